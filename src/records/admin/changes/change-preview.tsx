import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as m from '#records/admin/changes/messages.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import { previewQuery } from '#records/admin/changes/queries.ts'
import { nameOfChange } from '#records/admin/changes/use-change-actions.ts'
import { PreviewPane } from '#ui/admin/preview/preview-pane.tsx'
import css from './changes-screen.module.css'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface ChangePreviewProps {
  collection: CollectionName
  recordId: string
  change: WaitingChange
  onClose: () => void
}

export function ChangePreview({ collection, recordId, change, onClose }: ChangePreviewProps) {
  const { data, isError, refetch } = useQuery(previewQuery(collection, recordId, change))
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Overlay />
      <Modal.Content
        aria-label={m.pageWith({ name: nameOfChange(change) })}
        classNames={{ content: css.preview ?? '' }}
      >
        <PreviewPane
          html={data}
          isFailed={isError}
          tryAgain={() => void refetch()}
          publicPath={undefined}
          onClose={onClose}
        />
      </Modal.Content>
    </Modal.Root>
  )
}
