import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { CONTENT_MAX_DEPTH } from '#posts/content/schema.ts'

function depthOf(node: Node): number {
  let deepest = 0
  node.forEach((child) => {
    deepest = Math.max(deepest, depthOf(child))
  })
  return 1 + deepest
}

/** Rejects changes that nest lists deeper than can be stored. Checks only changed nodes. */
export const DepthLimit = Extension.create({
  name: 'depthLimit',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ docChanged, doc, before }) => {
        if (!docChanged) return true
        const known = new Set(before.content.content)
        return doc.content.content.every((node) => known.has(node) || depthOf(node) < CONTENT_MAX_DEPTH)
      },
    }),
  ],
})
