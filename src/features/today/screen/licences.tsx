import * as m from '#features/today/messages.ts'
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

const WORDS: Record<LicenceDue['kind'], (words: { day: string }) => string> = {
  ending: m.permitEnds,
  expired: m.permitEnded,
  revoked: m.permitRevoked,
  upcoming: () => m.permitNotBegun(),
  foreign: () => m.onlyForeign(),
  unknown: () => m.noLicence(),
}

const Open = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" size="compact-sm">
    {m.open()}
  </Button>
)

export function Licences() {
  const query = useToday('licences', (options) => api.get('/today/licences', options))
  return (
    <TodaySection
      title={m.licences()}
      query={query}
      count={({ total }) => total}
      empty={m.everyPermitHolds()}
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
              about={[WORDS[kind]({ day: day ? formatDate(day) : '' }), number].filter(Boolean).join(' · ')}
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
        title={m.blocked()}
        query={query}
        count={({ total }) => total}
        more={
          <Anchor component={Link} to="/admin/links?part=blocked" size="sm" underline="always">
            {m.blockedList()}
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
                    title={m.leadsTo({ title, blocked })}
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
