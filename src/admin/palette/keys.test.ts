import { globSync, readFileSync } from 'node:fs'
import { flattenExtensions, getExtensionField } from '@tiptap/core'
import { expect, test } from 'vitest'
import { HELP } from '#admin/palette/keys.ts'
import { editorExtensions } from '#posts/admin/editor/extensions.ts'
import { createTools } from '#posts/admin/editor/tools.ts'
import { inlineExtensions } from '#records/admin/form/rich-text/one-paragraph.ts'

const SIGNS: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'esc',
  '': 'space',
}
const MODIFIERS = ['mod', 'alt', 'shift']
const rank = (key: string) => (MODIFIERS.includes(key) ? MODIFIERS.indexOf(key) : MODIFIERS.length)

/** `mod+shift+S`, `Shift-Mod-s` and `Mod Shift S` as `mod shift s`. */
const spelled = (keys: string) =>
  keys
    .toLowerCase()
    .split(/(?<=.)[+\- ]/)
    .map((key) => SIGNS[key.trim()] ?? key)
    .toSorted((a, b) => rank(a) - rank(b))
    .join(' ')

const inHelp = new Set(
  HELP.flatMap(([, lines]) => lines.flatMap(({ keys }) => keys.flatMap((key) => key.split(' then ').map(spelled)))),
)

/** What these do in a text, a field, a list or a dialog is known from everywhere. */
const KNOWN = new Set(['enter', 'backspace', 'delete', 'mod backspace', 'mod delete', 'tab', '↑', '↓', '←', '→'])

const sources = globSync('src/{admin,ui/admin,posts/admin,records,entities,features,blocks}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

/** Screens and forms bind keys in lists of Mantine’s hotkeys, or compare the key of an event. */
const BOUND = [
  /\['((?:(?:mod|shift|alt)\+)*(?:[A-Z.]|F\d+|Enter))', /g,
  /(?<!typeof )\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g,
]

const inSources = sources.flatMap(([file, text]) =>
  BOUND.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => [key, file] as const)),
)

const inTexts = flattenExtensions([...editorExtensions(createTools({})), ...inlineExtensions]).flatMap((extension) => {
  const { name, options, storage } = extension
  const bind = getExtensionField<() => object>(extension, 'addKeyboardShortcuts', {
    name,
    options,
    storage,
    editor: {},
  })
  return Object.keys(bind?.() ?? {}).map((key) => [key, name] as const)
})

// Cyrillic letters are bound for keyboards that have no others.
const bound = [...inSources, ...inTexts].filter(([key]) => !KNOWN.has(spelled(key)) && /^[ -~]+$/.test(key))

test('the keys of screens and of texts are found', () => {
  expect(inSources.map(([key]) => key)).toEqual(expect.arrayContaining(['mod+S', 'F8', 'mod+.', 'E', 'n', 'o']))
  expect(inTexts.map(([key]) => key)).toEqual(
    expect.arrayContaining(['Mod-b', 'Alt-ArrowUp', 'Mod-Alt-m', 'Mod-Alt-2']),
  )
})

test.each(bound)('the help lists %s, bound by %s', (key) => expect(inHelp).toContain(spelled(key)))
