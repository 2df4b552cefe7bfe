import * as m from '#features/links/messages.ts'
import { Anchor, Table, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkHealth } from '#shared/schema/link-health.ts'
import { formatDate, formatDateTime, formatTime } from '#ui/admin/format.ts'
import { recordPath } from '#admin/record-path.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './links.module.css'
import { detailSaid } from '#features/links/detail.ts'
import { untitled } from '#records/admin/messages.ts'
import { type Message, text } from '#shared/words/message.ts'

const STATES = {
  broken: { tone: 'bad', label: m.broken },
  failing: { tone: 'caution', label: m.failedOnce },
  ok: { tone: 'good', label: m.working },
  unchecked: { tone: 'quiet', label: m.neverChecked },
} as const

function detailOf({ state, detail, nextAt }: LinkHealth): string {
  if (state === 'ok') return ''
  const words = detailSaid(detail)
  if (state !== 'failing' || !nextAt) return text(words)
  return m.checkingAgainAt({ detail: words, time: formatTime(new Date(nextAt)) })
}

/** Some addresses are used in every post. */
const FIRST_USES = 3

const FIELDS: Record<string, Message> = {
  refLink: m.affiliateLink,
  website: m.website,
  references: m.references,
  text: m.text,
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
        <Badge tone={tone}>{label()}</Badge>
      </Table.Td>
      <Table.Td className={css.when}>{state !== 'unchecked' && changedAt && formatDate(changedAt)}</Table.Td>
      <Table.Td className={css.looked}>{checkedAt && formatDateTime(checkedAt)}</Table.Td>
      <Table.Td className={css.uses}>
        <ul>
          {shown.map(({ collection, id, title, field }) => (
            <li key={collection + id + field}>
              <Anchor component={Link} to={recordPath(collection, id) ?? ''} size="sm" underline="always">
                {title || untitled()}
              </Anchor>
              <Text span size="xs" c="dimmed">
                {' '}
                {FIELDS[field]?.() ?? field}
              </Text>
            </li>
          ))}
        </ul>
        {shown.length < uses.length && (
          <UnstyledButton className={css.more} onClick={() => setAll(true)}>
            {m.andMore({ number: useCount - shown.length })}
          </UnstyledButton>
        )}
        {shown.length === uses.length && uses.length < useCount && (
          <Text size="xs" c="dimmed">
            {m.andMore({ number: useCount - uses.length })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
