import { Alert, Button, Loader, Paper, Progress } from '@mantine/core'
import { useState } from 'react'
import type { Job, Progress as Progressed } from '#features/import-site/job-schema.ts'
import * as screen from '#features/import-site/screen/messages.ts'
import { Frame } from '#features/import-site/screen/frame.tsx'
import { act } from '#features/import-site/screen/queries.ts'
import * as m from '#features/import-site/screen/run/messages.ts'
import { leftMinutes, nameOfPhase } from '#features/import-site/screen/run/phase-words.ts'
import { UndoDialog } from '#features/import-site/screen/undo-dialog.tsx'
import { text } from '#shared/words/message.ts'
import { formatNumber, formatTime, inPrague } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './import-site.module.css'

const PHASES = ['reading', 'people', 'pictures', 'posts', 'redirects'] as const

export function RunningView({ job }: { job: Job }) {
  const { progress, state, problem } = job
  const [isUndoing, setUndoing] = useState(false)
  const { isBusy, whileBusy } = useBusy()
  const isBack = state === 'undoing'
  const isRunning = state === 'running' || isBack
  const phase = progress?.phase ?? (isBack ? 'undo' : 'reading')
  const at = PHASES.findIndex((each) => each === phase)
  const move = (action: 'pause' | 'start') => whileBusy(() => act(job.id, action))
  const lead = m.startedBy({ time: formatTime(new Date(job.startedAt ?? job.createdAt)), user: job.user.name })
  const left = progress ? leftMinutes(progress) : undefined
  return (
    <Frame title={job.name} lead={lead} step={2}>
      <div className={css.grid}>
        <Paper withBorder radius="lg" className={css.run}>
          {problem && (
            <Alert color="red" title={m.stoppedTitle()} role="alert">
              {text(problem)}
            </Alert>
          )}
          <div className={css.runHead}>
            <p className={css.percent}>
              <b>{formatNumber(Math.floor(progress?.percent ?? 0))}</b>
              <span>%</span>
            </p>
            <div role="status">
              <h2>{state === 'paused' ? m.paused() : state === 'failed' ? m.stopped() : nameOfPhase(phase)}</h2>
              <p className={css.quiet}>
                {isRunning ? (left === undefined ? m.leave() : m.leaveIn({ count: left })) : m.goesOn()}
              </p>
              <Progress value={progress?.percent ?? 0} mt={8} aria-label={nameOfPhase(phase)} />
            </div>
          </div>
          {!isBack && (
            <ol className={css.phases}>
              {PHASES.map((each, index) => (
                <li key={each} data-state={index < at ? 'done' : index === at ? 'now' : undefined}>
                  <span>
                    {index < at ? (
                      <Icon name="check" size={15} />
                    ) : index === at && isRunning ? (
                      <Loader size={14} />
                    ) : (
                      <Icon name="clock" size={15} />
                    )}
                  </span>
                  <div>
                    <b>{nameOfPhase(each)}</b>
                    {index === at && progress && progress.total > 0 && (
                      <small>{m.doneOf({ done: progress.done, total: progress.total })}</small>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          )}
          {progress?.resumedAt && isRunning && (
            <Alert color="blue" icon={<Icon name="refresh" />}>
              {m.resumed({ time: formatTime(new Date(progress.resumedAt)) })}
            </Alert>
          )}
          {!isBack && (
            <div className={css.runFoot}>
              {state === 'running' ? (
                <Button variant="default" loading={isBusy} onClick={() => void move('pause')}>
                  {m.pause()}
                </Button>
              ) : (
                <Button loading={isBusy} onClick={() => void move('start')}>
                  {m.goOn()}
                </Button>
              )}
              <Button variant="default" c="var(--neg)" onClick={() => setUndoing(true)}>
                {m.stopAndUndo()}
              </Button>
              {!job.choices.publish && <span className={css.quiet}>{screen.nobodySees()}</span>}
            </div>
          )}
        </Paper>
        {progress && progress.recent.length > 0 && <JustNow recent={progress.recent} />}
      </div>
      <UndoDialog job={job} isShown={isUndoing} onClose={() => setUndoing(false)} />
    </Frame>
  )
}

const JustNow = ({ recent }: Pick<Progressed, 'recent'>) => (
  <Paper withBorder radius="lg" p={16} component="aside" aria-label={m.justNow()} className={css.recent}>
    <h2>{m.justNow()}</h2>
    <ul>
      {recent.map(({ at, name, problem }) => (
        <li key={at + name} data-lost={problem !== null || undefined}>
          <time dateTime={at}>{formatSeconds(at)}</time>
          <span>
            <b>{name}</b>
            {problem && <small>{text(problem)}</small>}
          </span>
          <Icon name={problem ? 'x' : 'check'} size={15} />
        </li>
      ))}
    </ul>
  </Paper>
)

const seconds = inPrague({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const formatSeconds = (iso: string) => seconds.format(new Date(iso))
