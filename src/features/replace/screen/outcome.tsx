import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#features/replace/messages.ts'
import { closeOutcome, isBusy, undoAll, useRun } from '#features/replace/screen/run.ts'
import { close } from '#ui/admin/messages.ts'
import { UndoNotice } from '#ui/admin/undo-notice.tsx'
import css from './replace.module.css'

export function Outcome() {
  const run = useRun()
  const { outcome } = run
  if (!outcome) return null
  const { kind, posts, hits, suggested, kept } = outcome
  const where = m.inPosts({ count: posts })
  if (kind === 'replaced') {
    const replaced = m.replacedIn({ hits: m.hits({ count: hits }), posts: where })
    return (
      <UndoNotice mb={16} isBusy={isBusy(run)} onUndo={() => void undoAll()} onClose={closeOutcome}>
        {suggested > 0 ? m.ofThemSuggested({ replaced, count: suggested }) : replaced}
      </UndoNotice>
    )
  }
  return (
    <Alert
      color={kept.length > 0 ? 'red' : 'cobalt'}
      mb={16}
      role="status"
      title={m.putBackIn({ posts: where })}
      withCloseButton
      closeButtonLabel={close()}
      onClose={closeOutcome}
    >
      {kept.length > 0 && (
        <>
          {m.notTakenBack()}
          <ul className={css.kept}>
            {kept.map(({ id, title, message }) => (
              <li key={id}>
                <Anchor component={Link} to={`/admin/posts/${id}`} size="sm" underline="always" lang="cs">
                  {title}
                </Anchor>
                <span> · {message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
