import type { BulletListNode, ListItemNode, OrderedListNode, ParagraphNode } from '#posts/content/schema.ts'
import { RichText } from '#ui/site/rich-text.tsx'

type ListNode = BulletListNode | OrderedListNode
type FlowNode = ParagraphNode | ListNode

export function ParagraphView({ node: { content } }: { node: ParagraphNode }) {
  if (!content?.length) return null
  return (
    <p>
      <RichText nodes={content} />
    </p>
  )
}

export const FlowView = ({ nodes }: { nodes: readonly FlowNode[] }) =>
  nodes.map((node, index) =>
    node.type === 'paragraph' ? <ParagraphView key={index} node={node} /> : <ListView key={index} node={node} />,
  )

export function ListView({ node }: { node: ListNode }) {
  const items = node.content.map((item, index) => (
    <li key={index}>
      <ItemView nodes={item.content} />
    </li>
  ))
  if (node.type === 'bulletList') return <ul className="txt">{items}</ul>
  return (
    <ol className="txt" start={node.attrs?.start}>
      {items}
    </ol>
  )
}

/** The first paragraph of an item has no `<p>`, so that it is on the line of its marker. */
function ItemView({ nodes }: { nodes: ListItemNode['content'] }) {
  const [first, ...rest] = nodes
  if (first?.type !== 'paragraph') return <FlowView nodes={nodes} />
  return (
    <>
      <RichText nodes={first.content ?? []} />
      <FlowView nodes={rest} />
    </>
  )
}

export const CellView = ({ nodes }: { nodes: ListItemNode['content'] }) => <ItemView nodes={nodes} />
