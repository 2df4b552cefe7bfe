import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { MarginNote } from '#blocks/margin-notes/block.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export const MarginNotesView = ({ data }: { data: Shown<MarginNote> }) => (
  <BlockFrame data={data}>
    <NoteView note={data} />
  </BlockFrame>
)

interface NoteProps {
  note: MarginNote
  /** In the margin of a wide screen. */
  isBeside?: boolean
}

export const NoteView = ({ note: { title, figure, text }, isBeside = false }: NoteProps) => (
  <div className={isBeside ? 'mn beside' : 'mn'} role="note">
    {title && <b>{hardSpaces(title)}</b>}
    {figure && <span className="mn-n">{hardSpaces(figure)}</span>}
    <p>{hardSpaces(text)}</p>
  </div>
)
