import { expect, test } from 'vitest'
import { at, type Editing, filled, itemAt, narrowed, optionalText, set } from '#blocks/admin/editing.ts'

interface Data {
  title: string
  note?: string | undefined
  button?: { label: string } | undefined
  cards: { title: string }[]
}

/** An `Editing` of a local value, with errors at the given paths. */
function editing(start: Data, errors: Record<string, string> = {}) {
  const held = { value: start }
  const root = (): Editing<Data> => ({
    value: held.value,
    update: (change) => {
      held.value = change(held.value)
    },
    errorAt: (path = '') => errors[path],
    errorsIn: (path = '') => Object.keys(errors).filter((key) => key.startsWith(path)).length,
  })
  return { held, root }
}

const typed = (value: string) => ({ currentTarget: { value } }) as never

test('two updates within one event are both applied', () => {
  const { held, root } = editing({ title: 'a', cards: [{ title: 'x' }, { title: 'y' }] })
  const block = root()
  const cards = at(block, 'cards')
  set(block, { title: 'b' })
  set(itemAt(cards, { title: 'x' }, 0), { title: 'X' })
  set(itemAt(cards, { title: 'y' }, 1), { title: 'Y' })
  expect(held.value).toEqual({ title: 'b', cards: [{ title: 'X' }, { title: 'Y' }] })
})

test('an item sees its own errors', () => {
  const { root } = editing({ title: '', cards: [{ title: '' }] }, { 'cards.0.title': 'Fill this in.', title: 'No.' })
  const cards = at(root(), 'cards')
  const card = itemAt(cards, { title: '' }, 0)
  expect(card.errorAt('title')).toBe('Fill this in.')
  expect(at(card, 'title').errorAt()).toBe('Fill this in.')
  expect([cards.errorsIn('0'), cards.errorsIn('1'), card.errorsIn()]).toEqual([1, 0, 1])
})

test('the first update creates a missing part, and an emptied text is removed', () => {
  const { held, root } = editing({ title: '', cards: [] })
  set(filled(at(root(), 'button'), { label: '' }), { label: 'Číst' })
  optionalText(root(), 'note').onChange(typed('poznámka'))
  expect(held.value).toMatchObject({ button: { label: 'Číst' }, note: 'poznámka' })
  optionalText(root(), 'note').onChange(typed(''))
  expect(held.value.note).toBeUndefined()
})

test('updating a part preserves the rest', () => {
  const { held, root } = editing({ title: 'a', cards: [{ title: 'x' }] })
  set(narrowed<{ title: string }, Data>(root()), { title: 'b' })
  expect(held.value).toEqual({ title: 'b', cards: [{ title: 'x' }] })
})
