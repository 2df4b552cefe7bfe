import * as m from '#features/today/messages.ts'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { formatNumber, inPrague } from '#ui/admin/format.ts'
import css from './today.module.css'

type Target = ResponseOf<'GET', '/today/clicks'>['targets'][number]

const weekdays = inPrague({ weekday: 'long' })
const HUNDRED = 100

/** “+24 %” */
function changeOf({ clicks, usual }: Pick<Target, 'clicks' | 'usual'>): string {
  if (!usual) return ''
  const percent = Math.round((HUNDRED * (clicks - usual)) / usual)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`
}

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (HUNDRED * part) / whole}%`

export function Clicks() {
  const query = useToday('clicks', (options) => api.get('/today/clicks', options))
  return (
    <TodaySection
      title={m.clicksYesterday()}
      query={query}
      more={
        <Anchor component={Link} to="/admin/clicks" size="sm" c="dimmed" underline="always">
          {m.allClicks()}
        </Anchor>
      }
      empty=""
      height={180}
    >
      {({ day, clicks, usual, days, targets }) => {
        const highest = Math.max(1, ...days.map((each) => each.clicks))
        const most = Math.max(1, ...targets.map((target) => Math.max(target.clicks, target.usual ?? 0)))
        const weekday = weekdays.format(new Date(`${day}T00:00:00Z`))
        return (
          <div className={css.clicks}>
            <div className={css.sum}>
              <p>
                <b>{formatNumber(clicks)}</b>
                <small>
                  {usual === null ? m.nothingToCompare({ weekday }) : m.usualClicks({ weekday, clicks: usual })}
                </small>
              </p>
              <div className={css.bars} aria-hidden>
                {days.map((each) => (
                  <i key={each.day} style={{ height: share(each.clicks, highest) }} />
                ))}
              </div>
            </div>
            <ul className={css.targets}>
              {targets.map((target) => (
                <li key={target.id}>
                  <span>{target.title}</span>
                  <i aria-hidden>
                    <i style={{ width: share(target.clicks, most) }} />
                    {target.usual !== null && <b style={{ left: share(target.usual, most) }} />}
                  </i>
                  <b>{formatNumber(target.clicks)}</b>
                  <small data-change={changeOf(target).charAt(0)}>
                    {changeOf(target) || (target.usual === null ? '' : m.newTarget())}
                  </small>
                </li>
              ))}
            </ul>
            <p className={css.explained}>{m.usualLine()}</p>
          </div>
        )
      }}
    </TodaySection>
  )
}
