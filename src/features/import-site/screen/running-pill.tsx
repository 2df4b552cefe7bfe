import { Progress, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import type { JobBrief, Progress as Progressed } from '#features/import-site/job-schema.ts'
import { importPath } from '#features/import-site/screen/jobs.ts'
import * as m from '#features/import-site/screen/run/messages.ts'
import { leftMinutes, nameOfPhase } from '#features/import-site/screen/run/phase-words.ts'
import css from './running-pill.module.css'

export function RunningPill({ job }: { job: JobBrief }) {
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
