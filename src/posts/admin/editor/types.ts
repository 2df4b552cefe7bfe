import type { ReactNode, RefObject } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Content } from '#posts/content/schema.ts'
import type { PostInput, TableContentItem } from '#posts/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'
import type { ChecksStore } from '#ui/admin/check/checks-store.ts'
import type { NoteDesk } from '#ui/admin/notes/note-desk.ts'
import type { CaretDesk } from '#ui/admin/presence/caret-desk.ts'

/** A heading as the table of contents knows it. */
export type HeadingItem = Omit<TableContentItem, 'isActive'>

/** The text and the data of exactly the blocks that stand in it. */
export interface WrittenText {
  content: Content
  shortcodesConfig: ShortcodesConfig
}

export type TextPlace = Extract<Place, { in: 'text' }>

/** What the form around the editor may ask of it. */
export interface ContentEditorHandle {
  /** Tells at once what was typed and not told yet. */
  flush: () => void
  /** Shows another text: a restored revision, theirs, or what was there before the changes. */
  replace: (content: Content, shortcodes: ShortcodesConfig) => void
  /** Gives an id to every heading without one; returns all headings that have words. */
  setHeadingIds: () => HeadingItem[]
  /** The headings that have an id. */
  headings: () => HeadingItem[]
  insertBlock: (kind: BlockKind) => void
  editBlock: (uniqId: string) => void
  scrollToBlock: (uniqId: string) => void
  /** Makes the text another one as one step that can be undone; only what differs is touched. */
  change: (text: WrittenText) => void
  /** Selects a place in the text and brings it into view. */
  goTo: (place: TextPlace) => void
  /** Puts the cursor at the beginning of the text. */
  focus: () => void
}

export interface ContentEditorProps {
  /** As it is when the editor is first shown; afterwards the editor has it, see `replace`. */
  content: Content
  shortcodes: ShortcodesConfig
  onChange: (text: WrittenText) => void
  handle: RefObject<ContentEditorHandle | null>
  error?: ReactNode
  /** After the toolbar's “Set heading IDs”: all headings, for the table of contents. The toast has been shown. */
  onHeadingIds?: (headings: HeadingItem[]) => void
  /** The notes on its passages. */
  notes?: NoteDesk | undefined
  /** What the rules say about its passages. */
  checks?: ChecksStore<PostInput, Place> | undefined
  /** Where colleagues write in it. */
  carets?: CaretDesk | undefined
  /** Stands above the text on the same sheet: the title. */
  children?: ReactNode
}
