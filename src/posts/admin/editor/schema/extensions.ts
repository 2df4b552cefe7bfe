import { type Extensions, Node } from '@tiptap/core'
import { HardBreak } from '@tiptap/extension-hard-break'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Blockquote, BulletList, Code, HorizontalRule, ListItem, OrderedList } from '#posts/admin/editor/schema/flow.ts'
import { Heading } from '#posts/admin/editor/schema/heading.ts'
import { Image } from '#posts/admin/editor/schema/image.ts'
import { Link } from '#posts/admin/editor/schema/link.ts'
import { Shortcode } from '#posts/admin/editor/schema/shortcode.ts'
import { tableParts } from '#posts/admin/editor/schema/table.ts'
import { Paragraph, Text } from '#records/admin/form/rich-text/lines.ts'
import { Bold, Italic, Strike, Subscript, Superscript, Underline } from '#records/admin/form/rich-text/marks.ts'

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })

/** Nodes and marks of post content, exactly those of `posts/content/schema.ts`. Stored marks have their order. */
export const schemaExtensions: Extensions = [
  Bold,
  BulletList,
  Document,
  Gapcursor,
  HardBreak,
  UndoRedo,
  HorizontalRule,
  Italic,
  ListKeymap,
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  TrailingNode,
  Heading,
  Blockquote,
  ListItem,
  Code,
  Superscript,
  Subscript,
  Link,
  Image,
  Shortcode,
  ...tableParts,
]
