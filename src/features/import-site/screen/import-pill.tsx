import { Suspense, useDeferredValue } from 'react'
import { isAtWork } from '#features/import-site/job-states.ts'
import { useImports } from '#features/import-site/screen/jobs.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const RunningPill = lazyPart(
  async () => (await import('#features/import-site/screen/running-pill.tsx')).RunningPill,
  'unseen',
)

/** Above the name of an admin, while an import runs. */
export function ImportPill() {
  // After the first render, so that the requests of the page itself go first.
  const { data } = useImports(useDeferredValue(true, false))
  const job = data?.items.find(({ state, startedAt }) => startedAt !== null && (isAtWork(state) || state === 'failed'))
  if (!job) return null
  return (
    <Suspense>
      <RunningPill job={job} />
    </Suspense>
  )
}
