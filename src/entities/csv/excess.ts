const MAX_SHOWN = 40

/**
 * Why a row with text behind its last named column is refused: the text would be dropped, and cells before it may be in
 * the wrong columns.
 */
export const excessRefusal = (excess: string) =>
  `“${excess.trim().slice(0, MAX_SHOWN)}” is beyond the last column. Put text that contains the separator in quotes.`
