import { ActionIcon, Badge, Button, Progress } from '@mantine/core'
import { useState } from 'react'
import type { Job, JobFile } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/screen/messages.ts'
import { addFiles, dropFile, type Sending, useSending } from '#features/import-site/screen/sending.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { formatBytes } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './import-site.module.css'

interface DropzoneProps {
  accept: string
  isBusy: boolean
  onFiles: (files: File[]) => void
}

export function Dropzone({ accept, isBusy, onFiles }: DropzoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      }}
    >
      <span className={css.dropIcon}>
        <Icon name="upload" size={22} />
      </span>
      <b>{m.dropHere()}</b>
      <small>{m.dropAbout()}</small>
      <FileButton multiple accept={accept} onChange={(files) => files.length > 0 && onFiles(files)}>
        {({ onClick }) => (
          <Button variant="default" mt={8} loading={isBusy} onClick={onClick}>
            {m.chooseFile()}
          </Button>
        )}
      </FileButton>
    </div>
  )
}

export function FileRow({ job, file, isInside = false }: { job: Job; file: JobFile; isInside?: boolean }) {
  const sending = useSending().get(file.id)
  const isWhole = file.received === file.size
  const sent = sending?.sent ?? file.received
  return (
    <div className={css.file} data-inside={isInside || undefined}>
      <Icon name={isInside ? 'archive' : 'post'} />
      <span>
        <b>{file.name}</b>
        <small role={sending?.problem || sending?.isLost ? 'alert' : undefined}>{stateWords(file, sending)}</small>
        {!isWhole && <Progress value={(sent / file.size) * 100} size={5} mt={6} aria-label={file.name} />}
        {!isWhole && (!sending || sending.problem !== '') && (
          <FileButton onChange={(again) => again && void addFiles(job, [again], file.kind).catch(() => undefined)}>
            {({ onClick }) => (
              <Button variant="default" size="compact-sm" mt={8} onClick={onClick}>
                {m.chooseAgain({ name: file.name })}
              </Button>
            )}
          </FileButton>
        )}
      </span>
      {isWhole && (
        <Badge color="green" variant="light" tt="none" leftSection={<Icon name="check" size={12} />}>
          {m.fileHere()}
        </Badge>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={m.removeIt({ name: file.name })}
        onClick={() => void dropFile(job, file.id).catch(() => undefined)}
      >
        <Icon name="x" />
      </ActionIcon>
    </div>
  )
}

const MINUTE_MS = 60_000

function stateWords(file: JobFile, sending: Sending | undefined): string {
  const size = formatBytes(file.size)
  if (!sending) {
    if (file.received === file.size) return m.fileOf({ size })
    return m.stoppedAt({ sent: formatBytes(file.received), size })
  }
  const sent = formatBytes(sending.sent)
  if (sending.problem !== '') return sending.problem
  if (sending.isLost) return m.lineLost({ sent, size })
  const perMs = (sending.sent - sending.startedFrom) / (Date.now() - sending.startedAt)
  const left = perMs > 0 ? Math.ceil((file.size - sending.sent) / perMs / MINUTE_MS) : 0
  return [m.sendingFile({ sent, size }), ...(left > 1 ? [m.sendingLeft({ count: left })] : [])].join(' · ')
}
