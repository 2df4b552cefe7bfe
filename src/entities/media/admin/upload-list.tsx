import { ActionIcon, Button, Progress } from '@mantine/core'
import type { Upload } from '#entities/media/admin/use-uploads.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './library.module.css'

interface UploadListProps {
  uploads: Upload[]
  onSendAgain: () => void
  onForget: (key: string) => void
}

export function UploadList({ uploads, onSendAgain, onForget }: UploadListProps) {
  const unsent = uploads.filter((upload) => upload.unsent).length
  return (
    <ul className={css.uploads} aria-label="Uploads">
      {uploads.map(({ key, name, done, message }) => (
        <li key={key} data-refused={message ? true : undefined}>
          <b>{name}</b>
          {message ? (
            <>
              <span role="alert">{message}</span>
              <ActionIcon size={26} aria-label={`Dismiss ${name}`} onClick={() => onForget(key)}>
                <Icon name="x" size={15} />
              </ActionIcon>
            </>
          ) : (
            <Progress
              value={done * 100}
              animated={done === 1}
              aria-label={`Uploading ${name}`}
              className={css.progress}
            />
          )}
        </li>
      ))}
      {unsent > 0 && (
        <li>
          <Button size="compact-sm" variant="default" onClick={onSendAgain}>
            Send {plural(unsent, 'picture', 'pictures')} again
          </Button>
        </li>
      )}
    </ul>
  )
}
