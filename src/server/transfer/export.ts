import * as m from '#server/transfer/messages.ts'
import { findBlockList, hostsOf } from '#features/links/store.server.ts'
import { media } from '#entities/media/collection.server.ts'
import type { Services } from '#records/services.server.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import type { Db } from '#records/db.server.ts'
import type { Storage } from '#infra/storage.server.ts'
import { programVersion } from '#server/backup/program-version.ts'
import { type Progress, noProgress } from '#server/backup/progress.ts'
import { readSnapshot } from '#server/backup/snapshot.ts'
import { type Write, writeAtomically } from '#server/backup/write-file.ts'
import { exportedEntries } from '#server/transfer/change-log.ts'
import { exportedChanges } from '#server/transfer/changes.ts'
import { exportedChecks } from '#server/transfer/fact-checks.ts'
import {
  type Content,
  FORMAT,
  FORMAT_VERSION,
  MAX_BYTES,
  type SettingsRecord,
  tooLarge,
  toTransferRecord,
  type Transfer,
  type TransferRecord,
  TRANSFERS,
} from '#server/transfer/format.ts'
import { notesOf } from '#server/transfer/notes.ts'
import { exportedPairs } from '#server/transfer/pair-pages.ts'
import { exportedTemplates } from '#server/transfer/templates.ts'
import { RECORDS_AT_ONCE, storedRecords } from '#server/transfer/records.ts'
import { inLanguage } from '#shared/words/message.ts'

export interface ExportSummary {
  records: number
  /** Pictures whose file is lost, as sentences. */
  warnings: string[]
}

export async function exportToFile(
  services: Pick<Services, 'env' | 'storage' | 'now'>,
  path: string,
  progress: Progress = noProgress,
): Promise<ExportSummary> {
  const summary: ExportSummary = { records: 0, warnings: [] }
  await writeAtomically(path, async (write) => {
    let bytes = 0
    const writeLimited: Write = async (chunk) => {
      bytes += Buffer.byteLength(chunk)
      if (bytes > MAX_BYTES) throw tooLarge()
      await write(chunk)
    }
    await readSnapshot(services.env, (db) => writeContent(services, db, writeLimited, summary, progress))
  })
  return summary
}

/** Streams exactly what `JSON.stringify(content, null, 2)` would return at once. */
async function writeContent(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  db: Db,
  write: Write,
  summary: ExportSummary,
  progress: Progress,
): Promise<void> {
  const head = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    exportedAt: now().toISOString(),
    programVersion,
    settings: await settingsOf(db),
  }
  await write(JSON.stringify(head, null, 2).slice(0, -'\n}'.length))

  const lists: { transfer: Transfer; ids: string[] }[] = []
  for (const transfer of TRANSFERS) lists.push({ transfer, ids: await idsOf(db, transfer) })
  const total = lists.reduce((sum, { ids }) => sum + ids.length, 0)
  for (const { transfer, ids } of lists) {
    await write(`,\n  ${JSON.stringify(transfer.collection.name)}: [`)
    let separator = '\n    '
    for (let start = 0; start < ids.length; start += RECORDS_AT_ONCE) {
      for (const stored of await storedRecords(db, transfer, ids.slice(start, start + RECORDS_AT_ONCE))) {
        const record = toTransferRecord(transfer, stored)
        if (transfer.collection === media) record['file'] = await fileOf(storage, record, summary)
        await write(separator + JSON.stringify(record, null, 2).replaceAll('\n', '\n    '))
        separator = ',\n    '
        progress(++summary.records, total)
      }
    }
    await write(ids.length > 0 ? '\n  ]' : ']')
  }
  const writeList = (name: keyof typeof Content.shape, list: unknown[]) =>
    write(`,\n  "${name}": ${JSON.stringify(list, null, 2).replaceAll('\n', '\n  ')}`)
  await writeList('notes', await notesOf(db))
  await writeList('waitingChanges', await exportedChanges(db))
  await writeList('factChecks', await exportedChecks(db))
  const blocked = await findBlockList(db)
  if (blocked) await writeList('blockedAddresses', hostsOf(blocked))
  await writeList('changeLog', await exportedEntries(db))
  await writeList('comparedPairs', await exportedPairs(db))
  await writeList('templates', await exportedTemplates(db))
  await write('\n}\n')
}

async function settingsOf(db: Db): Promise<SettingsRecord | null> {
  const row = await db.selectFrom('settings').select('updatedAt').executeTakeFirst()
  return row ? { ...(await getSiteSettings(db)), updatedAt: row.updatedAt } : null
}

/** Sorted here: the databases collate a hyphen differently. */
async function idsOf(db: Db, { collection }: Transfer): Promise<string[]> {
  const rows = await db.selectFrom(collection.table).select('id').execute()
  return rows.map((row) => row.id).toSorted((a, b) => (a < b ? -1 : 1))
}

async function fileOf(storage: Storage, record: TransferRecord, summary: ExportSummary): Promise<string | null> {
  const key = String(record['key'])
  const file = await storage.get(key)
  if (!file) summary.warnings.push(inLanguage('en', m.pictureMissing, { key }))
  return file ? Buffer.from(file).toString('base64') : null
}
