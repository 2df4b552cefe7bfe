import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/core'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import * as templates from '#features/templates/messages.ts'
import { openNewBlock } from '#posts/admin/editor/block/block-actions.ts'
import { placeAtCursor, placeTable } from '#posts/admin/editor/block/block-changes.ts'
import { loadLater } from '#posts/admin/editor/later/load-later.ts'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { fold } from '#shared/czech/slug.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import { onceLoaded } from '#ui/admin/lazy-part.tsx'

export interface Item {
  id: string
  name: string
  icon: IconName | 'H2' | 'H3' | 'H4'
  words: string
  isBlock: boolean
  run: (editor: Editor, overlays: OverlayStore) => void
}

export const BLOCK_ICONS: Record<BlockKind, IconName> = {
  prosConsPosts: 'check',
  casinosRating: 'casino',
  bookmakersRating: 'bookmaker',
  sliders: 'screen',
  dataTables: 'table',
  gridCardsWithButton: 'link',
  gridCards: 'tags',
  listsCards: 'list',
  imgTextBlocks: 'post',
  imgBlocks: 'image',
  videos: 'play',
  biographyWriters: 'user',
  quoteWriters: 'quote',
  marginNotes: 'note',
  keptSource: 'archive',
}

const text = (id: string, name: string, icon: Item['icon'], words: string, run: Item['run']): Item => ({
  id,
  name,
  icon,
  words,
  isBlock: false,
  run,
})

/** With what changes it: Tab would leave it otherwise. */
export function insertTable(editor: Editor): void {
  onceLoaded(loadLater, () => {
    if (editor.isDestroyed) return
    editor.view.dispatch(placeTable(editor.state))
    editor.view.focus()
  })
}

export function insertDivider({ state, view }: Editor): void {
  view.dispatch(placeAtCursor(state, [state.schema.node('horizontalRule')]))
  view.focus()
}

/** Nobody writes what was kept from an old site; an import does. */
export const INSERTED_KINDS = BLOCK_KINDS.filter((kind) => kind !== 'keptSource')

const allItems = (): Item[] => [
  text('heading-2', m.heading2(), 'H2', m.headingWords(), (editor) =>
    editor.chain().focus().toggleHeading({ level: 2 }).run(),
  ),
  text('heading-3', m.heading3(), 'H3', m.headingWords(), (editor) =>
    editor.chain().focus().toggleHeading({ level: 3 }).run(),
  ),
  text('heading-4', m.heading4(), 'H4', m.headingWords(), (editor) =>
    editor.chain().focus().toggleHeading({ level: 4 }).run(),
  ),
  text('bullet-list', m.bulletList(), 'list', m.bulletWords(), (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  text('numbered-list', m.numberedList(), 'numbers', m.numberedWords(), (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  text('callout', m.callout(), 'warn', m.calloutWords(), (editor) => editor.chain().focus().toggleBlockquote().run()),
  text('quoted-text', m.quotedText(), 'quote', m.quotedWords(), (editor) => editor.chain().focus().toggleQuote().run()),
  text('table', m.table(), 'table', m.tableWords(), insertTable),
  text('picture', m.picture(), 'image', m.pictureWords(), (_editor, overlays) => overlays.open({ what: 'picture' })),
  text('divider', m.divider(), 'minus', m.dividerWords(), insertDivider),
  text('template', templates.insertFromTemplate(), 'copy', templates.insertWords(), (_editor, overlays) =>
    overlays.open({ what: 'template' }),
  ),
  ...INSERTED_KINDS.map((kind): Item => ({
    id: kind,
    name: BLOCK_NAMES[kind](),
    icon: BLOCK_ICONS[kind],
    words: `${kind} ${kind.replaceAll(/[A-Z]/g, ' $&')}`,
    isBlock: true,
    run: (editor, overlays) => openNewBlock(editor, overlays, kind),
  })),
]

/** Items with words that start with the query; exact names first, then names that start with it, then the rest. */
export function matchingItems(query: string): Item[] {
  const typed = fold(query.trim())
  if (typed === '') return allItems()
  const parts = typed.split(/\s+/)
  const found = allItems().filter((item) => {
    const words = fold(`${item.name} ${item.words}`).split(' ')
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  })
  const rank = ({ name, id }: Item) => {
    const names = [fold(name), fold(id)]
    if (names.includes(typed)) return 0
    return names.some((each) => each.startsWith(typed)) ? 1 : 2
  }
  return found.toSorted((one, other) => rank(one) - rank(other))
}
