import { plainText } from '#shared/plain-text.ts'
import { type Editor, EditorContent } from '@tiptap/react'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import type { Column } from '#blocks/data-tables/block.ts'
import { cellAttribute } from '#blocks/data-tables/cell-focus.ts'
import type { Place } from '#blocks/data-tables/grid.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'
import { useInlineEditor } from '#records/admin/form/rich-text/use-inline-editor.ts'
import { MARK_TAGS } from '#shared/marks.ts'
import css from './table-grid.module.css'

interface CellProps {
  label: string
  value: Inline[]
  isWrong: boolean
  place: Place
  onChange: (value: Inline[]) => void
  onEnter: (place: Place) => void
  onEditor: (editor: Editor | undefined) => void
  onLink: (isLinking: boolean) => void
}

interface GridCellProps extends CellProps {
  type: NonNullable<Column['type']>
  isActive: boolean
  onActive: (place: Place) => void
}

const isPlain = (nodes: Inline[]) => nodes.every((node) => node.type === 'text' && !node.marks?.length)

/** A cell by the type of its column. Only the active one is a rich text editor, as there may be hundreds. */
export function GridCell({ type, isActive, onActive, ...cell }: GridCellProps) {
  const { value, place, label, isWrong } = cell
  const field = () => {
    if (type === 'bool') return <YesNo {...cell} />
    if ((type === 'number' || type === 'rating') && isPlain(value)) return <PlainText {...cell} />
    if (isActive) return <CellEditor {...cell} />
    return (
      <div
        className={css.text}
        role="textbox"
        tabIndex={0}
        aria-label={label}
        aria-invalid={isWrong}
        onFocus={() => onActive(place)}
      >
        <InlinePreview nodes={value} />
      </div>
    )
  }
  return (
    <td {...cellAttribute(place)} className={css.cell} data-wrong={isWrong || undefined}>
      {field()}
    </td>
  )
}

const asCell = (text: string): Inline[] => (text === '' ? [] : [{ type: 'text', text }])

const onEnterKey = (place: Place, onEnter: (place: Place) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  onEnter(place)
}

const PlainText = ({ label, value, isWrong, place, onChange, onEnter }: CellProps) => (
  <input
    className={css.plain}
    aria-label={label}
    aria-invalid={isWrong}
    value={plainText(value)}
    onChange={(event) => onChange(asCell(event.currentTarget.value))}
    onKeyDown={onEnterKey(place, onEnter)}
  />
)

const ANSWERS = ['', 'Ano', 'Ne']

function YesNo({ label, value, isWrong, place, onChange, onEnter }: CellProps) {
  const text = plainText(value)
  return (
    <select
      className={css.plain}
      aria-label={label}
      aria-invalid={isWrong}
      value={text}
      onChange={(event) => onChange(asCell(event.currentTarget.value))}
      onKeyDown={onEnterKey(place, onEnter)}
    >
      {[...new Set([...ANSWERS, text])].map((answer) => (
        <option key={answer}>{answer}</option>
      ))}
    </select>
  )
}

function CellEditor({ label, value, isWrong, place, onChange, onEnter, onEditor, onLink }: CellProps) {
  const editor = useInlineEditor({
    value,
    onChange,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-invalid': String(isWrong) },
    onEnter: () => onEnter(place),
    onLink: () => onLink(true),
    autoFocus: true,
  })
  useEffect(() => {
    onEditor(editor)
    return () => onEditor(undefined)
  }, [editor, onEditor])
  return <EditorContent editor={editor} className={css.text} />
}

const TAGS = { ...MARK_TAGS, link: 'u' } as const

function marked(children: ReactNode, { type }: Mark): ReactNode {
  const Tag = TAGS[type]
  return <Tag>{children}</Tag>
}

const InlinePreview = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.map((node, index) =>
    node.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>{(node.marks ?? []).reduceRight<ReactNode>(marked, node.text)}</Fragment>
    ),
  )
