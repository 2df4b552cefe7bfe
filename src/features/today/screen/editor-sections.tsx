import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { plannedPath, recordPath } from '#admin/record-path.ts'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { Row } from '#features/today/screen/row.tsx'
import { problemWords } from '#features/schedule/screen/kind-words.ts'
import { useToday } from '#features/today/screen/use-today.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { findingAddress } from '#records/admin/check/finding-address.ts'
import { formatDateTime, plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './today.module.css'

const More = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} size="sm" c="dimmed" underline="always">
    {children}
  </Anchor>
)
const Open = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" size="compact-sm">
    Open
  </Button>
)

type FailingPost = ResponseOf<'GET', '/today/checks'>['items'][number]

/** “Bez odkazu has no link and 2 more” */
function foundWords({ checks: [first, ...more] }: FailingPost): string {
  return [first?.message, ...(more.length > 0 ? [`and ${more.length} more`] : [])].join(' ')
}

export function FailedChecks() {
  const query = useToday('posts', (options) => api.get('/today/checks', options))
  return (
    <TodaySection
      title="Failed checks on live pages"
      query={query}
      count={({ items }) => items.length}
      more={<More to="/admin/posts?check=any&status=published">All in the list</More>}
      empty="Nothing to mend."
      height={120}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((post) => (
            <Row
              key={post.postId}
              to={findingAddress(post.postId, post.checks[0]?.rule ?? '')}
              mark={<Icon name={post.level === 'blocking' ? 'x' : 'warn'} size={16} />}
              title={post.title || 'Untitled'}
              about={`${plural(post.checks.length, 'check fails', 'checks fail')} · ${foundWords(post)}`}
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
      title="Broken links"
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/links">All links</More>}
      empty="Every link leads somewhere."
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
              about={[detail, ...uses.slice(0, 2).map(({ title }) => title)].filter(Boolean).join(' · ')}
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
      title="Messages"
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/messages">All messages</More>}
      empty="Every message was read."
      height={90}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map(({ id, name, message, createdAt }) => (
            <Row
              key={id}
              to={recordPath('messages', id) ?? ''}
              mark={<Icon name="mail" size={16} />}
              title={`${name}: “${message}”`}
              about={formatDateTime(createdAt)}
              actions={<Open to={recordPath('messages', id) ?? ''} />}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

const WORDS: Record<CalendarItem['kind'], string> = {
  publish: 'Post goes live',
  unpublish: 'Post comes down',
  'bonus-start': 'Bonus starts',
  'bonus-end': 'Bonus ends',
  'publish-change': 'Change goes live',
  'complaint-deadline': 'Time of a complaint ends',
}

function aboutPlanned(item: CalendarItem, now: Date): string {
  const [when, problem] = [formatDateTime(item.at), problemWords(item, now)]
  return problem ? `Due ${when} · ${problem}` : `${WORDS[item.kind]}, ${when}`
}

export function NextToHappen() {
  const query = useToday('calendar', (options) => api.get('/today/planned', options))
  const now = useNow()
  return (
    <TodaySection
      title="Next to happen"
      query={query}
      count={({ total }) => total}
      more={<More to="/admin/calendar">Calendar</More>}
      empty="Nothing is planned."
      height={120}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((item) => (
            <Row
              key={`${item.kind}${item.id}`}
              to={plannedPath(item)}
              mark={<Icon name={item.problem ? 'warn' : item.kind === 'publish' ? 'up' : 'calendar'} size={16} />}
              title={item.title || 'Untitled'}
              about={aboutPlanned(item, now)}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}
