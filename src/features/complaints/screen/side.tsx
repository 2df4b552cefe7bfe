import { Anchor, Button } from '@mantine/core'
import { writeContact } from '#features/complaints/admin/messages.ts'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { keep } from '#features/complaints/screen/queries.ts'
import { LargeRing, leftWords, STEPS, taskWords, turnName } from '#features/complaints/screen/words.tsx'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { EVIDENCE_DAYS, FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import { readPrivate } from '#features/players/screen/private.tsx'
import { untilWords } from '#features/players/screen/words.ts'
import { api } from '#records/admin/api/client.ts'
import { upload } from '#records/admin/api/upload.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { formatBytes, formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { saveFile } from '#ui/admin/save-file.ts'
import { useBusy } from '#ui/admin/use-busy.ts'
import { useNow } from '#ui/admin/use-now.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './complaint.module.css'

interface ClockProps {
  complaint: DeskComplaint
  onStep: (step: StepName) => void
}

/** Working time of whoever has the turn; nothing is published by it. */
export function Clock({ complaint, onStep }: ClockProps) {
  const now = useNow()
  const { deadlineAt, turn, group, closedAt, keptUntil, daysKept, steps } = complaint
  if (closedAt !== null) {
    return (
      <section className={`${css.box} ${css.clock}`}>
        <h2>{m.closedOn({ day: formatDate(closedAt) })}</h2>
        {keptUntil && <p className={desk.quiet}>{m.deletedOn({ day: formatDate(keptUntil) })}</p>}
      </section>
    )
  }
  const task = taskWords(complaint)
  return (
    <section className={`${css.box} ${css.clock}`} aria-label={m.clock()}>
      <div className={css.turn}>
        <LargeRing complaint={complaint} now={now} />
        <span>
          <h2>{turnName(complaint)}</h2>
          <span>
            {deadlineAt ? rich(m.taskBy, { task, moment: untilWords(deadlineAt), b: (words) => <b>{words}</b> }) : task}
          </span>
          {deadlineAt && group === 'late' && <small>{leftWords(deadlineAt, now)}</small>}
        </span>
      </div>
      <p className={desk.quiet}>
        {turn === 'us' && daysKept !== null && `${m.standsStill({ count: daysKept })} `}
        {m.youAreAsked()}
      </p>
      {steps.includes('wait') && (
        <Button variant="default" size="compact-sm" onClick={() => onStep('wait')}>
          {m.waitDots()}
        </Button>
      )}
    </section>
  )
}

export const Steps = ({ steps, onStep }: { steps: StepName[]; onStep: (step: StepName) => void }) =>
  steps.length > 0 && (
    <section className={css.box} aria-label={m.nextStep()}>
      <h2>{rich(m.nextStepAsks, { small: (words) => <small>{words}</small> })}</h2>
      <ul className={css.steps}>
        {steps.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onStep(name)}>
              <Icon name={STEPS[name].icon} size={16} />
              <span>
                <b>{m.stepDots({ step: STEPS[name].label() })}</b>
                <small>{STEPS[name].about()}</small>
              </span>
              <Icon name="right" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

async function copyLink(id: string): Promise<void> {
  const { link } = await api.get('/complaints/{id}/operator-link', { params: { id } })
  await copyText(link)
}

const LinkButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Anchor component="button" type="button" size="sm" onClick={onClick}>
    {children}
  </Anchor>
)

export function Who({ complaint, onContact }: { complaint: DeskComplaint; onContact: () => void }) {
  const { id, player, operator, holder } = complaint
  const { contact, linkUntil, openedAt } = operator
  const day = linkUntil && formatDate(`${lastDay(linkUntil)}T12:00:00Z`)
  const known = player.complaints > 1 ? m.complaintsCount({ count: player.complaints }) : m.firstComplaint()
  return (
    <section className={css.box} aria-label={m.who()}>
      <h2>{m.who()}</h2>
      <dl className={css.who}>
        <dt>{c.player()}</dt>
        <dd>
          {player.nickname || m.deleted()}
          <small>{[player.maskedEmail, known].filter(Boolean).join(' · ')}</small>
        </dd>
        <dt>{c.anOperator()}</dt>
        <dd>
          {operator.firm || m.notKnown()}
          {contact ? (
            <small>{m.contactChecked({ email: contact.email, day: formatDate(contact.checkedAt) })}</small>
          ) : (
            <LinkButton onClick={onContact}>{writeContact()}</LinkButton>
          )}
        </dd>
        {day && (
          <>
            <dt>{m.theirLink()}</dt>
            <dd>
              {/* The API client has shown the error. */}
              <LinkButton onClick={() => void copyLink(id).catch(() => undefined)}>{m.copy()}</LinkButton>
              <small>
                {openedAt ? m.worksOpened({ day, opened: formatDate(openedAt) }) : m.worksNotOpened({ day })}
              </small>
            </dd>
          </>
        )}
        <dt>{c.hasIt()}</dt>
        <dd>{holder?.name ?? m.nobody()}</dd>
      </dl>
    </section>
  )
}

const SOURCES = { player: m.fromPlayer, operator: m.fromOperator, newsroom: m.ourOwn }

async function openFile(id: string, file: DeskComplaint['files'][number]): Promise<void> {
  saveFile(file.name, await readPrivate('/complaints/{id}/files/{file}', { id, file: file.id }))
}

export function Evidence({ complaint: { id, files } }: { complaint: DeskComplaint }) {
  const { isBusy, whileBusy } = useBusy()
  async function add(file: File | null): Promise<void> {
    if (!file) return
    // The API client has shown the error.
    await whileBusy(() => upload('/complaints/{id}/files', file, { params: { id } }).then(keep, () => undefined))
  }
  return (
    <section className={css.box} aria-label={m.evidence()}>
      <h2>
        {rich(m.evidencePrivate, {
          lock: (words) => (
            <small>
              <Icon name="lock" size={12} /> {words}
            </small>
          ),
        })}
      </h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Icon name={file.type === 'application/pdf' ? 'post' : 'image'} size={18} />
            <span>
              <LinkButton onClick={() => void openFile(id, file).catch(() => undefined)}>{file.name}</LinkButton>
              <small>{m.sourceAndSize({ source: SOURCES[file.source](), size: formatBytes(file.size) })}</small>
            </span>
          </li>
        ))}
      </ul>
      <FileButton accept="image/*,application/pdf" onChange={(file) => void add(file)}>
        {(props) => (
          <Button
            variant="default"
            size="compact-sm"
            loading={isBusy}
            leftSection={<Icon name="upload" size={15} />}
            {...props}
          >
            {m.addFile()}
          </Button>
        )}
      </FileButton>
      <p className={desk.quiet}>{m.evidenceRules({ megabytes: FILES_MEGABYTES, days: EVIDENCE_DAYS })}</p>
    </section>
  )
}
