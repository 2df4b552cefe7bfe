import { Link as TiptapLink } from '@tiptap/extension-link'
import { isContentHref } from '#shared/schema/url.ts'

/** A link has an address and nothing else; the page decides how it opens. */
export const Link = TiptapLink.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: {},
  isAllowedUri: (address) => isContentHref(address),
})
