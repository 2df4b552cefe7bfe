import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { BlockDrawer } from '#blocks/admin/block-drawer.tsx'
import { blocks } from '#blocks/registry.ts'
import { applyBlock } from '#posts/admin/editor/block/apply-block.ts'
import type { OpenedBlock } from '#posts/admin/editor/overlay-store.ts'

interface BlockPanelProps {
  editor: Editor
  opened: OpenedBlock
  onClose: () => void
}

export function BlockPanel({ editor, opened, onClose }: BlockPanelProps) {
  const { kind, uniqId, isNew } = opened
  const [before] = useState(() => opened.data ?? { ...blocks[kind].empty, uniqId })
  return (
    <BlockDrawer
      kind={kind}
      data={before}
      isNew={isNew}
      onApply={(data) => applyBlock(editor, { kind, isNew, before, data })}
      onClose={onClose}
    />
  )
}
