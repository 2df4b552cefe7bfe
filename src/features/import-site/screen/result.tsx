import { IMPORT_PATH } from '#features/import-site/screen/jobs.ts'
import { Alert, Button, Paper } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import type { Job, Outcome } from '#features/import-site/job-schema.ts'
import { Frame } from '#features/import-site/screen/frame.tsx'
import { saveCsv } from '#features/import-site/screen/queries.ts'
import * as report from '#features/import-site/screen/report/messages.ts'
import { ImportedList } from '#features/import-site/screen/result/imported-list.tsx'
import * as m from '#features/import-site/screen/result/messages.ts'
import { UndoDialog } from '#features/import-site/screen/undo-dialog.tsx'
import { formatDate, formatDateTime, formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './import-site.module.css'

export function ResultView({ job }: { job: Job }) {
  const { outcome, state, undoUntil, endedAt } = job
  const [isUndoing, setUndoing] = useState(false)
  const isUndone = state === 'undone'
  const moment = formatDateTime(endedAt ?? job.createdAt)
  const now = useNow().getTime()
  const mayUndo = undoUntil !== null && Date.parse(undoUntil) > now
  return (
    <Frame title={job.name} lead={isUndone ? m.undoneAt({ moment }) : doneWords(job, moment)} step={4}>
      {outcome && isUndone && <Undone outcome={outcome} />}
      {outcome && !isUndone && (
        <Alert color="green" icon={<Icon name="check" />} mb={16}>
          <div className={css.came}>
            <p>
              {cameWords(outcome)} {outcome.isPublished ? m.arePublished() : m.areDrafts()}{' '}
              {undoUntil !== null && mayUndo && m.undoUntil({ day: formatDate(undoUntil) })}
            </p>
            <div>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<Icon name="download" size={15} />}
                onClick={() => saveCsv(job.id)}
              >
                {m.asCsv()}
              </Button>
              {mayUndo && (
                <Button
                  variant="default"
                  c="var(--neg)"
                  size="compact-sm"
                  leftSection={<Icon name="undo" size={15} />}
                  onClick={() => setUndoing(true)}
                >
                  {m.undoWhole()}
                </Button>
              )}
            </div>
          </div>
        </Alert>
      )}
      <div className={css.grid}>
        <div className={css.stack}>{!isUndone && <ImportedList id={job.id} errors={outcome?.errors ?? []} />}</div>
        <aside className={css.stack}>
          {outcome && !isUndone && <Became outcome={outcome} />}
          <Paper withBorder radius="lg" p={16} className={css.ticks}>
            {!isUndone && (
              <>
                <h2>{m.next()}</h2>
                <ul>
                  {[m.nextLook, m.nextPublish, m.nextPoint].map((words) => (
                    <li key={words.key}>
                      <Icon name="right" size={15} />
                      {words()}
                    </li>
                  ))}
                </ul>
                <Button component={Link} to={`/admin/posts?import=${job.id}`} variant="default" fullWidth>
                  {m.allPosts()}
                </Button>
              </>
            )}
            <Button component={Link} to={IMPORT_PATH} variant="subtle" fullWidth mt={8}>
              {m.importAgain()}
            </Button>
          </Paper>
        </aside>
      </div>
      <UndoDialog job={job} isShown={isUndoing} onClose={() => setUndoing(false)} />
    </Frame>
  )
}

const MINUTE_MS = 60_000

function doneWords({ startedAt, endedAt }: Job, moment: string): string {
  if (startedAt === null || endedAt === null) return m.doneAt({ moment })
  const count = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS)
  return count < 1 ? m.doneQuickly({ moment }) : m.doneIn({ moment, count })
}

const b = (words: string) => <b>{words}</b>

function cameWords({ written: { posts, pages, pictures, redirects } }: Outcome) {
  const counted = [
    [report.posts, posts],
    [report.pages, pages],
    [report.pictures, pictures],
    [report.redirects, redirects],
  ] as const
  const things = counted.filter(([, count]) => count > 0)
  if (things.length === 0) return m.nothingNew()
  const named = things.map(([words, count], index) => (
    <Fragment key={words.key}>
      {index > 0 && ', '}
      {rich(words, { b, count })}
    </Fragment>
  ))
  return rich(m.came, { things: <>{named}</> })
}

function Undone({ outcome: { removed, stayed, menusStayed } }: { outcome: Outcome }) {
  const left = [...(menusStayed ? [m.menusStayed()] : []), ...stayed]
  return (
    <Alert color={left.length > 0 ? 'yellow' : 'green'} title={m.undoneTitle({ count: removed })} mb={16}>
      {left.length > 0 && (
        <>
          <p>{m.undoneStayed()}</p>
          <ul className={css.errors}>
            {left.map((title, index) => (
              <li key={`${index} ${title}`}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

const ROWS = [
  ['posts', report.postsColumn],
  ['pages', report.writesPages],
  ['writers', report.writesWriters],
  ['rubrics', report.writesRubrics],
  ['pictures', report.writesPictures],
  ['films', report.writesFilms],
  ['casinos', report.writesCasinos],
  ['redirects', report.writesRedirects],
  ['menus', report.menusTitle],
] as const

const Became = ({ outcome: { written, errors } }: { outcome: Outcome }) => (
  <Paper withBorder radius="lg" p={16} component="section" aria-label={m.becameTitle()} className={css.stack}>
    <h2>{m.becameTitle()}</h2>
    <dl className={css.sums}>
      {ROWS.filter(([name]) => written[name] > 0).map(([name, label]) => (
        <div key={name}>
          <dt>{label()}</dt>
          <dd>{formatNumber(written[name])}</dd>
        </div>
      ))}
      {errors.length > 0 && (
        <div>
          <dt>{m.notTaken()}</dt>
          <dd>{formatNumber(errors.length)}</dd>
        </div>
      )}
    </dl>
  </Paper>
)
