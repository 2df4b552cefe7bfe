/** Created when first needed: it is the most expensive object of the whole script. */
let collator: Intl.Collator | undefined

type Direction = 'ascending' | 'descending'

/** Turns the headings of sortable tables into buttons. */
export function setUpSorting(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]:not([data-ready])')) {
    table.dataset['ready'] = ''
    for (const [column, heading] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'sort-btn' })
      button.append(...heading.childNodes)
      heading.append(button)
      button.addEventListener('click', () => sortBy(table, heading, column))
    }
  }
}

const valueOf = (row: HTMLTableRowElement, column: number): string => {
  const cell = row.cells[column]
  return cell?.dataset['sort'] ?? cell?.textContent ?? ''
}

function compare(a: string, b: string): number {
  collator ??= new Intl.Collator('cs', { numeric: true })
  const [left, right] = [Number(a), Number(b)]
  return a !== '' && b !== '' && !Number.isNaN(left) && !Number.isNaN(right) ? left - right : collator.compare(a, b)
}

function sortBy(table: HTMLTableElement, heading: HTMLElement, column: number): void {
  const direction: Direction = heading.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending'
  for (const other of table.querySelectorAll('[aria-sort]')) other.removeAttribute('aria-sort')
  heading.setAttribute('aria-sort', direction)
  const sign = direction === 'ascending' ? 1 : -1
  const body = table.tBodies[0]
  const rows = [...(body?.rows ?? [])].toSorted((a, b) => sign * compare(valueOf(a, column), valueOf(b, column)))
  body?.append(...rows)
}
