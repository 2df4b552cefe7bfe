import { Avatar, Button, Table } from '@mantine/core'
import { Fragment, type KeyboardEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskListed } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/list/messages.ts'
import { COMPLAINTS } from '#features/complaints/screen/queries.ts'
import { DeadlineWords, Ring, StateBadge, turnWords } from '#features/complaints/screen/words.tsx'
import { momentWords, money } from '#features/players/screen/words.ts'
import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { hueOf } from '#ui/admin/user-colour.ts'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/complaints/screen/complaints.module.css'

const GROUPS = { late: m.late, soon: m.soon, weeks: m.weeks, later: m.later, closed: m.closed }
async function take({ id, version }: DeskListed): Promise<void> {
  // The API client has shown the error.
  await api.post('/complaints/{id}/hold', { params: { id }, body: { version, isOurs: true } }).catch(() => undefined)
  await invalidateRecords(COMPLAINTS)
}

const COLUMNS = [c.complaint, m.amount, m.state, m.deadline, m.whoseTurn, c.hasIt, m.lastWord]

/** In the groups of their deadlines, if they are in that order. */
export function Rows({ items, isGrouped }: { items: DeskListed[]; isGrouped: boolean }) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const groups = isGrouped ? [...Map.groupBy(items, ({ group }) => group)] : [[undefined, items] as const]

  function press(complaint: DeskListed, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.findIndex((link) => link === event.currentTarget)
    const act: Record<string, () => void> = {
      j: () => links[at + 1]?.focus(),
      k: () => links[at - 1]?.focus(),
      t: () => void take(complaint),
    }
    const work = act[event.key]
    if (!work) return
    event.preventDefault()
    work()
  }
  return (
    <div className={css.scroll}>
      <Table className={css.table}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((title) => (
              <Table.Th key={title()}>{title()}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows}>
          {groups.map(([group, own]) => (
            <Fragment key={group ?? 'all'}>
              {group && (
                <Table.Tr className={css.group}>
                  <Table.Th colSpan={COLUMNS.length} scope="colgroup">
                    {GROUPS[group]()} <span>{own.length}</span>
                  </Table.Th>
                </Table.Tr>
              )}
              {own.map((complaint) => (
                <Row key={complaint.id} complaint={complaint} onKey={(event) => press(complaint, event)} />
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Row({ complaint, onKey }: { complaint: DeskListed; onKey: (event: KeyboardEvent) => void }) {
  const now = useNow()
  const navigate = useNavigate()
  const { id, number, title, offer, amount, state, holder, closedAt, lastWordAt } = complaint
  const path = `/admin/complaints/${id}`
  return (
    <Table.Tr onDoubleClick={() => void navigate(path)}>
      <Table.Td>
        <span className={css.name}>
          <Thumb picture={offer.picture} name={offer.title} />
          <span>
            <Link to={path} data-row lang="cs" onKeyDown={onKey}>
              {title}
            </Link>
            <small>{m.noOf({ number: String(number), title: offer.title })}</small>
          </span>
        </span>
      </Table.Td>
      <Table.Td className={css.amount}>{money(amount)}</Table.Td>
      <Table.Td>
        <StateBadge state={state} />
      </Table.Td>
      <Table.Td>
        <span className={css.clock}>
          <Ring complaint={complaint} />
          <DeadlineWords complaint={complaint} now={now} />
        </span>
      </Table.Td>
      <Table.Td className={desk.quiet}>{turnWords(complaint)}</Table.Td>
      <Table.Td>
        {holder && <Avatar name={holder.name} title={holder.name} color={hueOf(holder.name)} size={26} />}
        {!holder && closedAt === null && (
          <Button variant="default" size="compact-sm" onClick={() => void take(complaint)}>
            {m.takeShort()}
          </Button>
        )}
      </Table.Td>
      <Table.Td className={desk.quiet}>{momentWords(lastWordAt)}</Table.Td>
    </Table.Tr>
  )
}
