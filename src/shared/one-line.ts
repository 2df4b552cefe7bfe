/** Collapses line breaks and the spaces around them to single spaces; other spaces are preserved. */
export const oneLine = (text: string) => text.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))
