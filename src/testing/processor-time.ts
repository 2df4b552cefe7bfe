/** Processor time of this thread in milliseconds: others on the machine do not count. */
export async function processorTime<T>(work: () => T | Promise<T>): Promise<{ result: Awaited<T>; cost: number }> {
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, cost: (user + system) / 1000 }
}
