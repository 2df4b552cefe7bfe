import { Button, Paper, Radio } from '@mantine/core'
import type { Job, JobReport } from '#features/import-site/job-schema.ts'
import * as screen from '#features/import-site/screen/messages.ts'
import { act, cancelImport } from '#features/import-site/screen/queries.ts'
import type { Chooser } from '#features/import-site/screen/report/chooser.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { Choice } from '#features/import-site/screen/start.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from '#features/import-site/screen/import-site.module.css'

interface AsideProps extends Chooser {
  job: Job
  report: JobReport
  /** The report does not know the last choice yet. */
  isCounting: boolean
  onFiles: () => void
}

export function ReportAside({ job, report: { writes, counts }, isCounting, onFiles, choices, change }: AsideProps) {
  const { isBusy, whileBusy } = useBusy()
  const lines = [
    [m.postsColumn(), writes.posts, counts.hereAlready > 0 ? m.hereAlready({ count: counts.hereAlready }) : ''],
    [m.writesPages(), writes.pages, ''],
    [m.writesWriters(), writes.writers, writes.writers > 0 ? m.newOnes() : ''],
    [m.writesRubrics(), writes.rubrics, writes.rubrics > 0 ? m.newOnes() : ''],
    [
      m.writesPictures(),
      writes.pictures,
      writes.missingPictures > 0 ? m.missing({ count: writes.missingPictures }) : '',
    ],
    ...(writes.films > 0 ? [[m.writesFilms(), writes.films, ''] as const] : []),
    ...(counts.searchFields > 0 ? [[m.writesSearch(), counts.searchFields, ''] as const] : []),
    ...(writes.casinos > 0 ? [[m.writesCasinos(), writes.casinos, m.newOnes()] as const] : []),
    [m.writesRedirects(), writes.redirects, ''],
    ...(writes.menus > 0 ? [[m.menusTitle(), writes.menus, ''] as const] : []),
  ] as const

  async function giveUp(): Promise<void> {
    const question = {
      title: screen.cancelTitle(),
      body: screen.cancelBody(),
      action: screen.cancelIt(),
      isDangerous: true,
    }
    if (await confirm(question)) await cancelImport(job.id).catch(() => undefined)
  }

  return (
    <aside className={css.sticky}>
      <Paper withBorder radius="lg" p={16} className={css.stack} component="section" aria-label={m.willBeWritten()}>
        <h2>{m.willBeWritten()}</h2>
        <dl className={css.sums}>
          {lines.map(([label, count, about]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {formatNumber(count)} <small>{about}</small>
              </dd>
            </div>
          ))}
        </dl>
        <Radio.Group
          label={m.publishedPosts()}
          value={choices.publish ? 'publish' : 'drafts'}
          onChange={(value) => change({ publish: value === 'publish' })}
        >
          <div className={css.stack} data-tight>
            <Choice value="drafts" title={m.allDrafts()} about={m.allDraftsAbout()} />
            <Choice value="publish" title={m.asTheyWere()} about={m.asTheyWereAbout()} />
          </div>
        </Radio.Group>
        <Button
          leftSection={<Icon name="send" size={16} />}
          loading={isBusy}
          disabled={isCounting}
          onClick={() => void whileBusy(() => act(job.id, 'start'))}
        >
          {m.start()}
        </Button>
        <p className={css.quiet}>{m.undoable()}</p>
        <Button variant="subtle" color="gray" size="compact-sm" disabled={isCounting} onClick={onFiles}>
          {m.otherFiles()}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => void giveUp()}>
          {screen.cancelIt()}
        </Button>
      </Paper>
    </aside>
  )
}
