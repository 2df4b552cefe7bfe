/** Thousands may stand apart; decimals come after a comma or a point. */
const NUMBER = /^-?(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d*))?$/

const THOUSANDS = 3

/**
 * The number that somebody typed or pasted, also an unfinished one (“9,”); null when there is nothing. What cannot be
 * read, or could be read in two ways (25.000), is NaN: a form says so and never takes another number for it.
 */
export function numberIn(typed: string): number | null {
  const text = typed.replace(/\s/g, ' ').replace('−', '-').trim()
  if (text === '') return null
  const [, whole = '', decimals = ''] = NUMBER.exec(text) ?? []
  const isClear = whole === '0' || whole.length > THOUSANDS || decimals.length !== THOUSANDS
  return whole !== '' && isClear ? Number(text.replaceAll(' ', '').replace(',', '.')) : Number.NaN
}

/** As an editor would type it. */
export const asTyped = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',')
