import { type Transferable, Worker } from 'node:worker_threads'
import { threadFile } from '#infra/thread-file.server.ts'
import { AppError } from '#shared/app-error.ts'

/** Returns the one message that the thread sends. */
export const runThread = <Result>(
  source: `${string}.thread.ts`,
  workerData: unknown,
  transferList: Transferable[] = [],
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(source), { workerData, transferList, execArgv: [], name: source })
    worker.once('message', resolve)
    // It tells what it meets in its work; otherwise it could not be started, for example for lack of file descriptors.
    const away = (cause: Error) => reject(new AppError('UNAVAILABLE', undefined, undefined, { cause }))
    worker.once('error', away)
    worker.once('exit', () => away(new Error('The thread ended before it was done.')))
  })
