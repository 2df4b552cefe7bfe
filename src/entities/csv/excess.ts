const MAX_SHOWN = 40

/**
 * Why a row with text behind its last named column is refused: the text would be dropped, and cells before it may be in
 * the wrong columns.
 */
export function excessRefusal(cells: readonly string[], columns: number): string | undefined {
  const excess = cells.slice(columns).find((cell) => cell.trim() !== '')
  if (excess === undefined) return undefined
  const shown = excess.trim().slice(0, MAX_SHOWN)
  return `“${shown}” is beyond the last column. Put text that contains the separator in quotes.`
}
