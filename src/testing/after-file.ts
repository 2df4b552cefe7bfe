type CleanUp = () => unknown

const cleanUps: CleanUp[] = []

/** Runs after the test file, last registered first. Vitest ignores an `afterAll` within a test or a hook; this works there, too. */
export function afterFile(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp)
}

export async function cleanUpFile(): Promise<void> {
  const failures: unknown[] = []
  for (const cleanUp of cleanUps.splice(0).toReversed()) {
    try {
      await cleanUp()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be cleaned up.')
}
