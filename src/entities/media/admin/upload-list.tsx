import { ActionIcon, Button, Progress } from '@mantine/core'
import * as m from '#entities/media/admin/messages.ts'
import type { Upload } from '#entities/media/admin/use-uploads.ts'
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
    <ul className={css.uploads} aria-label={m.uploads()}>
      {uploads.map(({ key, name, done, message }) => (
        <li key={key} data-refused={message ? true : undefined}>
          <b>{name}</b>
          {message ? (
            <>
              <span role="alert">{message}</span>
              <ActionIcon size={26} aria-label={m.dismiss({ name })} onClick={() => onForget(key)}>
                <Icon name="x" size={15} />
              </ActionIcon>
            </>
          ) : (
            <Progress
              value={done * 100}
              animated={done === 1}
              aria-label={m.uploadingOf({ name })}
              className={css.progress}
            />
          )}
        </li>
      ))}
      {unsent > 0 && (
        <li>
          <Button size="compact-sm" variant="default" onClick={onSendAgain}>
            {m.sendAgain({ count: unsent })}
          </Button>
        </li>
      )}
    </ul>
  )
}
