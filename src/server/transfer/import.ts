import * as m from '#server/transfer/messages.ts'
import { readFile, stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#records/actor.ts'
import { findBlockList, hostsOf, readBlockedHosts, saveBlockList } from '#features/links/store.server.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeBetween, writeAudit } from '#records/history/history.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { remeasureOwners } from '#entities/payout-test/remeasure.server.ts'
import type { Services } from '#records/services.server.ts'
import { inputFromRow, rowFromInput } from '#entities/settings/queries.server.ts'
import type { Trx } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { withNewFiles } from '#server/backup/new-files.ts'
import { type Progress, noProgress } from '#server/backup/progress.ts'
import { importEntries } from '#server/transfer/change-log.ts'
import { writeChanges } from '#server/transfer/changes.ts'
import { checkPictures, refuseBadRedirects, refuseBrokenReferences } from '#server/transfer/checks.ts'
import { importChecks } from '#server/transfer/fact-checks.ts'
import { MAX_BYTES, parseContent, type SettingsRecord, tooLarge } from '#server/transfer/format.ts'
import { importNotes } from '#server/transfer/notes.ts'
import { importPairs } from '#server/transfer/pair-pages.ts'
import { freeAddresses, planImport, type Step, writeRecord } from '#server/transfer/records.ts'
import { importTemplates } from '#server/transfer/templates.ts'
import { AppError } from '#shared/app-error.ts'
import { messageOf } from '#shared/thrown.ts'
import { said } from '#shared/words/message.ts'

interface ImportOptions {
  replace: boolean
  actor: Actor
  progress?: Progress
}

export interface ImportSummary {
  created: number
  replaced: number
  unchanged: number
}

export async function importFromFile(
  services: Pick<Services, 'db' | 'storage'>,
  path: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('BAD_REQUEST', said(m.noFile, { path })) : error
  })
  if (size > MAX_BYTES) throw tooLarge()
  return importText(services, await readFile(path, 'utf8'), path, options)
}

/** `name` is the file name given by the user. */
export async function importText(
  services: Pick<Services, 'db' | 'storage'>,
  text: string,
  name: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  return importContent(services, parseJson(text, name), options)
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('BAD_REQUEST', said(m.notJson, { name, reason: messageOf(error) }))
  }
}

/** All or nothing. Records are written as they are, with their pictures. */
export async function importContent(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  given: unknown,
  { replace, actor, progress = noProgress }: ImportOptions,
): Promise<ImportSummary> {
  const content = parseContent(given)
  await checkPictures(content)
  return withNewFiles(storage, (put) =>
    inTransaction(db, async (trx) => {
      // Files whose records are not stored yet must not be swept.
      await dialectOf(trx).lockForSetup(trx)
      const steps = await planImport(trx, content)
      if (!replace) refuseKnown(steps)
      await refuseBrokenReferences(trx, content)
      const changes = steps.filter((step) => !step.isUnchanged)
      await freeAddresses(trx, changes)
      for (const [index, step] of changes.entries()) {
        await writeRecord(trx, step, actor)
        progress(index + 1, changes.length)
      }
      await remeasureOwners(trx, ownersIn(changes))
      await importNotes(trx, content.notes)
      await writeChanges(trx, content.changes, replace)
      await importChecks(trx, content.checks)
      if (content.blockedAddresses) await writeBlocked(trx, content.blockedAddresses, replace, actor)
      await importEntries(trx, content.changeLog)
      await importPairs(trx, content.pairs)
      await importTemplates(trx, content.templates)
      if (content.settings) await writeSettings(trx, content.settings, replace, actor)
      await refuseBadRedirects(trx, content)
      for (const [key, file] of content.files) await put(key, Buffer.from(file, 'base64'))
      const replaced = changes.filter((step) => step.previous).length
      return { created: changes.length - replaced, replaced, unchanged: steps.length - changes.length }
    }),
  )
}

/** Casinos and bookmakers whose withdrawals may have changed. */
const ownersIn = (steps: Step[]) =>
  steps.flatMap(({ transfer: { collection }, record, previous }) => {
    if (collection === casinos) return [{ casino: record.id, bookmaker: null }]
    if (collection === bookmakers) return [{ casino: null, bookmaker: record.id }]
    const withdrawals = collection === payoutTests ? [record, ...(previous ? [previous] : [])] : []
    return withdrawals.map((each) => ({ casino: idIn(each['casino']), bookmaker: idIn(each['bookmaker']) }))
  })
const idIn = (value: unknown) => (typeof value === 'string' ? value : null)

const MAX_LOGGED_NAMES = 5

function refuseKnown(steps: Step[]): void {
  const known = steps.filter((step) => step.previous)
  if (known.length === 0) return
  const names = known
    .slice(0, MAX_LOGGED_NAMES)
    .map(({ transfer, record }) => `${transfer.collection.name}/${record.id}`)
  const list = `${names.join(', ')}${known.length > MAX_LOGGED_NAMES ? ', …' : ''}`
  throw new AppError('BAD_REQUEST', said(m.recordsKnown, { number: String(known.length), list }))
}

/** An existing list is replaced only on demand. */
async function writeBlocked(trx: Trx, given: string[], replace: boolean, actor: Actor): Promise<void> {
  const current = await findBlockList(trx)
  const { hosts } = await readBlockedHosts(given.join('\n'))
  if (current && isDeepStrictEqual(hostsOf(current), hosts)) return
  if (current && !replace) {
    throw new AppError('BAD_REQUEST', m.blockedKnown)
  }
  await saveBlockList(trx, hosts, { actor, now: new Date(), action: 'import' })
}

const SETTINGS_ROW = 'site'

/** The default settings may be overwritten; edited ones only on demand. */
async function writeSettings(trx: Trx, settings: SettingsRecord, replace: boolean, actor: Actor): Promise<void> {
  const { updatedAt, ...input } = settings
  const values = { ...rowFromInput(input), updatedAt }
  const current = await trx.selectFrom('settings').selectAll().executeTakeFirst()
  if (!current) {
    await trx
      .insertInto('settings')
      .values({ id: SETTINGS_ROW, version: 1, ...values })
      .execute()
  } else {
    const { id, version, ...previous } = current
    if (isDeepStrictEqual({ ...inputFromRow(previous), updatedAt: previous.updatedAt }, settings)) return
    if (version > 1 && !replace) {
      throw new AppError('BAD_REQUEST', m.settingsEdited)
    }
    await trx
      .updateTable('settings')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute()
  }
  await writeAudit(trx, actor, {
    action: 'import',
    collection: 'settings',
    recordId: SETTINGS_ROW,
    recordTitle: 'Settings',
    change: current ? changeBetween(current, values) : {},
  })
}
