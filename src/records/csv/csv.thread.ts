import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#shared/app-error.ts'
import { type CsvTable, readCsvTable } from '#shared/csv.ts'
import type { Said } from '#shared/words/message.ts'

/** Runs in the thread, see read-table.server.ts. */
export interface CsvTask {
  text: string
  maxRows: number
  wanted: readonly string[]
}

export type CsvOutcome = CsvTable | { refusal: Said }

function outcome({ text, maxRows, wanted }: CsvTask): CsvOutcome {
  try {
    return readCsvTable(text, maxRows, wanted)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: error.said }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(outcome(workerData as CsvTask))
