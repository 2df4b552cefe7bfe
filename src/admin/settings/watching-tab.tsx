import { Skeleton, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ForgetAddress } from '#admin/settings/forget-address.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { FailedMail, Watching } from '#features/watching/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { formatDateTime, formatNumber, plural } from '#ui/admin/format.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { When } from '#ui/admin/when.tsx'
import css from './settings.module.css'

const OUTCOMES: Record<FailedMail, string> = {
  refused: 'Refused, tried again later',
  away: 'The mail server could not be reached',
  'given-up': 'Refused too often, address deleted',
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
        <ReadFailure title="The numbers could not be read" onTryAgain={refetch} />
      ) : (
        <Skeleton height={240} radius="lg" />
      )}
    </SettingsFrame>
  )
}

function Watchers({ watching: { from, lastSentAt, offers, waiting } }: { watching: Watching }) {
  const total = offers.reduce((sum, { watchers }) => sum + watchers, 0)
  const figures = [
    ['Mails come from', from ?? 'nobody: no mail server is set'],
    ['Last mail', lastSentAt ? formatDateTime(lastSentAt) : 'none in 30 days'],
    ['Confirmed', formatNumber(total)],
    ['Asked, not confirmed yet', formatNumber(waiting)],
  ]
  return (
    <Section
      title="Readers who watch"
      lead={
        from
          ? 'They get an e-mail when terms or the score change. Addresses are used to send it and shown nowhere.'
          : 'Without SMTP_URL and MAIL_FROM readers are offered the feed alone, and nobody is written to.'
      }
    >
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offers.length > 0 && (
        <Table aria-label="Readers by what they watch">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Casino or bookmaker</Table.Th>
              <Table.Th ta="right">Readers</Table.Th>
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
  <Section
    title="Mails that were not taken"
    lead={failures.length > 0 ? 'Of the last 30 days, the newest first.' : 'None in the last 30 days.'}
  >
    {failures.length > 0 && (
      <Table.ScrollContainer minWidth={520}>
        <Table aria-label="Mails that were not taken">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Last time</Table.Th>
              <Table.Th>About</Table.Th>
              <Table.Th>What happened</Table.Th>
              <Table.Th>Last reply</Table.Th>
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
                <Table.Td>
                  {plural(mails, 'mail', 'mails')}: {OUTCOMES[outcome]}
                </Table.Td>
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
  title ? <Link to={`/admin/${collection}/${recordId}`}>{title}</Link> : <>Deleted since</>
