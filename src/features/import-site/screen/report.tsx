import { Alert, Button, Loader, Paper } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { Job } from '#features/import-site/job-schema.ts'
import type { Choices } from '#features/import-site/schema.ts'
import * as screen from '#features/import-site/screen/messages.ts'
import { Frame } from '#features/import-site/screen/frame.tsx'
import { cancelImport, choose } from '#features/import-site/screen/queries.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { ReportAside } from '#features/import-site/screen/report/aside.tsx'
import { Authors, Menus, Terms } from '#features/import-site/screen/report/people.tsx'
import {
  Blocks,
  Duplicates,
  KeptList,
  Mistakes,
  Redirects,
  ToLookAt,
} from '#features/import-site/screen/report/parts.tsx'
import { Reviews } from '#features/import-site/screen/report/reviews.tsx'
import { Tiles } from '#features/import-site/screen/report/tiles.tsx'
import { tryAgain } from '#ui/admin/messages.ts'
import css from './import-site.module.css'

const SAVED_AFTER_MS = 600

export function Reading({ job }: { job: Job }) {
  return (
    <Frame title={job.name} lead={screen.lead()} step={1}>
      <Paper withBorder radius="lg" p={24} className={css.reading} role="status">
        <Loader size={26} />
        <div>
          <b>{screen.reading()}</b>
          <small>{screen.readingAbout()}</small>
        </div>
        <Button variant="default" onClick={() => void cancelImport(job.id).catch(() => undefined)}>
          {screen.cancelIt()}
        </Button>
      </Paper>
    </Frame>
  )
}

export function ReportView({ job, onFiles }: { job: Job; onFiles: () => void }) {
  const [choices, setChoices] = useState(job.choices)
  const [isLost, setLost] = useState(false)
  const send = async (chosen: Choices) => setLost(!(await choose(job.id, chosen)))
  const save = useDebouncedCallback((chosen: Choices) => void send(chosen), {
    delay: SAVED_AFTER_MS,
    flushOnUnmount: true,
  })
  const [isUnsaved, setUnsaved] = useState(false)
  const { report } = job
  if (!report) return <Reading job={job} />
  const isCounting = job.state === 'reading' || isUnsaved

  function change(part: Partial<Choices>): void {
    const chosen = { ...choices, ...part }
    setChoices(chosen)
    setUnsaved(true)
    save(chosen)
  }
  const isKnown = JSON.stringify(job.choices) === JSON.stringify(choices)
  if (isUnsaved && isKnown) setUnsaved(false)
  // Chosen in another window.
  if (!isUnsaved && !isKnown) setChoices(job.choices)

  const chooser = { choices, change }
  return (
    <Frame title={job.name} lead={m.lead()} step={1}>
      <div className={css.grid}>
        <div className={css.stack}>
          {isLost && (
            <Alert color="red" title={m.choiceLost()} role="alert">
              <Button size="compact-sm" variant="default" mt={6} onClick={() => void send(choices)}>
                {tryAgain()}
              </Button>
            </Alert>
          )}
          {isCounting && !isLost && (
            <Alert color="blue" icon={<Loader size={16} />} role="status">
              {m.counting()}
            </Alert>
          )}
          <Tiles report={report} />
          <Authors report={report} {...chooser} />
          <Terms report={report} {...chooser} />
          <Redirects report={report} {...chooser} />
          <Blocks report={report} {...chooser} />
          <Reviews report={report} {...chooser} />
          <Menus report={report} {...chooser} />
          <KeptList report={report} />
          <ToLookAt report={report} />
          <Duplicates report={report} {...chooser} />
          <Mistakes report={report} />
        </div>
        <ReportAside {...{ job, report, isCounting, onFiles }} {...chooser} />
      </div>
    </Frame>
  )
}
