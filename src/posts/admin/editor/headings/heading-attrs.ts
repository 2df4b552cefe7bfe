import type { Node } from '@tiptap/pm/model'
import type { Level } from '#posts/admin/editor/schema/heading.ts'

interface HeadingAttrs {
  level: Level
  /** Null until ids are set; undefined for other nodes. */
  id: string | null | undefined
}

export const headingAttrs = ({ attrs }: Node): HeadingAttrs => ({ level: attrs['level'], id: attrs['id'] })
