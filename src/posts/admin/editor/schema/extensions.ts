import { isContentHref } from '#shared/hrefs.ts'
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Link as TiptapLink } from '@tiptap/extension-link'
import { Blockquote, Code, ListItem } from '#posts/admin/editor/schema/flow.ts'
import { Heading } from '#posts/admin/editor/schema/heading.ts'
import { Image } from '#posts/admin/editor/schema/image.ts'
import { Shortcode } from '#posts/admin/editor/schema/shortcode.ts'
import { tableParts } from '#posts/admin/editor/schema/table.ts'
import { Subscript, Superscript } from '#records/admin/form/rich-text/raised.ts'

/** A link has an address and nothing else; the page decides how it opens. */
const Link = TiptapLink.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: {},
  isAllowedUri: (address) => isContentHref(address),
})

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
