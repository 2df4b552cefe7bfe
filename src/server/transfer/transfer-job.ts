import type { Services } from '#records/services.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'
import { notifyListeners } from '#infra/db/changes.server.ts'
import { runThread } from '#infra/run-thread.server.ts'
import type { ExportSummary } from '#server/transfer/export.ts'
import type { ImportSummary } from '#server/transfer/import.ts'
import type { TransferOutcome, TransferTask } from '#server/transfer/transfer.thread.ts'
import { AppError } from '#shared/app-error.ts'

type Job<Kind> = Omit<Extract<TransferTask['job'], { kind: Kind }>, 'kind'>

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

async function runAside<Summary extends ExportSummary | ImportSummary>(
  { env, now }: Services,
  job: TransferTask['job'],
): Promise<Summary> {
  const task: TransferTask = { env, now: now(), job }
  const outcome = await runThread<TransferOutcome>('server/transfer/transfer.thread.ts', task)
  if ('summary' in outcome) return outcome.summary as Summary
  const { code, said, fields, cause } = outcome.error
  throw new AppError(code, said, fields, { cause: new Error(cause) })
}
