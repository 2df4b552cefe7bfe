import type { Place } from '#blocks/data-tables/grid.ts'

/** Marks a cell in the DOM for `placeOf` and `focusCell`. */
export const cellAttribute = ({ row, column }: Place) => ({ 'data-cell': `${row}:${column}` })

export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Returns whether the cell exists. */
export function focusCell(box: HTMLElement | null, { row, column }: Place): boolean {
  const cell = box?.querySelector(`[data-cell="${row}:${column}"]`)
  const field = cell?.querySelector<HTMLElement>('input, select, [contenteditable="true"], [tabindex="0"]')
  field?.focus()
  return Boolean(field)
}
