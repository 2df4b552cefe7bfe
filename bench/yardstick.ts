import { createElement as e } from 'react'
import { renderToString } from 'react-dom/server'

/** Work of the kind of a page, which never changes: the limits of time were set by it. Prints the milliseconds of CPU of one round. */
const ROUNDS = 40
const BATCHES = 15
const ROWS = Array.from({ length: 300 }, (_, at) => at)

const row = (at: number) =>
  e(
    'li',
    { key: at, id: `row-${at}`, className: at % 2 ? 'row odd' : 'row' },
    e('h3', null, `Row ${at}: “words & figures”`),
    e('p', { title: String(at * 7919) }, ['Figures', at * 31, 'and', `${at % 97} %`].join(' ')),
    e('a', { href: `/row/${at}/`, 'data-at': at }, 'More'),
  )

function batch(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) renderToString(e('ul', null, ROWS.map(row)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

for (let warm = 0; warm < 3; warm++) batch()
const batches = Array.from({ length: BATCHES }, batch).toSorted((a, b) => a - b)
console.log(batches[Math.floor(BATCHES / 2)])
