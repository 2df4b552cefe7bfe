import type { JSONContent } from '@tiptap/core'
import type { ShortcodeKind } from '#features/import-site/schema.ts'
import type { Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { replaceShortcodes, type WpShortcode } from '#features/import-site/server/convert/shortcodes.ts'
import { elementsOf, treeOfHtml } from '#features/import-site/server/convert/tree.ts'
import { escapeHtml, tag } from '#features/import-site/server/read/html-text.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import { marginNotes } from '#blocks/margin-notes/block.ts'
import { prosConsPosts } from '#blocks/pros-cons-posts/block.ts'
import { textIn } from '#posts/admin/editor/paste/html-tree.ts'
import { ownOf } from '#shared/objects.ts'

interface Places {
  around: Pick<Surroundings, 'shortcodes' | 'casinoNamed'>
  made: Made
  place: (nodes: JSONContent[]) => string
  /** What is inside, with its own shortcodes replaced. */
  within: () => string
}

/** Undefined if this one has not what it takes: then it is kept, and its words stay. */
type Become = (shortcode: WpShortcode, places: Places) => string | undefined

const WORDS = ['text', 'title', 'label', 'content', 'name', 'caption']
const ADDRESSES = ['url', 'href', 'link', 'to', 'target']
const NAMES = ['name', 'names', 'casino', 'casinos', 'title', 'slug', 'slugs', 'id', 'ids']

const firstOf = ({ attrs }: WpShortcode, names: string[]) =>
  names.map((name) => plainWords(attrs[name] ?? '')).find((value) => value !== '') ?? ''

const BECOME: Record<ShortcodeKind, Become> = {
  kept: () => undefined,
  text: (shortcode, { within }) => (shortcode.inside === undefined ? escapeHtml(firstOf(shortcode, WORDS)) : within()),
  link(shortcode, { within }) {
    const href = firstOf(shortcode, ADDRESSES)
    if (href === '') return undefined
    return tag('a', { href }, within().trim() || escapeHtml(firstOf(shortcode, WORDS) || href))
  },
  quote: ({ inside }, { within }) =>
    inside === undefined ? undefined : `\n\n${tag('blockquote', {}, tag('p', {}, within()))}\n\n`,
  note,
  prosCons,
  casinos,
}

/** What the owner chose for it; undefined if nothing. */
export function chosenHtml(shortcode: WpShortcode, places: Places): string | undefined {
  const kind = ownOf(places.around.shortcodes, shortcode.name)
  return kind && BECOME[kind](shortcode, places)
}

/** More than words. */
const RICH = new Set(['a', 'img', 'ul', 'ol', 'table', 'iframe', 'video', 'audio', 'form', 'script'])

function note(shortcode: WpShortcode, { made, place }: Places): string | undefined {
  const inside = shortcode.inside ?? ''
  if ([...elementsOf(treeOfHtml(inside))].some(({ tag: name }) => RICH.has(name))) return undefined
  const title = plainWords(shortcode.attrs['title'] ?? '')
  const words = plainWords(inside) || firstOf(shortcode, WORDS)
  const read = marginNotes.schema.safeParse({ uniqId: 'poznamka', ...(title && { title }), text: words })
  if (!read.success) return undefined
  const { uniqId: _, ...data } = read.data
  return place([made.block('marginNotes', data)])
}

const PROS = new Set(['pro', 'pros', 'plus', 'klady'])
const CONS = new Set(['con', 'cons', 'minus', 'zapory'])

function prosCons({ attrs, inside = '' }: WpShortcode, { made, place }: Places): string | undefined {
  const within = { pros: [] as string[], cons: [] as string[] }
  const rest = replaceShortcodes(inside, ({ name, inside: list = '', source }) => {
    if (PROS.has(name)) within.pros.push(...linesIn(list))
    else if (CONS.has(name)) within.cons.push(...linesIn(list))
    else return source
    return ''
  })
  // Two lists side by side: the first says what speaks for it.
  if (within.pros.length + within.cons.length === 0) [within.pros = [], within.cons = []] = listsIn(rest)
  // Something beside the lists would be lost.
  if (letters([...within.pros, ...within.cons].join('')) !== letters(wordsOutsideTags(inside))) return undefined
  const pros = [...splitList(attrs['pros'] ?? ''), ...within.pros]
  const cons = [...splitList(attrs['cons'] ?? ''), ...within.cons]
  const read = prosConsPosts.schema.safeParse({ uniqId: 'klady', source: 'manual', pros, cons })
  if (!read.success) return undefined
  const { uniqId: _, ...data } = read.data
  return place([made.block('prosConsPosts', data)])
}

const letters = (text: string) => text.replaceAll(/[\s|;]/g, '')

const wordsOutsideTags = (html: string) =>
  plainWords(
    html
      .split('[')
      .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(']') + 1)))
      .join(' '),
  )

function casinos(shortcode: WpShortcode, { around, made, place }: Places): string | undefined {
  const names = firstOf(shortcode, NAMES)
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const ids = names.flatMap((part) => around.casinoNamed(part) ?? [])
  // One that is not here would be missing from the list in silence.
  if (names.length === 0 || ids.length < names.length || shortcode.inside?.trim()) return undefined
  return place([made.block('casinosRating', { mode: 'manual', casinoIds: [...new Set(ids)], layout: 'cards' })])
}

const splitList = (given: string) =>
  given
    .split(/[|;\n]/)
    .map((part) => plainWords(part))
    .filter(Boolean)

const listsIn = (html: string): string[][] =>
  [...elementsOf(treeOfHtml(html))]
    .filter(({ tag: name }) => name === 'ul' || name === 'ol')
    .map(({ children }) =>
      [...elementsOf(children)]
        .filter(({ tag: name }) => name === 'li')
        .map((item) => textIn(item.children).replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean),
    )

/** The items of a list, or else its lines. */
function linesIn(html: string): string[] {
  const [list] = listsIn(html)
  return list ?? splitList(html.replaceAll(/<br ?\/?>|<\/p>/g, '\n'))
}
