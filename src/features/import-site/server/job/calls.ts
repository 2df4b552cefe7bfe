import { z } from 'zod'
import {
  Act,
  ImportedPosts,
  Job,
  JobFile,
  JobList,
  Looked,
  NewFile,
  NewImport,
  Part,
  PART_BYTES,
  PostsQuery,
  UndoPreview,
} from '#features/import-site/job-schema.ts'
import { Choices } from '#features/import-site/schema.ts'
import { undoPreview } from '#features/import-site/server/job/aftermath.ts'
import { importedPosts, markLooked } from '#features/import-site/server/job/imported-posts.ts'
import {
  act,
  addFile,
  choose,
  createJob,
  discard,
  dropFile,
  takePart,
  withReceived,
} from '#features/import-site/server/job/manage.ts'
import { resultLines } from '#features/import-site/server/job/result-csv.ts'
import { getJob, jobOf, listJobs, outcomeOf } from '#features/import-site/server/job/store.ts'
import { languageOf } from '#entities/user/queries.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { CSV_TYPE } from '#shared/csv.ts'
import { id } from '#shared/schema/text.ts'

const FORM_BYTES = 64_000
const common = { tag: 'Moving in', access: 'admin' } as const

const read = async (services: Services, jobId: string): Promise<Job> =>
  withReceived(services, jobOf(await getJob(services.db, jobId)))

export const siteImportCalls = [
  call({
    method: 'get',
    path: '/site-imports',
    summary: 'Imports of other sites, the open one first',
    ...common,
    response: JobList,
    run: async (_, { services }) => ({ items: await listJobs(services.db) }),
  }),
  call({
    method: 'post',
    path: '/site-imports',
    summary: 'Begin an import: name the files that will be sent in parts. There is one open import at a time',
    ...common,
    body: NewImport,
    response: Job,
    status: 201,
    errors: [409, 413, 415],
    run: async ({ body }, { services, caller }) => jobOf(await createJob(services, body.files, actorOf(caller))),
  }),
  call({
    method: 'get',
    path: '/site-imports/{id}',
    summary: 'An import',
    ...common,
    params: ById,
    response: Job,
    run: ({ params }, { services }) => read(services, params.id),
  }),
  call({
    method: 'delete',
    path: '/site-imports/{id}',
    summary: 'Cancel an import that has written nothing, with its files',
    ...common,
    params: ById,
    errors: [409],
    run: async ({ params }, { services }) => {
      await discard(services, params.id)
      return undefined
    },
  }),
  call({
    method: 'post',
    path: '/site-imports/{id}/files',
    summary: 'Name one file more that will be sent',
    ...common,
    params: ById,
    body: NewFile,
    response: Job,
    errors: [409, 413, 415],
    run: async ({ params, body }, { services }) => {
      await addFile(services, params.id, body)
      return read(services, params.id)
    },
  }),
  call({
    method: 'delete',
    path: '/site-imports/{id}/files/{fileId}',
    summary: 'Leave a file out',
    ...common,
    params: z.object({ id, fileId: id }),
    errors: [409],
    run: async ({ params }, { services }): Promise<undefined> => dropFile(services, params.id, params.fileId),
  }),
  call({
    method: 'post',
    path: '/site-imports/{id}/parts',
    summary: `A part of a file, of at most ${PART_BYTES / 1e6} MB, and where it begins. The response says how much is here: go on from there`,
    ...common,
    params: ById,
    multipartBytes: PART_BYTES + FORM_BYTES,
    body: Part,
    response: JobFile.pick({ received: true }).meta({ id: 'SiteImportReceived' }),
    errors: [409, 507],
    run: async ({ params, body }, { services }) => {
      const { file, fileId, offset } = body
      return { received: await takePart(services, params.id, { fileId, offset: Number(offset), file }) }
    },
  }),
  call({
    method: 'put',
    path: '/site-imports/{id}/choices',
    summary: 'Say what goes where; the report is made again',
    ...common,
    params: ById,
    body: Choices,
    response: Job,
    errors: [409],
    run: async ({ params, body }, { services }) => {
      await choose(services, params.id, body)
      return read(services, params.id)
    },
  }),
  call({
    method: 'post',
    path: '/site-imports/{id}/act',
    summary: 'Make the report, start, pause, go on, or take the whole import back, within thirty days',
    ...common,
    params: ById,
    body: Act,
    response: Job,
    errors: [409, 410],
    run: async ({ params, body }, { services, caller }) => {
      await act(services, params.id, body, actorOf(caller))
      return read(services, params.id)
    },
  }),
  call({
    method: 'get',
    path: '/site-imports/{id}/posts',
    summary: 'Posts of an import: those that hold something of the old site which has no place here, or the others',
    ...common,
    params: ById,
    query: PostsQuery,
    response: ImportedPosts,
    run: ({ params, query }, { services }) => importedPosts(offThread(services.db), params.id, query),
  }),
  call({
    method: 'put',
    path: '/site-imports/{id}/looked',
    summary: 'Say that you looked at a post of an import, or that you did not',
    ...common,
    params: ById,
    body: Looked,
    run: ({ params, body }, { services: { db, now } }) => markLooked(db, params.id, body, now()),
  }),
  call({
    method: 'get',
    path: '/site-imports/{id}/report.csv',
    summary: 'What became of an import as CSV: every record with its address, and what could not be taken',
    ...common,
    params: ById,
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ params }, { services: { db, now }, http, caller }): Promise<ReadableStream> => {
      const outcome = outcomeOf(await getJob(db, params.id))
      const language = await languageOf(db, caller.id)
      return attachCsv(http, 'import', now(), resultLines(offThread(db), params.id, outcome, language))
    },
  }),
  call({
    method: 'get',
    path: '/site-imports/{id}/undo-preview',
    summary: 'What would go if an import were taken back, and what was changed since',
    ...common,
    params: ById,
    response: UndoPreview,
    run: ({ params }, { services }) => undoPreview(offThread(services.db), params.id),
  }),
]
