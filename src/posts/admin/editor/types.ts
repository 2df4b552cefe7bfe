import type { ReactNode, RefObject } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Content } from '#posts/content/schema.ts'
import type { PostInput, TableContentItem } from '#posts/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'
import type { ChecksStore } from '#records/admin/check/checks-store.ts'
import type { NoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import type { CaretStore } from '#features/collaboration/admin/presence/caret-store.ts'

export type HeadingItem = Omit<TableContentItem, 'isActive'>

/** The text and the data of exactly its blocks. */
export interface WrittenText {
  content: Content
  shortcodesConfig: ShortcodesConfig
}

export type TextPlace = Extract<Place, { in: 'text' }>

export interface ContentEditorHandle {
  /** Emits a pending change immediately. */
  flush: () => void
  replace: (content: Content, shortcodes: ShortcodesConfig) => void
  /** Brings in what a colleague changed: the caret stays, and undo takes back own changes only. */
  merge: (text: WrittenText) => void
  /** Gives an id to every heading without one; returns all non-empty headings. */
  setHeadingIds: () => HeadingItem[]
  /** Headings with an id. */
  headings: () => HeadingItem[]
  insertBlock: (kind: BlockKind) => void
  editBlock: (uniqId: string) => void
  scrollToBlock: (uniqId: string) => void
  /** Changes the text in one undo step; only differences are replaced. */
  change: (text: WrittenText) => void
  goTo: (place: TextPlace) => void
  focus: () => void
}

export interface ContentEditorProps {
  /** Initial value only; use `replace` afterwards. */
  content: Content
  shortcodes: ShortcodesConfig
  onChange: (text: WrittenText) => void
  handle: RefObject<ContentEditorHandle | null>
  error?: ReactNode
  /** After the toolbar's “Set heading IDs”: all headings, for the table of contents. The toast is already shown. */
  onHeadingIds?: (headings: HeadingItem[]) => void
  notes?: NoteStore | undefined
  /** Not before the post is saved. */
  mayNote?: boolean
  checks?: ChecksStore<PostInput, Place> | undefined
  carets?: CaretStore | undefined
  footer?: ReactNode
  children?: ReactNode
}
