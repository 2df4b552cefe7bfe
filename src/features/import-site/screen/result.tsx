import { Alert, Badge, Button, Paper, Skeleton, Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Job, Outcome } from '#features/import-site/job-schema.ts'
import { Frame } from '#features/import-site/screen/frame.tsx'
import { IMPORT_PATH, useToLookAt } from '#features/import-site/screen/queries.ts'
import * as report from '#features/import-site/screen/report/messages.ts'
import * as m from '#features/import-site/screen/result/messages.ts'
import { UndoDialog } from '#features/import-site/screen/undo-dialog.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { text } from '#shared/words/message.ts'
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
    <Frame title={job.name} lead={isUndone ? m.undoneAt({ moment }) : m.doneAt({ moment })} step={4}>
      {outcome && isUndone && <Undone outcome={outcome} />}
      {outcome && !isUndone && (
        <Alert color="green" icon={<Icon name="check" />} mb={16} className={css.came}>
          <p>
            {cameWords(outcome)} {outcome.isPublished ? m.arePublished() : m.areDrafts()}{' '}
            {undoUntil !== null && mayUndo && m.undoUntil({ day: formatDate(undoUntil) })}
          </p>
          {mayUndo && (
            <Button
              variant="default"
              c="var(--neg)"
              size="compact-md"
              leftSection={<Icon name="undo" size={15} />}
              onClick={() => setUndoing(true)}
            >
              {m.undoWhole()}
            </Button>
          )}
        </Alert>
      )}
      <div className={css.grid}>
        <div className={css.stack}>
          {!isUndone && <ToLookAtList id={job.id} />}
          {outcome && outcome.errors.length > 0 && !isUndone && (
            <Paper withBorder radius="lg" component="section" aria-label={m.notTaken()} className={css.part}>
              <header>
                <h2>{m.notTaken()}</h2>
              </header>
              <ul className={css.errors}>
                {outcome.errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            </Paper>
          )}
        </div>
        <aside className={css.stack}>
          {outcome && <Became outcome={outcome} />}
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
                <Button component={Link} to="/admin/posts?sort=-created" variant="default" fullWidth>
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

function cameWords({ written: { posts, pages, pictures, redirects } }: Outcome) {
  if (posts + pages + pictures + redirects === 0) return m.nothingNew()
  return rich(m.cameAll, { b: (words) => <b>{words}</b>, posts, pages, pictures, redirects })
}

function Undone({ outcome: { removed, stayed } }: { outcome: Outcome }) {
  return (
    <Alert color={stayed.length > 0 ? 'yellow' : 'green'} title={m.undoneTitle({ count: removed })} mb={16}>
      {stayed.length > 0 && (
        <>
          <p>{m.undoneStayed()}</p>
          <ul className={css.errors}>
            {stayed.map((title, index) => (
              <li key={`${index} ${title}`}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

function ToLookAtList({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useToLookAt(id)
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.toLookAt()} className={css.part}>
      <header>
        <h2>
          {m.toLookAt()}
          {data && data.total > 0 && (
            <Badge size="sm" variant="light" color="yellow" ml={8}>
              {formatNumber(data.total)}
            </Badge>
          )}
        </h2>
        {data?.total !== 0 && <p className={css.quiet}>{m.toLookAtLead()}</p>}
      </header>
      {!data && error && (
        <ReadFailure title={m.listUnread()} error={error} onTryAgain={refetch} isTrying={isFetching} m={16} />
      )}
      {!data && !error && <Skeleton height={120} m={16} w="auto" />}
      {data?.total === 0 && <p className={css.foot}>{m.nothingToLookAt()}</p>}
      {data && data.items.length > 0 && (
        <Table className={css.table} data-look>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.postColumn()}</Table.Th>
              <Table.Th>{m.whyColumn()}</Table.Th>
              <Table.Th aria-label={m.open()} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((item) => (
              <Table.Tr key={item.id}>
                <Table.Td>
                  <b>{item.title}</b>
                  <small>
                    {item.isActive ? m.published() : m.draft()} · {formatDate(item.createdAt)}
                  </small>
                </Table.Td>
                <Table.Td>{text(item.what)}</Table.Td>
                <Table.Td>
                  <Button component={Link} to={`/admin/posts/${item.id}`} variant="default" size="compact-sm">
                    {m.open()}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data && data.total > data.items.length && (
        <p className={css.foot}>{m.moreToLookAt({ count: data.total - data.items.length })}</p>
      )}
    </Paper>
  )
}

const ROWS = [
  ['posts', report.postsColumn],
  ['pages', report.writesPages],
  ['writers', report.writesWriters],
  ['rubrics', report.writesRubrics],
  ['pictures', report.writesPictures],
  ['casinos', report.writesCasinos],
  ['redirects', report.writesRedirects],
  ['menus', report.menusTitle],
] as const

const Became = ({ outcome: { written } }: { outcome: Outcome }) => (
  <Paper withBorder radius="lg" p={16} component="section" aria-label={m.becameTitle()} className={css.stack}>
    <h2>{m.becameTitle()}</h2>
    <dl className={css.sums}>
      {ROWS.filter(([name]) => written[name] > 0).map(([name, label]) => (
        <div key={name}>
          <dt>{label()}</dt>
          <dd>{formatNumber(written[name])}</dd>
        </div>
      ))}
    </dl>
  </Paper>
)
