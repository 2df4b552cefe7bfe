import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import css from './webhooks.module.css'

/** At a glance, the oldest first. */
export function LastCalls({ calls }: { calls: Webhook['lastCalls'] }) {
  const countOf = (state: Webhook['lastCalls'][number]) => calls.filter((each) => each === state).length
  const counts = { taken: countOf('taken'), failed: countOf('failed'), waiting: countOf('waiting') }
  return (
    <span className={css.bars} role="img" aria-label={m.howCallsWent(counts)} title={m.howCallsWent(counts)}>
      {calls.map((state, at) => (
        <i key={at} data-state={state} />
      ))}
    </span>
  )
}
