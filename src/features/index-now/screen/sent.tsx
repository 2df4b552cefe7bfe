import * as m from '#features/index-now/messages.ts'
import type { IndexNow as State } from '#features/index-now/schema.ts'
import { TAKEN } from '#features/index-now/shared/answers.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './index-now.module.css'

const CHECKED_LATER = 202

function answerOf(status: number | null): { tone: 'good' | 'bad'; words: string } {
  if (status === null) return { tone: 'bad', words: m.noAnswer() }
  if (!TAKEN.has(status)) return { tone: 'bad', words: m.refused({ status: String(status) }) }
  return { tone: 'good', words: status === CHECKED_LATER ? m.isChecked() : m.taken() }
}

export function StateBadge({ state: { isOn, lastAt, lastStatus } }: { state: State }) {
  if (!isOn) return <Badge tone="quiet">{m.off()}</Badge>
  if (!lastAt) return <Badge tone="quiet">{m.nothingSent()}</Badge>
  const { tone, words } = answerOf(lastStatus)
  return <Badge tone={tone}>{tone === 'good' ? m.works() : words}</Badge>
}

const WHY: Partial<Record<number, () => string>> = { 400: m.whyFormat, 403: m.whyKey, 422: m.whyHost, 429: m.whyMany }

export function whyRefused({ lastAt, lastStatus }: State): string | undefined {
  if (!lastAt || TAKEN.has(lastStatus ?? 0)) return undefined
  return (WHY[lastStatus ?? 0] ?? m.whyOther)()
}

export const Sent = ({ batches }: { batches: State['recent'] }) => (
  <details className={css.sent}>
    <summary>{m.whatWasSent()}</summary>
    <ul>
      {batches.map(({ id, at, status, count, paths }) => {
        const { tone, words } = answerOf(status)
        return (
          <li key={id}>
            <span>
              {formatDateTime(at)} · {m.addresses({ count })}
            </span>
            <Badge tone={tone}>{words}</Badge>
            <ul>
              {paths.map((path) => (
                <li key={path}>{path}</li>
              ))}
              {count > paths.length && <li>{m.andMore({ count: count - paths.length })}</li>}
            </ul>
          </li>
        )
      })}
    </ul>
  </details>
)
