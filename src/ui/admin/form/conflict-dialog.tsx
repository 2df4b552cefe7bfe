import { Button, Group, Modal, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { FieldWords } from '#ui/admin/form/record-diff.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import type { Resource } from '#ui/admin/records/resource.ts'

const RecordDiff = lazy(async () => ({ default: (await import('#ui/admin/form/record-diff.tsx')).RecordDiff }))

interface ConflictDialogProps<Theirs> {
  recordForm: {
    theirs: Theirs | undefined
    take: (theirs: Theirs) => void
    keepMine: () => Promise<void>
    closeConflict: () => void
    resource: Pick<Resource, 'one'>
  }
  mine: object
  words?: FieldWords | undefined
}

/** Somebody saved in between: nothing was overwritten, and the editor decides with both in view. */
export function ConflictDialog<Theirs extends { updatedAt: string }>({
  recordForm: { theirs, take, keepMine, closeConflict, resource },
  mine,
  words,
}: ConflictDialogProps<Theirs>) {
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={closeConflict}
      title={`Someone else has changed this ${resource.one}`}
      size="xl"
    >
      {theirs && (
        <>
          <Text size="sm" mb={16}>
            It was saved on {formatDateTime(theirs.updatedAt)}. Nothing of yours is lost. Below is what differs:{' '}
            <del>theirs</del> and <ins>yours</ins>.
          </Text>
          <Suspense fallback={<Text size="sm">Comparing…</Text>}>
            <RecordDiff before={theirs} after={mine} words={words} />
          </Suspense>
          <Group justify="flex-end" gap={8} mt={20}>
            <Button variant="subtle" onClick={closeConflict}>
              Decide later
            </Button>
            <Button variant="default" onClick={() => take(theirs)}>
              Take theirs
            </Button>
            <Button onClick={() => void keepMine()}>Keep mine</Button>
          </Group>
        </>
      )}
    </Modal>
  )
}
