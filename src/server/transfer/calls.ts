import * as m from '#admin/settings/audit/messages.ts'
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { exportAside, importAside } from '#server/transfer/transfer-job.ts'
import { Content } from '#server/transfer/format.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { inLanguage } from '#shared/words/message.ts'

const tag = 'Transfer'
const IMPORT_BYTES = 50_000_000
const FORM_BYTES = 64_000

/** Parsing a file takes several times its size in memory: never two at once. */
const oneAtATime = createSemaphore(1, 0)

const Import = z.strictObject({ file: z.file(), replace: z.enum(['true', 'false']).optional() }).meta({ id: 'Import' })
const ImportSummary = z
  .object({ created: z.int(), replaced: z.int(), unchanged: z.int() })
  .meta({ id: 'ImportSummary' })

const FOLDER_PREFIX = 'rozvazne-export-'
const STALE_MS = 24 * 60 * 60_000

const EVENT = { collection: 'site', recordId: 'content' }

export const privateTransferCalls = [
  call({
    method: 'get',
    path: '/export',
    tag,
    summary: 'All content, pictures included, as one JSON file; the same as the command export writes',
    access: 'admin',
    response: Content,
    errors: [413, 503, 507],
    run: async (_, { services, caller, http }) => {
      const file = await exported(services)
      await writeAudit(services.db, actorOf(caller), {
        action: 'export',
        recordTitle: inLanguage('en', m.allContent),
        ...EVENT,
      })
      http.header('Content-Disposition', `attachment; filename="content-${pragueDay(services.now())}.json"`)
      http.header('Content-Length', String(file.bytes))
      // Compressing would need it in memory.
      http.header('Cache-Control', 'no-store, no-transform')
      return file.stream
    },
  }),
  call({
    method: 'post',
    path: '/import',
    tag,
    summary: `Take in a file made by the export, all or nothing; at most ${IMPORT_BYTES / 1e6} MB, larger ones on the command line`,
    access: 'admin',
    multipartBytes: IMPORT_BYTES + FORM_BYTES,
    body: Import,
    response: ImportSummary,
    errors: [409, 503, 507],
    run: ({ body }, { services, caller }) =>
      oneAtATime.run(async () => {
        const { file, replace } = body
        const actor = actorOf(caller)
        const summary = await importAside(services, {
          // A slice of the whole: a File cannot be cloned to a thread, its slice can.
          file: file.slice(),
          name: file.name,
          replace: replace === 'true',
          actor,
        })
        await writeAudit(services.db, actor, { action: 'import', recordTitle: file.name, ...EVENT })
        return summary
      }),
  }),
]

/** Written completely before the first byte is sent, so that a failure is an error response instead of half a file. */
async function exported(services: Services) {
  await removeStale()
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  try {
    const path = join(folder, 'content.json')
    await oneAtATime.run(() => exportAside(services, { path }))
    const file = await open(path)
    const { size: bytes } = await file.stat()
    return { bytes, stream: Readable.toWeb(file.createReadStream()) as ReadableStream }
  } finally {
    // The open file can still be read to its end.
    await rm(folder, { recursive: true, force: true })
  }
}

/** A killed process leaves its folder behind; the next export removes it. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => undefined)
    // It may belong to another user of the machine.
    if (found && found.mtimeMs < Date.now() - STALE_MS) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}
