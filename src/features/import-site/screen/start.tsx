import { Alert, Button, Group, Kbd, Paper, Radio, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { Choices } from '#features/import-site/schema.ts'
import type { Job, JobBrief } from '#features/import-site/job-schema.ts'
import { About, Earlier } from '#features/import-site/screen/aside.tsx'
import { Dropzone, FileRow } from '#features/import-site/screen/files.tsx'
import * as m from '#features/import-site/screen/messages.ts'
import { act, cancelImport, choose } from '#features/import-site/screen/queries.ts'
import { addFiles, beginImport, useSending } from '#features/import-site/screen/sending.ts'
import { text } from '#shared/words/message.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { FileButton } from '#ui/admin/file-button.tsx'
import { cancel } from '#ui/admin/messages.ts'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './import-site.module.css'

type Pictures = 'zip' | Choices['pictures']

interface StartViewProps {
  job?: Job
  earlier: JobBrief[]
  onReport?: () => void
}

export function StartView({ job, earlier, onReport }: StartViewProps) {
  const [system, setSystem] = useState<'wordpress' | 'ghost'>('wordpress')
  const [address, setAddress] = useState(job?.choices.address ?? '')
  const zip = job?.files.find(({ kind }) => kind === 'uploads')
  const [chosen, setChosen] = useState<Pictures>()
  const from: Pictures = zip ? 'zip' : (chosen ?? job?.choices.pictures ?? 'old-site')
  const { isBusy, whileBusy } = useBusy()
  const sending = useSending()
  const exports = job?.files.filter(({ kind }) => kind === 'export') ?? []
  const isWhole = exports.length > 0 && job?.files.every(({ received, size }) => received === size) === true
  const isOnItsWay = job?.files.some(({ id }) => sending.has(id)) === true
  const mustSayWhere = exports.some(({ name }) => /\.json$/i.test(name))
  const isKnown = { zip: zip !== undefined, 'old-site': !mustSayWhere || address.trim() !== '', none: true }[from]
  const isReady = isWhole && !isOnItsWay && isKnown

  // A toast says what went wrong.
  const busy = (work: () => Promise<unknown>) => whileBusy(work).catch(() => undefined)
  const take = (files: File[]) => busy(() => (job ? addFiles(job, files, 'export') : beginImport(files)))
  const makeReport = () =>
    busy(async () => {
      if (!job || !isReady) return
      const { choices } = job
      const pictures = from === 'zip' ? choices.pictures : from
      const isChosen = pictures === choices.pictures && withScheme(address) === choices.address
      if (!isChosen && !(await choose(job.id, { ...choices, pictures, address: withScheme(address) }))) return
      onReport?.()
      // A choice that is made after the report makes another one by itself.
      if (isChosen || job.state === 'files') await act(job.id, 'report')
    })
  useHotkeys([['mod+Enter', () => void makeReport()]])

  async function giveUp(open: Job): Promise<void> {
    const question = { title: m.cancelTitle(), body: m.cancelBody(), action: m.cancelIt(), isDangerous: true }
    if (await confirm(question)) await busy(() => cancelImport(open.id))
  }

  return (
    <div className={css.grid}>
      <div className={css.stack}>
        {job?.problem && (
          <Alert color="red" title={m.problemTitle()} role="alert">
            <p className={css.problem}>{text(job.problem)}</p>
            {m.problemHelp()}
          </Alert>
        )}
        <Paper withBorder radius="lg" p={20} className={css.stack}>
          <h2>{m.whereFrom()}</h2>
          <Radio.Group value={system} onChange={(value) => setSystem(value === 'ghost' ? 'ghost' : 'wordpress')}>
            <div className={css.two}>
              <Choice value="wordpress" title={m.wordPress()} about={m.wordPressHow()} />
              <Choice value="ghost" title={m.ghost()} about={m.ghostHow()} />
            </div>
          </Radio.Group>
          <Dropzone
            isBusy={isBusy}
            accept={system === 'ghost' ? '.json,.zip' : '.xml,.zip'}
            onFiles={(files) => void take(files)}
          />
          {job && exports.map((file) => <FileRow key={file.id} job={job} file={file} />)}
        </Paper>
        {job && (
          <Paper withBorder radius="lg" p={20} className={css.stack}>
            <div>
              <h2>{m.pictures()}</h2>
              <p className={css.quiet}>{m.picturesLead()}</p>
            </div>
            <Radio.Group value={from} onChange={(value) => setChosen(PICTURES.find((each) => each === value))}>
              <div className={css.stack} data-tight>
                <Choice value="zip" title={m.fromZip()} about={m.fromZipAbout()} />
                {zip && <FileRow job={job} file={zip} isInside />}
                {from === 'zip' && !zip && (
                  <FileButton
                    accept=".zip"
                    onChange={(file) => file && void busy(() => addFiles(job, [file], 'uploads'))}
                  >
                    {({ onClick }) => (
                      <Button variant="default" ml={28} w="fit-content" onClick={onClick} loading={isBusy}>
                        {m.chooseZip()}
                      </Button>
                    )}
                  </FileButton>
                )}
                <Choice value="old-site" title={m.fromSite()} about={m.fromSiteAbout()} isOff={zip !== undefined} />
                {from === 'old-site' && (
                  <TextInput
                    ml={28}
                    type="url"
                    inputMode="url"
                    label={m.oldAddress()}
                    description={m.oldAddressHint()}
                    required={mustSayWhere}
                    value={address}
                    onChange={(event) => setAddress(event.currentTarget.value)}
                  />
                )}
                <Choice value="none" title={m.noPictures()} about={m.noPicturesAbout()} isOff={zip !== undefined} />
              </div>
            </Radio.Group>
          </Paper>
        )}
        {job && (
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={() => void giveUp(job)}>
              {cancel()}
            </Button>
            <Button
              disabled={!isReady}
              loading={isBusy}
              rightSection={<Kbd className={css.kbd}>Ctrl Enter</Kbd>}
              onClick={() => void makeReport()}
            >
              {m.makeReport()}
            </Button>
          </Group>
        )}
      </div>
      <aside className={css.stack}>
        <About />
        <Earlier items={earlier} />
      </aside>
    </div>
  )
}

/** As people write it: `stary-web.example`. */
function withScheme(given: string): string {
  const written = given.trim()
  return written === '' || written.includes('://') ? written : `https://${written}`
}

const PICTURES: Pictures[] = ['zip', 'old-site', 'none']

interface ChoiceProps {
  value: string
  title: string
  about: ReactNode
  isOff?: boolean
}

export const Choice = ({ value, title, about, isOff = false }: ChoiceProps) => (
  <Radio.Card value={value} className={css.choice} disabled={isOff}>
    <Radio.Indicator />
    <span>
      <b>{title}</b>
      <small>{about}</small>
    </span>
  </Radio.Card>
)
