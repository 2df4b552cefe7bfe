/** Thousands may be separated by spaces; decimals follow a comma or a point. */
const NUMBER = /^-?(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d*))?$/

const THOUSANDS = 3

/** Accepts unfinished input (“9,”); null when empty. Unreadable or ambiguous (25.000) is NaN: it is never guessed. */
export function parseNumber(typed: string): number | null {
  const text = typed.replace(/\s/g, ' ').replace('−', '-').trim()
  if (text === '') return null
  const [, whole = '', decimals = ''] = NUMBER.exec(text) ?? []
  const isClear = whole === '0' || whole.length > THOUSANDS || decimals.length !== THOUSANDS
  return whole !== '' && isClear ? Number(text.replaceAll(' ', '').replace(',', '.')) : Number.NaN
}

export const formatNumberInput = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',')
