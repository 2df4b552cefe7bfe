import type { ComponentType } from 'react'
import { sizesIn } from '#blocks/image-sizes.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { type ViewProps, views } from '#blocks/views.ts'
import { NoteView } from '#blocks/margin-notes/view.tsx'
import { type Part, withMargins } from '#posts/content/margin.ts'
import { FlowView, ListView, ParagraphView } from '#posts/content/flow-view.tsx'
import type { HeadingNode } from '#posts/content/schema.ts'
import { TableView } from '#posts/content/table-view.tsx'
import type { ShownBlocks, ShownContent, ShownImage, ShownNode } from '#posts/present.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'
import { Img } from '#ui/site/image.tsx'
import { LongList } from '#ui/site/put-off.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

interface ContentViewProps {
  content: ShownContent
  blocks: ShownBlocks
}

/** The text of a post. Its parent is `.prose`, which sets the spacing between its children. */
export const ContentView = ({ content, blocks }: ContentViewProps) => (
  <LongList items={withMargins(content, blocks)} dataOf={(part) => dataOf(part, blocks)}>
    {(part, index) => <PartView key={index} part={part} blocks={blocks} />}
  </LongList>
)

const dataOf = (part: Part, blocks: ShownBlocks) =>
  part.what === 'node' && part.node.type === 'shortcode' ? blockOf(part.node.attrs, blocks) : undefined

/** Each note is rendered twice: wide screens show the one in the margin, others the one below the section. */
function PartView({ part, blocks }: { part: Part; blocks: ShownBlocks }) {
  switch (part.what) {
    case 'node':
      return <NodeView node={part.node} blocks={blocks} />
    case 'beside':
      return <NoteView note={part.note} isBeside />
    case 'below':
      return (
        <div className="mns">
          {part.notes.map((note, index) => (
            <NoteView key={index} note={note} />
          ))}
        </div>
      )
  }
}

function NodeView({ node, blocks }: { node: ShownNode; blocks: ShownBlocks }) {
  switch (node.type) {
    case 'paragraph':
      return <ParagraphView node={node} />
    case 'heading':
      return <Heading node={node} />
    case 'bulletList':
    case 'orderedList':
      return <ListView node={node} />
    case 'blockquote':
      if (node.attrs?.isQuote) {
        return (
          <blockquote className="quote">
            <FlowView nodes={node.content} />
          </blockquote>
        )
      }
      return (
        <div className="note" role="note">
          <Icon name="warn" />
          <div>
            <FlowView nodes={node.content} />
          </div>
        </div>
      )
    case 'image':
      return <Figure node={node} />
    case 'horizontalRule':
      return <hr />
    case 'table':
      return <TableView node={node} />
    case 'shortcode':
      return <Shortcode kind={node.attrs.kind} uniqId={node.attrs.uniqId} blocks={blocks} />
  }
}

function Heading({ node: { attrs, content } }: { node: HeadingNode }) {
  if (!content?.length) return null
  const Tag = `h${attrs.level}` as const
  return (
    <Tag id={attrs.id ?? undefined}>
      <RichText nodes={content} />
    </Tag>
  )
}

const Figure = ({ node: { attrs } }: { node: ShownImage }) => (
  <figure className="pic">
    <Img picture={attrs.picture} sizes={sizesIn(1)} />
    {attrs.caption && <figcaption>{hardSpaces(attrs.caption)}</figcaption>}
  </figure>
)

interface ShortcodeProps<Kind extends BlockKind> {
  kind: Kind
  uniqId: string
  blocks: ShownBlocks
}

function Shortcode<Kind extends BlockKind>({ kind, uniqId, blocks }: ShortcodeProps<Kind>) {
  const data = blockOf({ kind, uniqId }, blocks)
  if (!data) return null
  const View: ComponentType<ViewProps<Kind>> = views[kind]
  return <View data={data} />
}

const blockOf = <Kind extends BlockKind>(
  { kind, uniqId }: { kind: Kind; uniqId: string },
  blocks: ShownBlocks,
): ShownBlocks[Kind][number]['data'] | undefined => blocks[kind].find(({ data }) => data.uniqId === uniqId)?.data
