import type { CoverOf } from '#shared/cover/schema.ts'

type Rows = CoverOf<'dots'>['rows']

/** “20, 25 30,5”: separated by spaces, with or without commas. Anything else becomes NaN, which the schema rejects. */
export const numbersIn = (typed: string): number[] =>
  typed
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((word) => Number((word.endsWith(',') ? word.slice(0, -1) : word).replace(',', '.')))

const spelled = (value: number) => (Number.isNaN(value) ? '' : String(value).replace('.', ','))

export const asNumbers = (values: readonly number[]): string => values.map(spelled).join(' ')

/** One line per casino: “24: 9,6 14,2”, with the promised hours before an optional colon. */
export const rowsIn = (typed: string): Rows =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', ...others] = line.split(':')
      const promise = others.length > 0 ? first.trim() : ''
      const [promised = Number.NaN] = numbersIn(promise)
      return {
        promised: promise === '' ? null : promised,
        measured: numbersIn(others.join(' ') || (promise ? '' : first)),
      }
    })

export const asRows = (rows: Rows): string =>
  rows
    .map(({ promised, measured }) => `${promised === null ? '' : `${spelled(promised)}: `}${asNumbers(measured)}`)
    .join('\n')
