import { isContentHref } from '#shared/hrefs.ts'
import { Mark, Node } from '@tiptap/core'
import { Fragment, type Node as DocumentNode, type Schema, Slice } from '@tiptap/pm/model'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Link } from '@tiptap/extension-link'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { FreshSelection } from '#records/admin/form/rich-text/fresh-selection.ts'
import { Paragraph, Text } from '#records/admin/form/rich-text/lines.ts'
import { Bold, Italic, Strike, Subscript, Superscript, Underline } from '#records/admin/form/rich-text/marks.ts'

const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** Unlike the library's own mark it can be combined with others, as in stored texts. */
const Code = Mark.create({
  name: 'code',
  excludes: '',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** Extensions for inline text. They inject no styles, which the CSP would block. */
export const inlineExtensions = [
  OneParagraph,
  Code,
  Superscript,
  Subscript,
  FreshSelection,
  Bold,
  HardBreak,
  UndoRedo,
  Italic,
  Link.configure({ openOnClick: false, autolink: false, isAllowedUri: (url) => isContentHref(url) }),
  Paragraph,
  Strike,
  Text,
  Underline,
]

/** Pasted paragraphs and lists become lines of the one paragraph. */
export function asLines(slice: Slice, schema: Schema): Slice {
  const lines: Fragment[] = []
  const collect = (node: DocumentNode) => {
    if (node.inlineContent) lines.push(node.content)
    else node.forEach(collect)
  }
  if (slice.content.firstChild?.isInline) return slice
  slice.content.forEach(collect)
  const lineBreak = schema.nodes['hardBreak']?.create()
  const joined = lines
    .filter((line) => line.size > 0)
    .flatMap((line, index) => (index > 0 && lineBreak ? [Fragment.from(lineBreak), line] : [line]))
    .reduce((all, line) => all.append(line), Fragment.empty)
  return new Slice(joined, 0, 0)
}
