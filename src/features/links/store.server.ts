import * as m from '#features/links/messages.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Actor } from '#records/actor.ts'
import { BLOCK_LIST, type BlockListRow, MAX_REPORTED_LINES } from '#features/links/schema.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { hostsInLine } from '#shared/blocked-hosts.ts'
import { inLanguage } from '#shared/words/message.ts'

const LINES_AT_ONCE = 1000
const REPORTED_LINE_MAX = 120

interface ReadList {
  /** Sorted and unique. */
  hosts: string[]
  unread: { count: number; lines: string[] }
}

/** Parses a pasted list in batches, yielding to the event loop in between. */
export async function readBlockedHosts(text: string): Promise<ReadList> {
  const hosts = new Set<string>()
  const unread: ReadList['unread'] = { count: 0, lines: [] }
  for (const [index, line] of text.split(/\r\n|[\r\n]/).entries()) {
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) await nextTurn()
    const found = hostsInLine(line)
    for (const host of found ?? []) hosts.add(host)
    if (found?.length !== 0) continue
    unread.count++
    if (unread.lines.length < MAX_REPORTED_LINES) unread.lines.push(line.trim().slice(0, REPORTED_LINE_MAX))
  }
  return { hosts: [...hosts].toSorted(), unread }
}

export const findBlockList = (db: Reader): Promise<BlockListRow | undefined> =>
  db.selectFrom('blockList').where('id', '=', BLOCK_LIST).selectAll().executeTakeFirst()

export const hostsOf = (row: Pick<BlockListRow, 'hosts'> | undefined): string[] =>
  row ? row.hosts.split('\n').filter(Boolean) : []

export async function saveBlockList(
  db: Db,
  hosts: readonly string[],
  {
    version,
    actor,
    now,
    action = 'update',
  }: { version?: number | undefined; actor: Actor; now: Date; action?: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await findBlockList(trx)
    const known = before?.version ?? 0
    if (version !== undefined && version !== known) throw changedMeanwhile()
    const values = {
      version: known + 1,
      hosts: hosts.join('\n'),
      updatedAt: now.toISOString(),
      updatedBy: actor.name,
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('blockList')
      .values({ id: BLOCK_LIST, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('blockList.version', '=', known))
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw changedMeanwhile()
    await writeAudit(trx, actor, {
      action,
      collection: 'blocked-addresses',
      recordId: BLOCK_LIST,
      recordTitle: inLanguage('en', m.blockedAddresses),
      change: changeOf(hostsOf(before), hosts),
    })
  })
}

const changedMeanwhile = () => new AppError('VERSION_CONFLICT', m.listChanged)

/** The added and removed hosts instead of the whole list twice. */
function changeOf(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)]
  const added = after.filter((host) => !was.has(host))
  const removed = before.filter((host) => !is.has(host))
  return {
    addresses: { from: before.length, to: after.length },
    ...(added.length > 0 ? { added: { from: null, to: some(added) } } : {}),
    ...(removed.length > 0 ? { removed: { from: some(removed), to: null } } : {}),
  }
}

const MAX_LOGGED_NAMES = 50
const some = (hosts: string[]) =>
  hosts.slice(0, MAX_LOGGED_NAMES).join(', ') +
  (hosts.length > MAX_LOGGED_NAMES ? ` and ${hosts.length - MAX_LOGGED_NAMES} more` : '')
