import { parentPort, workerData } from 'node:worker_threads'
import type { Actor } from '#records/actor.ts'
import { closeServices, createServices } from '#entities/create-services.server.ts'
import type { Env } from '#infra/env.server.ts'
import { translate } from '#server/http/errors.ts'
import { type ExportSummary, exportToFile } from '#server/transfer/export.ts'
import { type ImportSummary, importText } from '#server/transfer/import.ts'
import type { ErrorCode, FieldError } from '#shared/app-error.ts'
import { messageOf } from '#shared/thrown.ts'
import type { Said } from '#shared/words/message.ts'

export interface TransferTask {
  env: Env
  now: Date
  job: { kind: 'export'; path: string } | { kind: 'import'; file: Blob; name: string; replace: boolean; actor: Actor }
}

export type TransferOutcome =
  | { summary: ExportSummary | ImportSummary }
  | { error: { code: ErrorCode; said: Said; fields: FieldError[] | undefined; cause: string } }

const { env, now, job } = workerData as TransferTask
const services = { ...createServices(env), now: () => now }

async function outcome(): Promise<TransferOutcome> {
  try {
    if (job.kind === 'export') return { summary: await exportToFile(services, job.path) }
    const { replace, actor } = job
    return { summary: await importText(services, await job.file.text(), job.name, { replace, actor }) }
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : messageOf(error)
    const { code, said, fields } = translate(error)
    return { error: { code, said, fields, cause } }
  }
}

const done = await outcome()
await closeServices(services)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(done)
