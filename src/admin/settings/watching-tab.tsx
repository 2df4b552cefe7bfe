import { Skeleton, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Message } from '#shared/words/message.ts'
import * as m from '#admin/settings/messages.ts'
import { ForgetAddress } from '#admin/settings/forget-address.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { FailedMail, Watching } from '#features/watching/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { formatDateTime, formatNumber } from '#ui/admin/format.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { When } from '#ui/admin/when.tsx'
import css from './settings.module.css'

const OUTCOMES: Record<FailedMail, Message<{ count: number }>> = {
  refused: m.refused,
  away: m.away,
  'given-up': m.givenUp,
}

/** Number of subscribers per offer. Their addresses are never shown: they are only for sending mail. */
export function WatchingTab() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => api.get('/subscriptions', { signal }),
  })
  return (
    <SettingsFrame tab="watching">
      {data ? (
        <>
          <Watchers watching={data} />
          <Failures failures={data.failures} />
          <ForgetAddress />
        </>
      ) : isError ? (
        <ReadFailure title={m.numbersUnread()} onTryAgain={refetch} />
      ) : (
        <Skeleton height={240} radius="lg" />
      )}
    </SettingsFrame>
  )
}

function Watchers({ watching: { from, lastSentAt, offers, waiting } }: { watching: Watching }) {
  const total = offers.reduce((sum, { watchers }) => sum + watchers, 0)
  const figures = [
    [m.mailsFrom(), from ?? m.noMailServer()],
    [m.lastMail(), lastSentAt ? formatDateTime(lastSentAt) : m.noneInMonth()],
    [m.confirmed(), formatNumber(total)],
    [m.unconfirmed(), formatNumber(waiting)],
  ]
  return (
    <Section title={m.watchers()} lead={from ? m.watchersLead() : m.onlyFeed()}>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offers.length > 0 && (
        <Table aria-label={m.byWatched()}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.casinoOrBookmaker()}</Table.Th>
              <Table.Th ta="right">{m.readers()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {offers.map((offer) => (
              <Table.Tr key={offer.recordId}>
                <Table.Td>
                  <Offer {...offer} />
                </Table.Td>
                <Table.Td ta="right">{formatNumber(offer.watchers)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}

const Failures = ({ failures }: Pick<Watching, 'failures'>) => (
  <Section title={m.notTaken()} lead={failures.length > 0 ? m.lastThirtyDays() : m.noneLately()}>
    {failures.length > 0 && (
      <Table.ScrollContainer minWidth={520}>
        <Table aria-label={m.notTaken()}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.lastTime()}</Table.Th>
              <Table.Th>{m.about()}</Table.Th>
              <Table.Th>{m.whatHappened()}</Table.Th>
              <Table.Th>{m.lastReply()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {failures.map(({ outcome, mails, lastAt, reply, ...offer }) => (
              <Table.Tr key={`${lastAt} ${offer.recordId} ${outcome}`}>
                <Table.Td>
                  <When at={lastAt} />
                </Table.Td>
                <Table.Td>
                  <Offer {...offer} />
                </Table.Td>
                <Table.Td>{OUTCOMES[outcome]({ count: mails })}</Table.Td>
                <Table.Td>{reply}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )}
  </Section>
)

const Offer = ({ collection, recordId, title }: { collection: string; recordId: string; title: string }) =>
  title ? <Link to={`/admin/${collection}/${recordId}`}>{title}</Link> : <>{m.deletedSince()}</>
