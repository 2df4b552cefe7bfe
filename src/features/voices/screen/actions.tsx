import { Alert, Anchor, Button, Kbd } from '@mantine/core'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import * as m from '#features/voices/screen/messages.ts'
import type { Decisions } from '#features/voices/screen/use-decisions.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { tryAgain } from '#ui/admin/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './voices.module.css'

export const isUndecided = ({ state }: Pick<DeskVoice, 'state'>) =>
  state === 'waiting' || state === 'asked' || state === 'aside'
export const mayAsk = ({ state, question }: Pick<DeskVoice, 'state' | 'question'>) =>
  state === 'waiting' && question === ''

interface ActionsProps {
  voice: DeskVoice
  decisions: Decisions
  onDialog: (dialog: 'ask' | 'reject') => void
  onApprove: (isDocumented: boolean) => void
}

export function Actions({ voice, decisions, onDialog, onApprove }: ActionsProps) {
  const { hasProof } = voice
  const isBusy = decisions.sending !== undefined
  const parts = (icon: IconName, key: string) => ({
    leftSection: <Icon name={icon} size={16} />,
    rightSection: <Kbd size="xs">{key}</Kbd>,
  })
  return (
    <div className={css.actions}>
      <Button {...parts('check', 'A')} disabled={isBusy} onClick={() => onApprove(false)}>
        {m.approve()}
      </Button>
      <Button
        {...parts('verified', 'D')}
        variant="light"
        disabled={isBusy || !hasProof}
        onClick={() => onApprove(true)}
      >
        <span className={css.wide}>{m.approveDocumented()}</span>
        <span className={css.narrow}>{m.asDocumented()}</span>
      </Button>
      <Button
        {...parts('mail', 'B')}
        variant="default"
        disabled={isBusy || !mayAsk(voice)}
        title={mayAsk(voice) ? undefined : m.askedAlreadyHint()}
        onClick={() => onDialog('ask')}
      >
        {m.askBack()}
      </Button>
      <Button
        {...parts('x', 'R')}
        variant="default"
        className={css.danger}
        disabled={isBusy}
        onClick={() => onDialog('reject')}
      >
        {m.reject()}
      </Button>
      <Button
        variant="subtle"
        className={css.undo}
        px={10}
        aria-label={m.undoWithKey()}
        title={m.undoWithKey()}
        disabled={isBusy}
        onClick={() => void decisions.undo()}
      >
        <Icon name="undo" />
      </Button>
      {!hasProof && mayAsk(voice) && (
        <small className={css.noProof}>
          {rich(m.noProofAskForOne, {
            a: (words) => (
              <Anchor component="button" type="button" fz="inherit" onClick={() => onDialog('ask')}>
                {words}
              </Anchor>
            ),
          })}
        </small>
      )}
    </div>
  )
}

/** What could not be sent, kept until it is. */
export function Unsent({ decisions: { unsent, again, forget } }: { decisions: Decisions }) {
  if (!unsent) return null
  return (
    <Alert
      color="yellow"
      icon={<Icon name="blocked" />}
      m={12}
      role="alert"
      withCloseButton
      closeButtonLabel={m.forgetIt()}
      onClose={forget}
    >
      <span>{m.offline({ moment: formatDateTime(unsent.since.toISOString()) })}</span>{' '}
      <Button size="compact-sm" variant="default" onClick={again}>
        {tryAgain()}
      </Button>
    </Alert>
  )
}
