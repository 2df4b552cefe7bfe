import { execFile } from 'node:child_process'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { storePicture, storeUpload } from '#entities/media/store.server.ts'
import { sweepFiles } from '#entities/media/sweep.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Log } from '#infra/log.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { s3Storage } from '#infra/s3-storage.server.ts'
import { createFileSweep } from '#server/file-sweep.ts'
import { withNewFiles } from '#server/backup/new-files.ts'
import { afterFile } from '#testing/after-file.ts'
import { startS3 } from '#testing/s3-server.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env, storage } = services
const folder = join(env.DATA_DIR, 'media')
const picture = await sharp({ create: { width: 32, height: 20, channels: 3, background: '#274' } })
  .png()
  .toBuffer()

const MINUTE = 60_000
const later = (minutes: number) => ({ ...services, now: () => new Date(Date.now() + minutes * MINUTE) })
const upload = (title: string) => storeUpload(db, storage, picture, { title, alt: '' }, SYSTEM)
const files = async () =>
  [...(await storage.list()), ...(await storage.listUnfinished())].filter((name) => name !== 'owner.txt')
const keys = async () => (await db.selectFrom('media').select('key').orderBy('key').execute()).map((row) => row.key)

beforeEach(async () => {
  await db.deleteFrom('media').execute()
  for (const name of await files()) await storage.remove(name)
})

/** An upload in a separate process that is killed at the given step. */
const DYING = `
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  import { join } from 'node:path'
  import { storeUpload } from '#entities/media/store.server.ts'
  import { openDb } from '#entities/open-db.server.ts'
  import { folderStorage } from '#infra/storage.server.ts'
  const [config, folder, step, picture] = process.argv.slice(1)
  const die = () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}) }
  const { rename } = fs
  if (step === 'file written') fs.rename = die
  if (step === 'file named') fs.rename = async (...names) => { await rename(...names); await die() }
  syncBuiltinESMExports()
  const watch = (text) => ({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (seen(text) ? die() : result),
  })
  let queries = 0
  const seen = (count) => ++queries === count
  let db = openDb(JSON.parse(config))
  if (step === 'record written') db = db.withPlugin(watch(1))
  if (step === 'all written') db = db.withPlugin(watch(4))
  await storeUpload(db, folderStorage(folder), Buffer.from(picture, 'base64'), { title: step, alt: '' }, { id: null, name: 'x' })
  await die()`

const STEPS = ['file written', 'file named', 'record written', 'all written', 'stored'] as const

const dieAt = (step: (typeof STEPS)[number]) =>
  new Promise<NodeJS.Signals | null>((resolve) => {
    const args = [JSON.stringify(env), folder, step, picture.toString('base64')]
    const child = execFile(process.execPath, ['--input-type=module', '--eval', DYING, ...args], { cwd: projectRoot })
    child.once('exit', (_, signal) => resolve(signal))
  })

test('a killed upload leaves no record without its file, and its leftovers are removed after an hour', async () => {
  for (const step of STEPS) expect([step, await dieAt(step)]).toEqual([step, 'SIGKILL'])
  const stored = await keys()
  expect(stored).toEqual([expect.stringContaining('stored')])
  expect(await files()).toHaveLength(STEPS.length)
  expect(await storage.listUnfinished()).toHaveLength(1)

  expect(await sweepFiles(later(55))).toEqual([])
  expect(await sweepFiles(later(65))).toHaveLength(STEPS.length - 1)
  expect(await files()).toEqual(stored)
})

test('keeps pictures with a record, archived ones included, and foreign files', async () => {
  for (let number = 0; number < 25; number++) await upload(`Obrázek ${number}`)
  await db.updateTable('media').set({ isDeleted: 1 }).execute()
  const orphan = await upload('Sirotek')
  await db.deleteFrom('media').where('id', '=', orphan.id).execute()
  await storage.put('cizi-soubor.webp', picture)
  expect(await sweepFiles(later(65))).toEqual([orphan.key])
  expect(await files()).toHaveLength(26)
})

test('keeps a recent file whose record is still being written', async () => {
  const other = openDb(env)
  afterFile(() => other.destroy())
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const image = { data: picture, width: 32, height: 20, sha256: 'ab'.repeat(32) }
  const storing = inTransaction(other, async (trx) => {
    await storePicture(trx, storage, image, { title: 'Právě teď', alt: '' }, SYSTEM)
    written()
    await mayCommit
  })
  await isWritten
  expect(await sweepFiles(later(0))).toEqual([])
  commit()
  await storing
  expect(await files()).toEqual(await keys())
})

test('waits for an import until its records are stored', async () => {
  const { key } = await upload('Stará')
  await db.deleteFrom('media').execute()
  const old = new Date(Date.now() - 120 * MINUTE)
  await utimes(join(folder, key), old, old)
  const other = openDb(env)
  afterFile(() => other.destroy())
  const { promise: isBusy, resolve: busy } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const importing = withNewFiles(storage, (put) =>
    inTransaction(other, async (trx) => {
      await dialectOf(trx).lockForSetup(trx)
      busy()
      await mayCommit
      await put(key, picture)
    }),
  )
  await isBusy
  const sweeping = sweepFiles(services)
  commit()
  await importing
  expect(await sweeping).toEqual([])
  expect(await files()).toEqual([key])
})

test('leaves files of another database alone and reports it', async () => {
  const orphan = await upload('Sirotek')
  await db.deleteFrom('media').execute()
  const owner = await storage.get('owner.txt')
  await storage.put('owner.txt', Buffer.from('somebody else'))
  const log = { ...services.log, warn: vi.fn<Log['warn']>() }
  const sweep = createFileSweep({ ...later(65), log })
  await sweep.run()
  await sweep.run()
  expect(await files()).toEqual([orphan.key])
  expect(log.warn).toHaveBeenCalledTimes(1)
  await sweep.leave()
  await storage.put('owner.txt', owner ?? new Uint8Array())
})

test('only one of several processes sweeps', async () => {
  const orphan = await upload('Sirotek')
  await db.deleteFrom('media').execute()
  const [one, other] = [createFileSweep(later(30)), createFileSweep(later(65))]
  await one.run()
  await other.run()
  expect(await files()).toEqual([orphan.key])
  await one.leave()
  await other.run()
  expect(await files()).toEqual([])
  await other.leave()
})

test('sweeps a bucket in the same way', async () => {
  const s3 = await startS3('a-secret-of-the-test')
  afterFile(() => s3.close())
  const settings = { endpoint: s3.endpoint, bucket: 'pictures', region: 'eu-central-1', prefix: 'media/' }
  const bucket = s3Storage({ ...settings, accessKeyId: 'key', secretAccessKey: 'a-secret-of-the-test' })
  const put = (title: string) => storeUpload(db, bucket, picture, { title, alt: '' }, SYSTEM)
  const [kept, orphan, young] = [await put('Zná'), await put('Nezná'), await put('Ještě ne')]
  await db.deleteFrom('media').where('id', 'in', [orphan.id, young.id]).execute()
  for (const { key } of [kept, orphan]) s3.changed.set(`media/${key}`, new Date(Date.now() - 90 * MINUTE))
  s3.objects.set('elsewhere/0123456789ab-x.webp', Buffer.from([1]))
  expect(await sweepFiles({ ...services, storage: bucket })).toEqual([orphan.key])
  expect([...s3.objects.keys()].toSorted()).toEqual(
    ['elsewhere/0123456789ab-x.webp', 'media/owner.txt', ...[kept, young].map(({ key }) => `media/${key}`)].toSorted(),
  )
})
