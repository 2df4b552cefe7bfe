import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#posts/admin/editor/messages.ts'
import { useLanguage } from '#ui/admin/words/speak.ts'
import { Skeleton } from '@mantine/core'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { blockActions } from '#posts/admin/editor/block/block-actions.ts'
import { type BlockAttrs, blockAttrs } from '#posts/admin/editor/block/block-node.ts'
import { PreviewFrame } from '#posts/admin/editor/preview/preview-frame.tsx'
import { usePreview } from '#posts/admin/editor/preview/previews.ts'
import { useTools } from '#posts/admin/editor/tools.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { TipIcon } from '#ui/admin/tip-icon.tsx'
import css from './block-view.module.css'

export function BlockView({ node, selected, editor }: ReactNodeViewProps) {
  const language = useLanguage()
  const { overlays } = useTools()
  const { kind, uniqId, data } = blockAttrs(node)
  const actions = blockActions(editor, overlays, node)
  // Only buttons of the selected block are tab stops; a long text would have a hundred.
  const button = (name: IconName, label: string, onClick: () => void) => (
    <TipIcon tip={label} size={30} radius={7} aria-label={label} onClick={onClick} tabIndex={selected ? 0 : -1}>
      <Icon name={name} size={15} />
    </TipIcon>
  )
  return (
    <NodeViewWrapper
      className={css.block}
      data-selected={selected || undefined}
      data-broken={data === null || undefined}
      data-uniq-id={uniqId}
      role="group"
      // Its buttons and messages, within the Czech text.
      lang={language}
      aria-label={`${BLOCK_NAMES[kind]()} ${uniqId}`}
      onDoubleClick={actions.edit}
    >
      <div className={css.head} contentEditable={false} data-drag-handle>
        <Icon name="code" size={15} />
        <span>{BLOCK_NAMES[kind]()}</span>
        <span className={css.id}>{uniqId}</span>
        {data?.label && <span className={css.label}>{data.label}</span>}
        <span className={css.actions}>
          {button('up', m.moveUp(), () => actions.move(-1))}
          {button('down', m.moveDown(), () => actions.move(1))}
          {button('copy', m.copyBlock(), actions.copy)}
          {button('edit', m.editBlock(), actions.edit)}
          {button('trash', m.deleteBlock(), actions.remove)}
        </span>
      </div>
      {data === null ? (
        <div className={css.missing}>{m.blockDataMissing()}</div>
      ) : (
        <BlockBody kind={kind} data={data} />
      )}
    </NodeViewWrapper>
  )
}

function BlockBody({ kind, data }: { kind: BlockAttrs['kind']; data: NonNullable<BlockAttrs['data']> }) {
  const { previews } = useTools()
  const preview = usePreview(previews, kind, data)
  switch (preview.state) {
    case 'loading':
      return (
        <div className={css.body}>
          <Skeleton height={14} width="40%" mb={10} />
          <Skeleton height={14} />
        </div>
      )
    case 'shown':
      return preview.html === '' ? (
        <div className={css.quiet}>{m.nothingToShow()}</div>
      ) : (
        <div className={css.body}>
          <PreviewFrame html={preview.html} />
        </div>
      )
    case 'refused':
      return <div className={css.missing}>{preview.message}</div>
    case 'failed':
      return (
        <div className={css.quiet}>
          {rich(m.previewNotLoaded, {
            again: (inner) => (
              <button type="button" className={css.retry} onClick={previews.retry}>
                {inner}
              </button>
            ),
          })}
        </div>
      )
  }
}
