import { Mark, markInputRule, markPasteRule } from '@tiptap/core'
import type { ParseRule } from '@tiptap/pm/model'
import { MARK_TAGS, type SimpleMark } from '#shared/marks.ts'

interface Simple {
  /** Other HTML than its own element that means it. */
  also: readonly ParseRule[]
  /** Of a letter also with Caps Lock. */
  keys?: readonly string[]
  /** Put around words, as in Markdown. In a word a sign is a letter. */
  signs?: readonly { typed: RegExp; pasted: RegExp }[]
}

/** Marks of the library have commands and a Markdown of their own, which nobody calls. */
const simple = (name: SimpleMark, { also, keys = [], signs = [] }: Simple) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: MARK_TAGS[name] }, ...also],
    renderHTML: () => [MARK_TAGS[name], 0],
    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name)
      return Object.fromEntries(keys.map((key) => [key, toggle]))
    },
    addInputRules() {
      return signs.map(({ typed }) => markInputRule({ find: typed, type: this.type }))
    },
    addPasteRules() {
      return signs.map(({ pasted }) => markPasteRule({ find: pasted, type: this.type }))
    },
  })

const isDrawn = (line: string): ParseRule => ({
  style: 'text-decoration',
  consuming: false,
  getAttrs: (style) => (style.includes(line) ? {} : false),
})

export const Bold = simple('bold', {
  also: [
    // What some programs wrap a whole text in.
    { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
    { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
    { style: 'font-weight', getAttrs: (weight) => (weight.startsWith('bold') || Number(weight) >= 500 ? null : false) },
  ],
  keys: ['Mod-b', 'Mod-B'],
  signs: [
    { typed: /(?<!\S)\*\*(?!\s)([^*]+)(?<!\s)\*\*$/, pasted: /(?<!\S)\*\*(?!\s)([^*]+)(?<!\s)\*\*/g },
    { typed: /(?<!\S)__(?!\s)([^_]+)(?<!\s)__$/, pasted: /(?<!\S)__(?!\s)([^_]+)(?<!\s)__/g },
  ],
})

export const Italic = simple('italic', {
  also: [
    { tag: 'i', getAttrs: ({ style }) => (style.fontStyle === 'normal' ? false : null) },
    { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
    { style: 'font-style=italic' },
  ],
  keys: ['Mod-i', 'Mod-I'],
  signs: [
    { typed: /(?<!\S)\*(?![\s*])([^*]+)(?<!\s)\*$/, pasted: /(?<!\S)\*(?![\s*])([^*]+)(?<!\s)\*/g },
    { typed: /(?<!\S)_(?![\s_])([^_]+)(?<!\s)_$/, pasted: /(?<!\S)_(?![\s_])([^_]+)(?<!\s)_/g },
  ],
})

export const Underline = simple('underline', { also: [isDrawn('underline')], keys: ['Mod-u', 'Mod-U'] })

export const Strike = simple('strike', {
  also: [{ tag: 'del' }, { tag: 'strike' }, isDrawn('line-through')],
  keys: ['Mod-Shift-x'],
  signs: [{ typed: /(?<!\S)~~(?!\s)([^~]+)(?<!\s)~~$/, pasted: /(?<!\S)~~(?!\s)([^~]+)(?<!\s)~~/g }],
})

export const Superscript = simple('superscript', { also: [{ style: 'vertical-align=super' }] })
export const Subscript = simple('subscript', { also: [{ style: 'vertical-align=sub' }] })
