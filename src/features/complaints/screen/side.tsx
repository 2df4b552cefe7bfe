import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { Ring } from '#features/complaints/screen/marks.tsx'
import { keep } from '#features/complaints/screen/queries.ts'
import { leftWords, untilWords, STEPS, taskWords, turnName } from '#features/complaints/screen/words.ts'
import { EVIDENCE_DAYS, FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import { addressOf, api, withSession } from '#records/admin/api/client.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'
import { upload } from '#records/admin/api/upload.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { formatBytes, formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { saveFile } from '#ui/admin/save-file.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './complaint.module.css'

/** Working time of whoever has the turn; nothing is published by it. */
export function Clock({ complaint, onStep }: { complaint: DeskComplaint; onStep: (step: StepName) => void }) {
  const now = useNow()
  const { deadlineAt, turn, closedAt, keptUntil, daysKept, steps } = complaint
  if (closedAt !== null) {
    return (
      <section className={css.box}>
        <h2>Closed {formatDate(closedAt)}</h2>
        {keptUntil && <p className={css.quiet}>Evidence and addresses are deleted {formatDate(keptUntil)}.</p>}
      </section>
    )
  }
  return (
    <section className={css.box} aria-label="Clock">
      <div className={css.turn}>
        <Ring complaint={complaint} size={56} />
        <span>
          <h2>{turnName(complaint)} turn</h2>
          <span>
            {taskWords(complaint)}
            {deadlineAt && (
              <>
                {' '}
                by <b>{untilWords(deadlineAt)}</b>
              </>
            )}
          </span>
          {deadlineAt && <small>{leftWords(deadlineAt, now)}</small>}
        </span>
      </div>
      <p className={css.quiet}>
        {turn === 'us' && daysKept !== null ? `The operator’s time stands still, ${daysKept} days are left. ` : ''}
        When a time is over you are asked; readers see nothing by itself but that it is over.
      </p>
      {steps.includes('wait') && (
        <Button variant="default" size="compact-sm" onClick={() => onStep('wait')}>
          Give more time…
        </Button>
      )}
    </section>
  )
}

export const Steps = ({ steps, onStep }: { steps: StepName[]; onStep: (step: StepName) => void }) =>
  steps.length > 0 && (
    <section className={css.box} aria-label="Next step">
      <h2>
        Next step <small>each asks what readers will see</small>
      </h2>
      <ul className={css.steps}>
        {steps.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onStep(name)}>
              <Icon name={STEPS[name].icon} size={16} />
              <span>
                <b>{STEPS[name].label}…</b>
                <small>{STEPS[name].about}</small>
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

export function Who({ complaint, onContact }: { complaint: DeskComplaint; onContact: () => void }) {
  const { id, player, operator, holder } = complaint
  return (
    <section className={css.box} aria-label="Who">
      <h2>Who</h2>
      <dl className={css.who}>
        <dt>Player</dt>
        <dd>
          {player.nickname || 'deleted'}
          <small>
            {[player.maskedEmail, player.complaints > 1 ? `${player.complaints} complaints` : 'first complaint']
              .filter(Boolean)
              .join(' · ')}
          </small>
        </dd>
        <dt>Operator</dt>
        <dd>
          {operator.firm || 'not known'}
          {operator.contact ? (
            <small>
              {operator.contact.email}, checked {formatDate(operator.contact.checkedAt)}
            </small>
          ) : (
            <Anchor component="button" type="button" size="sm" onClick={onContact}>
              Write the contact down…
            </Anchor>
          )}
        </dd>
        {operator.linkUntil && (
          <>
            <dt>Their link</dt>
            <dd>
              <Anchor
                component="button"
                type="button"
                size="sm"
                // The API client has shown the error.
                onClick={() => void copyLink(id).catch(() => undefined)}
              >
                Copy
              </Anchor>
              <small>
                works until {formatDate(operator.linkUntil)}
                {operator.openedAt ? `, opened ${formatDate(operator.openedAt)}` : ', not opened yet'}
              </small>
            </dd>
          </>
        )}
        <dt>Has it</dt>
        <dd>{holder?.name ?? 'nobody'}</dd>
      </dl>
    </section>
  )
}

const SOURCES = { player: 'from the player', operator: 'from the operator', newsroom: 'our own' } as const

async function openFile(id: string, file: DeskComplaint['files'][number]): Promise<void> {
  const response = await withSession(() =>
    fetch(addressOf('/complaints/{id}/files/{file}', { params: { id, file: file.id } }), {
      headers: { 'is-admin-token': antiForgeryToken() },
    }),
  )
  saveFile(file.name, await response.blob())
}

export function Evidence({ complaint: { id, files } }: { complaint: DeskComplaint }) {
  const [isBusy, setBusy] = useState(false)
  async function add(file: File | null): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      keep(await upload('/complaints/{id}/files', file, { params: { id } }))
    } catch {
      // The API client has shown the error.
    }
    setBusy(false)
  }
  return (
    <section className={css.box} aria-label="Evidence">
      <h2>
        Evidence{' '}
        <small>
          <Icon name="lock" size={12} /> private
        </small>
      </h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Icon name={file.type === 'application/pdf' ? 'post' : 'image'} size={18} />
            <span>
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => void openFile(id, file).catch(() => undefined)}
              >
                {file.name}
              </Anchor>
              <small>
                {SOURCES[file.source]}, {formatBytes(file.size)}
              </small>
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
            Add a file
          </Button>
        )}
      </FileButton>
      <p className={css.quiet}>
        At most {FILES_MEGABYTES} MB. Deleted {EVIDENCE_DAYS} days after closing. Who opens one is written in the audit
        log.
      </p>
    </section>
  )
}
