import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Blockquote, Code, ListItem } from '#posts/admin/editor/schema/flow.ts'
import { Heading } from '#posts/admin/editor/schema/heading.ts'
import { Image } from '#posts/admin/editor/schema/image.ts'
import { Link } from '#posts/admin/editor/schema/link.ts'
import { Shortcode } from '#posts/admin/editor/schema/shortcode.ts'
import { tableParts } from '#posts/admin/editor/schema/table.ts'
import { Subscript, Superscript } from '#ui/admin/form/rich-text/raised.ts'

/** Nodes and marks of post content, exactly those of `posts/content/schema.ts`. */
export const schemaExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    link: false,
    listItem: false,
  }),
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
