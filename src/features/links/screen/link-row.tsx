import { Anchor, Table, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkHealth } from '#shared/schema/link-health.ts'
import { formatDate, formatDateTime, formatNumber, formatTime } from '#ui/admin/format.ts'
import { recordPath } from '#admin/record-path.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './links.module.css'

const STATES = {
  broken: { tone: 'bad', label: 'Broken' },
  failing: { tone: 'caution', label: 'Failed once' },
  ok: { tone: 'good', label: 'Working' },
  unchecked: { tone: 'quiet', label: 'Never checked' },
} as const

function detailOf({ state, detail, nextAt }: LinkHealth): string {
  if (state === 'ok') return ''
  return state === 'failing' && nextAt ? `${detail}, checking again at ${formatTime(new Date(nextAt))}` : detail
}

/** Some addresses are used in every post. */
const FIRST_USES = 3

const FIELDS: Record<string, string> = {
  refLink: 'affiliate link',
  website: 'website',
  references: 'references',
  text: 'text',
}

export function LinkRow({ link }: { link: LinkHealth }) {
  const { url, state, checkedAt, changedAt, uses, useCount } = link
  const { tone, label } = STATES[state]
  const detail = detailOf(link)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? uses : uses.slice(0, FIRST_USES)
  return (
    <Table.Tr>
      <Table.Td className={css.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
        {detail && (
          <span className={css.detail} data-tone={tone}>
            {detail}
          </span>
        )}
      </Table.Td>
      <Table.Td>
        <Badge tone={tone}>{label}</Badge>
      </Table.Td>
      <Table.Td className={css.when}>{state !== 'unchecked' && changedAt && formatDate(changedAt)}</Table.Td>
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
            and {formatNumber(useCount - shown.length)} more
          </UnstyledButton>
        )}
        {shown.length === uses.length && uses.length < useCount && (
          <Text size="xs" c="dimmed">
            and {formatNumber(useCount - uses.length)} more
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
