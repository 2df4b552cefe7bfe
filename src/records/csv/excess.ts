const MAX_SHOWN = 40

/** Text behind the last named column would be dropped, and cells before it may be in the wrong columns. */
export const excessRefusal = (excess: string) =>
  `“${excess.trim().slice(0, MAX_SHOWN)}” is beyond the last column. Put text that contains the separator in quotes.`
