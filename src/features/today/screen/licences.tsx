import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { Row } from '#features/today/screen/row.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import { recordPath } from '#admin/record-path.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './today.module.css'

type LicenceDue = ResponseOf<'GET', '/today/licences'>['items'][number]

const WORDS: Record<LicenceDue['kind'], (day: string) => string> = {
  ending: (day) => `Permit ends ${day}`,
  expired: (day) => `Permit ended ${day}. No play buttons`,
  revoked: (day) => `Permit revoked ${day}. No play buttons`,
  upcoming: () => 'Permit has not begun. No play buttons',
  foreign: () => 'Only a foreign licence. No play buttons',
  unknown: () => 'No licence written down. No play buttons',
}

const Open = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" size="compact-sm">
    Open
  </Button>
)

export function Licences() {
  const query = useToday('licences', (options) => api.get('/today/licences', options))
  return (
    <TodaySection
      title="Licences"
      query={query}
      count={({ total }) => total}
      empty="Every permit holds for sixty days and more."
      height={90}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map(({ collection, id, title, kind, day, number }) => (
            <Row
              key={id}
              to={`/admin/${collection}/${id}`}
              mark={<Icon name={kind === 'ending' ? 'clock' : 'blocked'} size={16} />}
              title={title}
              about={[WORDS[kind](day ? formatDate(day) : ''), number].filter(Boolean).join(' · ')}
              actions={<Open to={`/admin/${collection}/${id}`} />}
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

/** Links of ours that the state blocks. Rendered only if there are any, as an alarm. */
export function BlockedLinks() {
  const query = useToday('blocked-addresses', (options) => api.get('/blocked-addresses', options))
  if (!query.data || query.data.total === 0) return null
  return (
    <div className={css.alarm} role="alert">
      <TodaySection
        title="Blocked by the Ministry"
        query={query}
        count={({ total }) => total}
        more={
          <Anchor component={Link} to="/admin/links?part=blocked" size="sm" underline="always">
            The list
          </Anchor>
        }
        empty=""
        height={90}
      >
        {({ items }) => (
          <ul className={css.rows}>
            {items.flatMap(({ url, blocked, uses }) =>
              uses.map(({ collection, id, title, field }) => {
                const to = recordPath(collection, id) ?? '/admin/links?part=blocked'
                return (
                  <Row
                    key={url + id + field}
                    to={to}
                    mark={<Icon name="blocked" size={16} />}
                    title={`${title} leads to ${blocked}`}
                    about={url}
                    actions={<Open to={to} />}
                  />
                )
              }),
            )}
          </ul>
        )}
      </TodaySection>
    </div>
  )
}
