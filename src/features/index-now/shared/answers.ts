/** 202: taken before the key was checked. */
export const TAKEN: ReadonlySet<number> = new Set([200, 202])
