/** Line breaks, with the spaces around them, become single spaces; other spaces stay as they are. */
export const oneLine = (text: string) => text.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))
