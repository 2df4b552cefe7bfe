import cluster from 'node:cluster'

const workersOf = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Runs that many processes. On SIGTERM or Ctrl+C each stops gracefully, and this one exits after the last. */
export function superviseWorkers(count: number): void {
  let isStopping = false
  let hasServed = false
  cluster.on('listening', () => {
    hasServed = true
  })
  for (let worker = 0; worker < count; worker++) cluster.fork()

  const endAfterLast = () => {
    if (isStopping && workersOf().length === 0) process.exit(0)
  }
  cluster.on('exit', () => {
    if (isStopping) endAfterLast()
    else if (hasServed) cluster.fork()
    // A worker that cannot start, for example on a taken port, would only fail again.
    else process.exit(1)
  })
  // Only with the later of the two events the worker is removed from the list.
  cluster.on('disconnect', endAfterLast)

  const stop = (signal: NodeJS.Signals) => {
    isStopping = true
    for (const worker of workersOf()) worker.process.kill(signal)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
