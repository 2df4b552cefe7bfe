import { Mark } from '@tiptap/core'
import { isContentHref } from '#shared/hrefs.ts'

/** A link has an address and nothing else; the page decides how it opens. Typed and pasted addresses: `later/`. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isContentHref(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href: isContentHref(String(href)) ? href : '' }, 0],
  addCommands() {
    return {
      setLink:
        ({ href }) =>
        ({ chain }) =>
          isContentHref(href) && chain().setMark(this.name, { href }).setMeta('preventAutolink', true).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).setMeta('preventAutolink', true).run(),
    }
  },
})
