import * as m from '#features/today/messages.ts'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { plannedPath, recordPath } from '#admin/record-path.ts'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { Row } from '#features/today/screen/row.tsx'
import { detailSaid } from '#features/links/detail.ts'
import { problemWords } from '#features/schedule/screen/kind-words.ts'
import { useToday } from '#features/today/screen/use-today.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { findingAddress } from '#records/admin/check/finding-address.ts'
import { andMore, untitled } from '#records/admin/messages.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './today.module.css'
import { text } from '#shared/words/message.ts'

const More = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} size="sm" c="dimmed" underline="always">
    {children}
  </Anchor>
)
const Open = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" size="compact-sm">
    {m.open()}
  </Button>
)

type FailingPost = ResponseOf<'GET', '/today/checks'>['items'][number]

/** “Bez odkazu has no link and 2 more” */
function foundWords({ checks: [first, ...more] }: FailingPost): string {
  const found = first ? text(first.message) : ''
  return more.length > 0 ? andMore({ titles: found, number: more.length }) : found
}

export function FailedChecks() {
  const query = useToday('posts', (options) => api.get('/today/checks', options))
  return (
    <TodaySection
      title={m.failedChecks()}
      query={query}
      count={({ items }) => items.length}
      more={<More to="/admin/posts?check=any&status=published">{m.allInList()}</More>}
      empty={m.nothingToMend()}
      height={120}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((post) => (
            <Row
              key={post.postId}
              to={findingAddress(post.postId, post.checks[0]?.rule ?? '')}
              mark={<Icon name={post.level === 'blocking' ? 'x' : 'warn'} size={16} />}
              title={post.title || untitled()}
              about={`${m.checksFail({ count: post.checks.length })} · ${foundWords(post)}`}
              actions={<Open to={findingAddress(post.postId, post.checks[0]?.rule ?? '')} />}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

export function BrokenLinks() {
  const query = useToday('link-health', (options) =>
    api.get('/link-health', { query: { state: 'broken', perPage: 5 }, ...options }),
  )
  return (
    <TodaySection
      title={m.brokenLinks()}
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/links">{m.allLinks()}</More>}
      empty={m.noBrokenLinks()}
      height={90}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map(({ url, detail, uses }) => (
            <Row
              key={url}
              to="/admin/links?state=broken"
              mark={<Icon name="link" size={16} />}
              title={url}
              about={[text(detailSaid(detail)), ...uses.slice(0, 2).map(({ title }) => title)]
                .filter(Boolean)
                .join(' · ')}
              actions={<Open to="/admin/links?state=broken" />}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

export function Messages() {
  const query = useToday('messages', (options) =>
    api.get('/messages', { query: { isRead: 'false', perPage: 5 }, ...options }),
  )
  return (
    <TodaySection
      title={m.messages()}
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/messages">{m.allMessages()}</More>}
      empty={m.noMessages()}
      height={90}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map(({ id, name, message, createdAt }) => (
            <Row
              key={id}
              to={recordPath('messages', id) ?? ''}
              mark={<Icon name="mail" size={16} />}
              title={m.wrote({ name, message })}
              about={formatDateTime(createdAt)}
              actions={<Open to={recordPath('messages', id) ?? ''} />}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

const WORDS: Record<CalendarItem['kind'], (words: { moment: string }) => string> = {
  publish: m.postGoesLive,
  unpublish: m.postComesDown,
  'bonus-start': m.bonusStarts,
  'bonus-end': m.bonusEnds,
  'publish-change': m.changeGoesLive,
  'complaint-deadline': m.complaintTimeEnds,
}

function aboutPlanned(item: CalendarItem, now: Date): string {
  const [moment, problem] = [formatDateTime(item.at), problemWords(item, now)]
  return problem ? `${m.due({ moment })} · ${problem}` : WORDS[item.kind]({ moment })
}

export function NextToHappen() {
  const query = useToday('calendar', (options) => api.get('/today/planned', options))
  const now = useNow()
  return (
    <TodaySection
      title={m.nextToHappen()}
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/calendar">{m.calendar()}</More>}
      empty={m.nothingPlanned()}
      height={120}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((item) => (
            <Row
              key={`${item.kind}${item.id}`}
              to={plannedPath(item)}
              mark={<Icon name={item.problem ? 'warn' : item.kind === 'publish' ? 'up' : 'calendar'} size={16} />}
              title={item.title || untitled()}
              about={aboutPlanned(item, now)}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}
