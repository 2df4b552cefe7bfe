import { Anchor, Table, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkHealth } from '#server/links/api.ts'
import { formatDate, formatDateTime } from '#ui/admin/format.ts'
import { recordPath } from '#ui/admin/records/record-path.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './links.module.css'

const STATES = {
  broken: { tone: 'bad', label: 'Broken' },
  ok: { tone: 'good', label: 'Working' },
  unchecked: { tone: 'quiet', label: 'Not checked' },
} as const

/** Some addresses are named under every post. */
const FIRST_USES = 3

const FIELDS: Record<string, string> = { refLink: 'affiliate link', website: 'website', references: 'references' }

export function LinkRow({ link: { url, state, detail, checkedAt, changedAt, uses } }: { link: LinkHealth }) {
  const { tone, label } = STATES[state]
  const [isAll, setAll] = useState(false)
  const shown = isAll ? uses : uses.slice(0, FIRST_USES)
  return (
    <Table.Tr>
      <Table.Td className={css.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
        {state === 'broken' && detail && <span className={css.detail}>{detail}</span>}
      </Table.Td>
      <Table.Td>
        <Badge tone={tone}>{label}</Badge>
      </Table.Td>
      <Table.Td className={css.when}>{changedAt && formatDate(changedAt)}</Table.Td>
      <Table.Td className={css.looked}>{checkedAt && formatDateTime(checkedAt)}</Table.Td>
      <Table.Td className={css.uses}>
        <ul>
          {shown.map(({ collection, id, title, field }) => (
            <li key={collection + id + field}>
              <Anchor component={Link} to={recordPath(collection, id) ?? ''} size="sm" underline="always">
                {title || 'Untitled'}
              </Anchor>
              <Text span size="xs" c="dimmed">
                {' '}
                {FIELDS[field] ?? field}
              </Text>
            </li>
          ))}
        </ul>
        {shown.length < uses.length && (
          <UnstyledButton className={css.more} onClick={() => setAll(true)}>
            and {uses.length - shown.length} more
          </UnstyledButton>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
