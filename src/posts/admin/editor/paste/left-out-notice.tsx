import { Alert } from '@mantine/core'
import { type LeftOut, useLeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './left-out-notice.module.css'

export function LeftOutNotice({ leftOut }: { leftOut: LeftOut }) {
  const sentences = useLeftOut(leftOut)
  if (sentences.length === 0) return null
  return (
    <Alert
      className={css.notice}
      color="yellow"
      icon={<Icon name="warn" />}
      title="Not everything was pasted"
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={leftOut.clear}
    >
      {sentences.map((sentence, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- only ever appended
        <div key={index}>{sentence}</div>
      ))}
    </Alert>
  )
}
