import { Plugin } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { INSERTED_KINDS, matchingItems } from '#posts/admin/editor/slash/items.ts'
import { nextSlash, openSlash, slashKey, type SlashState } from '#posts/admin/editor/slash/slash.ts'
import { stateOf, withCursor } from '#testing/editor-state.ts'
import { p, ul } from '#posts/content/build.ts'

const plugin = new Plugin<SlashState>({
  key: slashKey,
  state: {
    init: (): SlashState => ({ open: undefined, closedAt: undefined }),
    apply: (tr, value, _, now) => nextSlash(tr, value, now),
  },
})
const typed = (text: string, state = withCursor(stateOf([], [plugin]), 1)) => state.apply(state.tr.insertText(text))
const queryOf = (text: string) => openSlash(typed(text))?.query

test('a slash at the start or after a space opens the menu with the query after it', () => {
  expect(openSlash(typed('/'))).toEqual({ from: 1, to: 2, query: '', index: 0 })
  expect(queryOf('Text /data ta')).toBe('data ta')
})

test.each(['km/h', '1 / 2', 'https://a', 'a /', '/nic takového'].map((text) => [text]))('%s', (text) => {
  expect(queryOf(text)).toBe(text === 'a /' ? '' : undefined)
})

test('does not open inside a list', () => {
  const state = withCursor(stateOf([ul('bod')], [plugin]), 4)
  expect(openSlash(typed(' /', state))).toBeUndefined()
})

test('opens by typing, not by moving the caret', () => {
  const state = stateOf([p('/table'), p('jinde')], [plugin])
  expect(openSlash(withCursor(state, 7))).toBeUndefined()
})

test('stays closed while typing continues', () => {
  const closed = typed('/')
  const after = closed.apply(closed.tr.setMeta(slashKey, { close: true }))
  expect(openSlash(after)).toBeUndefined()
  expect(openSlash(typed('ta', after))).toBeUndefined()
  expect(openSlash(typed(' /', after))?.from).toBe(3)
})

test('the selection moves, and is reset when the query changes', () => {
  const open = typed('/')
  const third = open.apply(open.tr.setMeta(slashKey, { index: 2 }))
  expect(openSlash(third)?.index).toBe(2)
  expect(openSlash(typed('h', third))?.index).toBe(0)
})

test('items are found by word prefixes, with names first', () => {
  expect(matchingItems('')).toHaveLength(25)
  expect(matchingItems('ta').map(({ name }) => name)).toEqual(['Table', 'Data table'])
  expect(matchingItems('proscons').map(({ id }) => id)).toEqual(['prosConsPosts'])
  expect(matchingItems('list num').map(({ name }) => name)).toEqual(['Numbered list'])
})

test.each(INSERTED_KINDS.map((kind) => [kind]))(
  '/%s offers that kind first, in any letters and by its words',
  (kind) => {
    for (const typed of [kind, kind.toUpperCase(), kind.toLowerCase()]) {
      expect(matchingItems(typed)[0]?.id).toBe(kind)
      expect(queryOf(`/${typed}`)).toBe(typed)
    }
    const last = /[A-Z][a-z]+$/.exec(kind)?.[0] ?? kind
    expect(matchingItems(last).map(({ id }) => id)).toContain(kind)
  },
)
