import * as m from '#posts/admin/editor/messages.ts'
import type { NodeViewRenderer } from '@tiptap/core'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './heading-view.module.css'
import { headingAttrs } from '#posts/admin/editor/headings/heading-attrs.ts'

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`#${id}`)
    notify.success(SUCCESS.copied)
  } catch {
    notify.error(m.cannotCopy())
  }
}

/** A heading with its id next to it. Plain DOM: a React component in every heading would slow typing down. */
export const headingView: NodeViewRenderer = ({ node: first }) => {
  let node = first
  const dom = document.createElement('div')
  const contentDOM = document.createElement(`h${String(node.attrs['level'])}`)
  const badge = document.createElement('button')
  dom.className = css.heading ?? ''
  badge.className = css.id ?? ''
  badge.type = 'button'
  badge.contentEditable = 'false'
  badge.tabIndex = -1
  badge.title = m.copyHeadingLink()
  badge.addEventListener('mousedown', (event) => event.preventDefault())
  badge.addEventListener('click', () => void copyLink(String(node.attrs['id'])))
  dom.append(contentDOM, badge)

  function show(): void {
    const id = headingAttrs(node).id ?? null
    badge.hidden = id === null
    badge.textContent = `#${id ?? ''}`
    contentDOM.id = id ? `editor-${id}` : ''
  }
  show()

  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type || next.attrs['level'] !== node.attrs['level']) return false
      node = next
      show()
      return true
    },
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target) || mutation.target === badge,
    stopEvent: (event) => event.target === badge,
  }
}
