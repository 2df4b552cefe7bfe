import { ActionIcon, Skeleton, Tooltip } from '@mantine/core'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { blocks } from '#blocks/registry.ts'
import { blockActions } from '#posts/admin/editor/block/block-actions.ts'
import { type BlockAttrs, blockAttrs } from '#posts/admin/editor/block/block-node.ts'
import { PreviewFrame } from '#posts/admin/editor/preview/preview-frame.tsx'
import { usePreview } from '#posts/admin/editor/preview/previews.ts'
import { useTools } from '#posts/admin/editor/tools.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './block-view.module.css'

export function BlockView({ node, selected, editor }: ReactNodeViewProps) {
  const { overlays } = useTools()
  const { kind, uniqId, data } = blockAttrs(node)
  const actions = blockActions(editor, overlays, node)
  // Only buttons of the selected block are tab stops; a long text would have a hundred.
  const button = (name: IconName, label: string, onClick: () => void) => (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon size={30} radius={7} aria-label={label} onClick={onClick} tabIndex={selected ? 0 : -1}>
        <Icon name={name} size={15} />
      </ActionIcon>
    </Tooltip>
  )
  return (
    <NodeViewWrapper
      className={css.block}
      data-selected={selected || undefined}
      data-broken={data === null || undefined}
      data-uniq-id={uniqId}
      role="group"
      // Its buttons and messages, within the Czech text.
      lang="en"
      aria-label={`${blocks[kind].name} ${uniqId}`}
      onDoubleClick={actions.edit}
    >
      <div className={css.head} contentEditable={false} data-drag-handle>
        <Icon name="code" size={15} />
        <span>{blocks[kind].name}</span>
        <span className={css.id}>{uniqId}</span>
        {data?.label && <span className={css.label}>{data.label}</span>}
        <span className={css.actions}>
          {button('up', 'Move up (Alt+↑)', () => actions.move(-1))}
          {button('down', 'Move down (Alt+↓)', () => actions.move(1))}
          {button('copy', 'Copy block', actions.copy)}
          {button('edit', 'Edit (Ctrl+Enter)', actions.edit)}
          {button('trash', 'Delete', actions.remove)}
        </span>
      </div>
      {data === null ? (
        <div className={css.missing}>The data of this block is missing. Edit it to write it anew, or delete it.</div>
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
        <div className={css.quiet}>Nothing to show yet: what this block points to is archived or gone.</div>
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
          The preview could not be loaded.{' '}
          <button type="button" className={css.retry} onClick={previews.retry}>
            Try again
          </button>
        </div>
      )
  }
}
