import type { ACTIONS, JobFile, NewFile, SiteImportJobRow } from '#features/import-site/job-schema.ts'
import { isOpen, type JobState } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/messages.ts'
import type { Choices } from '#features/import-site/schema.ts'
import {
  pathsOf,
  receivedOf,
  refuseFiles,
  removeFile,
  removeFiles,
  writePart,
} from '#features/import-site/server/job/files.ts'
import { filesOf, findOpen, getJob, moveJob, undoUntilOf } from '#features/import-site/server/job/store.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

type Used = Pick<Services, 'db' | 'env' | 'now'>

const fileOf = ({ name, size, kind }: NewFile): JobFile => ({ id: newId(), name, size, kind, received: 0 })

export async function createJob({ db, now }: Used, files: NewFile[], actor: Actor): Promise<SiteImportJobRow> {
  refuseFiles(files)
  const at = now().toISOString()
  const row: SiteImportJobRow = {
    id: newId(),
    state: 'files',
    files: JSON.stringify(files.map(fileOf)),
    choices: '',
    report: '',
    progress: '',
    outcome: '',
    problem: '',
    userId: actor.id ?? '',
    userName: actor.name,
    createdAt: at,
    changedAt: at,
    startedAt: null,
    endedAt: null,
    evenChanged: 0,
  }
  return inTransaction(db, async (trx) => {
    await dialectOf(trx).lockForSetup(trx)
    await refuseSecond(trx)
    await trx.insertInto('siteImportJob').values(row).execute()
    return row
  })
}

const notNow = () => new AppError('VERSION_CONFLICT', m.notNow)

/** Files come and go only before the import starts. */
const BEFORE_START: readonly JobState[] = ['files', 'report']

async function changeFiles({ db, now }: Used, id: string, change: (files: JobFile[]) => JobFile[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await dialectOf(trx).lockForSetup(trx)
    const files = JSON.stringify(change(filesOf(await getJob(trx, id))))
    const asNew = { state: 'files', files, problem: '' } as const
    if (!(await moveJob(trx, { id, from: BEFORE_START, now: now() }, asNew))) throw notNow()
  })
}

export const addFile = (services: Used, id: string, file: NewFile): Promise<void> =>
  changeFiles(services, id, (files) => {
    refuseFiles([...files, file])
    return [...files, fileOf(file)]
  })

export async function dropFile(services: Used, id: string, fileId: string): Promise<undefined> {
  const { db, env } = services
  const file = filesOf(await getJob(db, id)).find((each) => each.id === fileId)
  if (!file) throw new AppError('NOT_FOUND', m.noSuchImport)
  await changeFiles(services, id, (files) => files.filter((each) => each.id !== fileId))
  await removeFile(env, id, file)
}

export async function takePart(services: Used, id: string, part: { fileId: string; offset: number; file: Blob }) {
  const { db, env } = services
  const job = await getJob(db, id)
  const file = filesOf(job).find((each) => each.id === part.fileId)
  if (!file) throw new AppError('NOT_FOUND', m.noSuchImport)
  if (!BEFORE_START.includes(job.state)) throw notNow()
  return writePart(env, id, file, part.offset, part.file)
}

/** How much of each is here says the disk: a part may have come whose answer was lost. */
export async function withReceived<J extends { id: string; files: JobFile[] }>({ env }: Used, job: J): Promise<J> {
  const files = []
  for (const file of job.files) files.push({ ...file, received: await receivedOf(env, job.id, file) })
  return { ...job, files }
}

/** The report is made again; until then the one before is shown. */
export async function choose({ db, now }: Used, id: string, given: Choices): Promise<void> {
  const choices = JSON.stringify(given)
  if (await moveJob(db, { id, from: ['files'], now: now() }, { choices })) return
  const asNew = { state: 'reading', choices } as const
  if (!(await moveJob(db, { id, from: ['report', 'reading'], now: now() }, asNew))) throw notNow()
}

const FROM: Record<(typeof ACTIONS)[number], readonly JobState[]> = {
  report: ['files', 'report'],
  start: ['report', 'paused', 'failed'],
  pause: ['running'],
  undo: ['running', 'paused', 'failed', 'done'],
}
const TO = { report: 'reading', start: 'running', pause: 'paused', undo: 'undoing' } as const

interface Wanted {
  action: (typeof ACTIONS)[number]
  evenChanged: boolean
}

export async function act({ db, env, now }: Used, id: string, { action, evenChanged }: Wanted, actor: Actor) {
  const at = now()
  await inTransaction(db, async (trx) => {
    const job = await getJob(trx, id)
    if (!FROM[action].includes(job.state)) throw notNow()
    if (action === 'report' && !(await pathsOf(env, id, filesOf(job))))
      throw new AppError('VALIDATION_FAILED', m.notWhole)
    if (action === 'undo') {
      const until = undoUntilOf(job)
      if (until === null || until < at.toISOString()) throw new AppError('GONE', m.nothingToUndo)
      if (job.state === 'done') await refuseSecond(trx)
    }
    const change: Partial<SiteImportJobRow> = {
      state: TO[action],
      problem: '',
      ...(action === 'start' && { startedAt: job.startedAt ?? at.toISOString() }),
      ...(action === 'undo' && { progress: '', evenChanged: evenChanged ? 1 : 0 }),
    }
    if (!(await moveJob(trx, { id, from: FROM[action], now: at }, change))) throw notNow()
    const isNews = action === 'undo' || (action === 'start' && job.startedAt === null)
    if (!isNews) return
    await writeAudit(trx, actor, {
      action: action === 'undo' ? 'undo-import' : 'import',
      collection: 'site',
      recordId: 'content',
      recordTitle: filesOf(job)[0]?.name ?? '',
    })
  })
}

async function refuseSecond(trx: Used['db']): Promise<void> {
  const open = await findOpen(trx)
  if (!open) return
  const params = { user: open.userName, name: filesOf(open)[0]?.name ?? '' }
  throw new AppError('VERSION_CONFLICT', said(m.otherIsOpen, params))
}

/** One that has written nothing goes without a trace. */
export async function discard({ db, env }: Used, id: string): Promise<void> {
  const job = await getJob(db, id)
  const isUnstarted = job.startedAt === null || job.state === 'undone'
  if (!isUnstarted || (!isOpen(job.state) && job.state !== 'undone')) throw new AppError('STILL_USED', m.cannotDiscard)
  await db.deleteFrom('siteImportJob').where('id', '=', id).where('state', '=', job.state).execute()
  await removeFiles(env, id)
}
