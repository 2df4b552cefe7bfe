import { queueMail } from '#entities/mail-queue/queue.server.ts'
import type { Outcome, SiteImportJobRow } from '#features/import-site/job-schema.ts'
import type { JobState } from '#features/import-site/job-states.ts'
import * as l from '#features/import-site/letters.server.ts'
import * as m from '#features/import-site/messages.ts'
import { examine } from '#features/import-site/server/examine.ts'
import { pathsOf } from '#features/import-site/server/job/files.ts'
import { Stopped, watchJob, watchReading } from '#features/import-site/server/job/progress.ts'
import { jobReport } from '#features/import-site/server/job/report.ts'
import { choicesOf, filesOf, getJob, outcomeOf, progressOf } from '#features/import-site/server/job/store.ts'
import { noChoices } from '#features/import-site/schema.ts'
import { openUploads } from '#features/import-site/server/uploads.ts'
import { readChoices, saveChoices } from '#features/import-site/server/write/choices.server.ts'
import { importSite } from '#features/import-site/server/write/import-site.server.ts'
import { readKnown } from '#features/import-site/server/write/known.server.ts'
import { undoImport } from '#features/import-site/server/write/undo-import.server.ts'
import { VIDEO_FILES } from '#features/video-files/store.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Db } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { inLanguage, type Said, said, saidIn } from '#shared/words/message.ts'

type Used = Pick<Services, 'db' | 'storage' | 'now' | 'env' | 'log'>

interface Around {
  isStopping: () => boolean
  /** Which addresses may be asked for pictures; tests have their servers on loopback. */
  isAllowed?: (address: string) => boolean
}

/** Does what the job waits for, as far as it gets: all of it is written down, so that another server can go on. */
export async function workOn(services: Used, id: string, around: Around): Promise<void> {
  const job = await getJob(services.db, id)
  try {
    if (job.state === 'reading') await report(services, job, around)
    else if (job.state === 'running') await run(services, job, around)
    else if (job.state === 'undoing') await undo(services, job, around)
  } catch (error) {
    if (error instanceof Stopped || (error instanceof AppError && error.code === 'UNAVAILABLE')) return
    await fail(services, job, error)
  }
}

const actorOf = ({ userId, userName }: SiteImportJobRow): Actor => ({ id: userId, name: userName, role: 'admin' })

async function filesOfJob({ env }: Used, job: SiteImportJobRow) {
  const paths = await pathsOf(env, job.id, filesOf(job))
  if (!paths) throw new AppError('GONE', m.filesGone)
  return paths
}

async function report(services: Used, job: SiteImportJobRow, { isStopping }: Around): Promise<void> {
  const { db } = services
  const { path, uploads } = await filesOfJob(services, job)
  const given = choicesOf(job)
  const files = uploads === undefined ? undefined : await openUploads(uploads)
  try {
    const choices = async (site: string) => {
      // Before the first report only this is chosen; the rest was chosen for an earlier file of the site.
      const isFirst = job.report === ''
      const known = isFirst ? await readChoices(db, site) : undefined
      const chosen = {
        ...(given ?? known ?? noChoices()),
        ...(known && given && { ...known, pictures: given.pictures, address: given.address || known.address }),
      }
      if (given) await saveChoices(db, site, chosen)
      return chosen
    }
    const examined = await examine(path, {
      known: await readKnown(db),
      choices,
      goOn: watchReading(services, job.id, isStopping),
      ...(files && { hasFile: files.has }),
    })
    await db
      .updateTable('siteImportJob')
      .set({
        state: 'report',
        report: JSON.stringify(jobReport(examined)),
        choices: JSON.stringify(examined.choices),
        problem: '',
        changedAt: services.now().toISOString(),
      })
      .where('id', '=', job.id)
      .where('state', '=', 'reading')
      // What was chosen meanwhile asks for another one.
      .where('choices', '=', job.choices)
      .execute()
  } finally {
    files?.close()
  }
}

