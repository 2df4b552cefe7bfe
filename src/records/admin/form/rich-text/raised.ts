import { Mark } from '@tiptap/core'

const raised = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', align: 'super' | 'sub') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { style: `vertical-align=${align}` }],
    renderHTML: () => [tag, 0],
  })

export const Superscript = raised('superscript', 'sup', 'super')
export const Subscript = raised('subscript', 'sub', 'sub')
