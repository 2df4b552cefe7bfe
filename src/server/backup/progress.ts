/** The unit (rows, bytes, pictures) is up to the work. */
export type Progress = (done: number, total: number) => void

export const noProgress: Progress = () => {}