async function run(services: Used, job: SiteImportJobRow, { isStopping, isAllowed }: Around): Promise<void> {
  const { db } = services
  const { path, uploads } = await filesOfJob(services, job)
  const choices = choicesOf(job)
  const watch = watchJob(services, { id: job.id, state: 'running', before: progressOf(job), isStopping })
  const imported = await importSite(services, path, {
    uploads,
    actor: actorOf(job),
    importId: job.id,
    name: filesOf(job)[0]?.name ?? '',
    watch,
    ...(choices && { choices }),
    ...(isAllowed && { isAllowed }),
  })
  const outcome: Outcome = {
    written: await writtenBy(db, job.id, new Set(imported.pages)),
    isPublished: choices?.publish === true,
    errors: imported.errors.slice(0, MOST_ERRORS),
    stayed: [],
    menusStayed: false,
    removed: 0,
  }
  await end(services, job, 'done', outcome)
}

const MOST_ERRORS = 200

/** Also what came before a restart. */
async function writtenBy(db: Db, importId: string, pages: ReadonlySet<string>): Promise<Outcome['written']> {
  const items = await db
    .selectFrom('siteImportItem')
    .where('importId', '=', importId)
    .select(['key', 'collection'])
    .execute()
  const count = (name: string) => items.filter(({ collection }) => collection === name).length
  const pageCount = items.filter(({ key, collection }) => collection === 'posts' && pages.has(key)).length
  return {
    posts: count('posts') - pageCount,
    pages: pageCount,
    writers: count('writers'),
    rubrics: count('rubrics'),
    pictures: count('media'),
    films: count(VIDEO_FILES),
    casinos: count('casinos'),
    redirects: count('redirects'),
    menus: count('menus'),
  }
}

async function undo(services: Used, job: SiteImportJobRow, { isStopping }: Around): Promise<void> {
  const { db } = services
  const watch = watchJob(services, { id: job.id, state: 'undoing', before: progressOf(job), isStopping })
  const hasWritten = await db.selectFrom('siteImport').where('id', '=', job.id).select('id').executeTakeFirst()
  const evenChanged = job.evenChanged === 1
  const undone = hasWritten
    ? await undoImport(services, job.id, actorOf(job), { evenChanged, watch })
    : { removed: 0, stayed: [], menusStayed: false }
  const before = outcomeOf(job)
  const written = before?.written ?? (await writtenBy(db, job.id, new Set()))
  await end(services, job, 'undone', { written, isPublished: false, errors: [], ...before, ...undone })
}

async function end(services: Used, job: SiteImportJobRow, state: 'done' | 'undone', outcome: Outcome): Promise<void> {
  const at = services.now().toISOString()
  await inTransaction(services.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('siteImportJob')
      .set({ state, outcome: JSON.stringify(outcome), progress: '', problem: '', changedAt: at, endedAt: at })
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && state === 'done') await tell(services, trx, job, undefined)
  })
}

/** A file that cannot be read goes back to whoever sent it; what stopped on its way can go on. */
async function fail(services: Used, job: SiteImportJobRow, error: unknown): Promise<void> {
  const problem = problemOf(error)
  const at = services.now().toISOString()
  if (problem.key === m.wentWrong.key) services.log.error('an import failed', { error, id: job.id })
  const state: JobState = job.state === 'reading' ? 'files' : 'failed'
  await inTransaction(services.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('siteImportJob')
      .set({ state, problem: JSON.stringify(problem), changedAt: at })
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && state === 'failed') await tell(services, trx, job, problem)
  })
}

const problemOf = (error: unknown): Said =>
  error instanceof AppError && error.code !== 'INTERNAL' ? error.said : said(m.wentWrong)

const WORTH_MS = 3 * 24 * 60 * 60_000

/** The mail to who started it, in the transaction of what it tells. */
async function tell({ env, now }: Used, trx: Db, job: SiteImportJobRow, problem: Said | undefined): Promise<void> {
  const user = await trx
    .selectFrom('user')
    .where('id', '=', job.userId)
    .where('isActive', '=', 1)
    .select(['email', 'language'])
    .executeTakeFirst()
  if (!user || !canSendMail(env)) return
  const params = {
    site: env.SITE_NAME,
    name: filesOf(job)[0]?.name ?? '',
    reason: problem ? saidIn(user.language, problem) : '',
    address: `${env.SITE_URL}/admin/import-site/${job.id}`,
  }
  const subject = inLanguage(user.language, problem ? l.failedSubject : l.doneSubject, params)
  const text = inLanguage(user.language, problem ? l.failed : l.done, params)
  await queueMail(trx, { id: newId(), kind: 'import', to: user.email, subject, text }, now(), WORTH_MS)
}
