import type { MarginNote } from '#blocks/margin-notes/block.ts'
import type { ShownBlocks, ShownContent, ShownNode } from '#posts/present.ts'

export type Part =
  | { what: 'node'; node: ShownNode }
  /** In the margin next to the following part, on wide screens. */
  | { what: 'beside'; note: MarginNote }
  /** All notes of a section at its end, on narrow screens. */
  | { what: 'below'; notes: MarginNote[] }

/** Places margin notes; in the stored content each follows the node it belongs to. */
export function withMargins({ content }: ShownContent, blocks: ShownBlocks): Part[] {
  const parts: Part[] = []
  let ofSection: MarginNote[] = []
  const endSection = () => {
    if (ofSection.length > 0) parts.push({ what: 'below', notes: ofSection })
    ofSection = []
  }
  for (const node of content) {
    const note = noteOf(node, blocks)
    if (note) {
      ofSection.push(note)
      const last = parts.at(-1)
      const isAboutLast = last?.what === 'node' && last.node.type !== 'heading'
      parts.splice(isAboutLast ? -1 : parts.length, 0, { what: 'beside', note })
    } else {
      if (startsSection(node, blocks)) endSection()
      parts.push({ what: 'node', node })
    }
  }
  endSection()
  return parts
}

const isNote = (node: ShownNode) => node.type === 'shortcode' && node.attrs.kind === 'marginNotes'

function noteOf(node: ShownNode, blocks: ShownBlocks): MarginNote | undefined {
  if (node.type !== 'shortcode' || !isNote(node)) return undefined
  return blocks.marginNotes.find(({ data }) => data.uniqId === node.attrs.uniqId)?.data
}

function startsSection(node: ShownNode, blocks: ShownBlocks): boolean {
  if (node.type === 'heading') return node.attrs.level === 2
  if (node.type !== 'shortcode') return false
  const { kind, uniqId } = node.attrs
  return blocks[kind].some(({ data }) => data.uniqId === uniqId && data.heading !== '' && data.level === 2)
}
