import { importPath, useImports } from '#features/import-site/screen/jobs.ts'
import { Progress, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { useDeferredValue } from 'react'
import type { Progress as Progressed } from '#features/import-site/job-schema.ts'
import { isAtWork } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/screen/run/messages.ts'
import { leftMinutes, nameOfPhase } from '#features/import-site/screen/run/phase-words.ts'
import css from './import-pill.module.css'

/** Above the name of an admin, while an import runs. */
export function ImportPill() {
  // After the first render, so that the requests of the page itself go first.
  const { data } = useImports(useDeferredValue(true, false))
  const job = data?.items.find(({ state, startedAt }) => startedAt !== null && (isAtWork(state) || state === 'failed'))
  if (!job) return null
  const percent = Math.floor(job.progress?.percent ?? 0)
  const isStopped = job.state === 'failed'
  return (
    <UnstyledButton component={Link} to={importPath(job.id)} className={css.pill} data-stopped={isStopped || undefined}>
      <span>
        <b>{m.pillLabel()}</b>
        <b>{m.percent({ count: percent })}</b>
      </span>
      <Progress value={percent} size={5} aria-label={m.pillLabel()} color={isStopped ? 'red' : undefined} />
      <small>{isStopped ? m.pillStopped() : whereIt(job.progress)}</small>
    </UnstyledButton>
  )
}

function whereIt(progress: Progressed | null): string {
  const phase = nameOfPhase(progress?.phase ?? 'reading')
  const count = progress ? leftMinutes(progress) : undefined
  return count === undefined ? phase : m.pillLeft({ phase, count })
}
