import { Alert, Button } from '@mantine/core'
import { detailSaid } from '#features/links/detail.ts'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import { text } from '#shared/words/message.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './webhook.module.css'

interface PausedNoticeProps {
  hook: Webhook
  pausedAt: string
  onStart: () => void
}

export const PausedNotice = ({ hook: { pausedBecause, waiting }, pausedAt, onStart }: PausedNoticeProps) => (
  <Alert color="red" icon={<Icon name="warn" />} mb={16}>
    <div className={css.paused}>
      <span>
        {rich(m.pausedWords, {
          b: (words) => <b>{words}</b>,
          moment: formatDateTime(pausedAt),
          answer: text(detailSaid(pausedBecause)),
        })}{' '}
        {waiting > 0 && m.waitingMeanwhile({ count: waiting })}
      </span>
      <Button size="compact-sm" onClick={onStart}>
        {m.startAgain()}
      </Button>
    </div>
  </Alert>
)
