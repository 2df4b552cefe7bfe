import { Worker } from 'node:worker_threads'
import type { Services } from '#entities/services.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'
import { notifyListeners } from '#infra/db/changes.server.ts'
import { threadFile } from '#infra/thread-file.server.ts'
import type { ExportSummary } from '#server/transfer/export.ts'
import type { ImportSummary } from '#server/transfer/import.ts'
import type { TransferOutcome, TransferTask } from '#server/transfer/transfer.thread.ts'
import { AppError } from '#shared/app-error.ts'

const CODE = threadFile('server/transfer/transfer.thread.ts')

type Job<Kind> = Omit<Extract<TransferTask['job'], { kind: Kind }>, 'kind'>

/** Exports all content into one file; reading, sorting and serializing happen in a thread. */
export async function exportAside(services: Services, job: Job<'export'>): Promise<void> {
  await runAside<ExportSummary>(services, { kind: 'export', ...job })
}

/** The file is parsed, validated and written in a thread with its own services, whose memory is freed with it. */
export async function importAside(services: Services, job: Job<'import'>): Promise<ImportSummary> {
  const summary = await runAside<ImportSummary>(services, { kind: 'import', ...job })
  // The worker thread has notified the other processes; this one is notified directly.
  notifyListeners(services.db, new Set([EVERYTHING]))
  return summary
}

const runAside = <Summary extends ExportSummary | ImportSummary>(
  { env, now }: Services,
  job: TransferTask['job'],
): Promise<Summary> =>
  new Promise((resolve, reject) => {
    const workerData: TransferTask = { env, now: now(), job }
    const worker = new Worker(CODE, { workerData, execArgv: [], name: job.kind })
    worker.once('message', (outcome: TransferOutcome) => {
      // The summary belongs to the kind of job that was requested.
      if ('summary' in outcome) return resolve(outcome.summary as Summary)
      const { code, message, fields, cause } = outcome.error
      reject(new AppError(code, message, fields, { cause: new Error(cause) }))
    })
    // It tells what it meets in its work; otherwise it could not be started, for example for lack of file descriptors.
    const away = (cause: Error) => reject(new AppError('UNAVAILABLE', undefined, undefined, { cause }))
    worker.once('error', away)
    worker.once('exit', () => away(new Error('The thread ended before it was done.')))
  })
