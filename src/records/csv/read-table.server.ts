import type { CsvOutcome, CsvTask } from '#records/csv/csv.thread.ts'
import { runThread } from '#infra/run-thread.server.ts'
import { AppError } from '#shared/app-error.ts'
import { type CsvTable, readCsvTable } from '#shared/csv.ts'
import { createSemaphore } from '#shared/semaphore.ts'

/** Smaller texts are parsed in less time than a thread takes to start, whatever is in them. */
const SMALL_LENGTH = 2000

/** Parsing takes a whole core: many files must not take all of them. */
const oneAtATime = createSemaphore(1, 20)

/** In a thread: very many cells take seconds. It returns only what is wanted, as reading its message takes time. */
export async function readTable(text: string, maxRows: number, wanted: readonly string[]): Promise<CsvTable> {
  if (text.length < SMALL_LENGTH) return readCsvTable(text, maxRows, wanted)
  const task: CsvTask = { text, maxRows, wanted }
  const outcome = await oneAtATime.run(() => runThread<CsvOutcome>('records/csv/csv.thread.ts', task))
  if ('refusal' in outcome) throw new AppError('VALIDATION_FAILED', outcome.refusal)
  return outcome
}
