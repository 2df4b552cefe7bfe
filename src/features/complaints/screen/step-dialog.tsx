import { Alert, Button, Group, Kbd, Modal } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { PRIVATE } from '#features/complaints/private-data.ts'
import { PublicView } from '#features/complaints/screen/public-view.tsx'
import { COMPLAINTS, complaintQuery, keep } from '#features/complaints/screen/queries.ts'
import { draftFor, missingIn, stepOf } from '#features/complaints/screen/step-draft.ts'
import { StepFields } from '#features/complaints/screen/step-fields.tsx'
import { STEPS } from '#features/complaints/screen/words.ts'
import { UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import { DECISIONS, type StepName } from '#features/complaints/step-schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './complaint.module.css'

const PREVIEW_MS = 350

interface StepDialogProps {
  complaint: DeskComplaint
  name: StepName
  onDone: () => void
  onClose: () => void
}

/** Every step that moves a complaint says what readers will see, beside what they see now. */
export function StepDialog({ complaint, name, onDone, onClose }: StepDialogProps) {
  const { id, version } = complaint
  const [draft, setDraft] = useState(() => draftFor(name, complaint))
  const [problem, setProblem] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const missing = missingIn(name, draft)
  const [wanted] = useDebouncedValue(draft, PREVIEW_MS)
  const isWhole = missingIn(name, wanted) === ''
  const preview = useQuery({
    queryKey: ['records', COMPLAINTS, 'preview', id, version, name, wanted],
    queryFn: ({ signal }) =>
      api.post('/complaints/{id}/preview', {
        params: { id },
        body: { version, step: stepOf(name, wanted) },
        signal,
        isQuiet: true,
      }),
    enabled: isWhole,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const isProposed = complaint.needsSecond && DECISIONS.has(name)

  async function move(): Promise<void> {
    if (missing || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { version, step: stepOf(name, draft) }
      keep(await api.post('/complaints/{id}/step', { params: { id }, body, isQuiet: true }))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void move()
  }
  const readAgain = () => {
    setProblem(undefined)
    void queryClient.invalidateQueries({ queryKey: complaintQuery(id).queryKey })
  }

  const found = preview.data?.found ?? []
  return (
    <Modal opened onClose={onClose} title={STEPS[name].label} size={1160} onKeyDown={press}>
      {problem && (
        <Alert color="yellow" icon={<Icon name="warn" />} mb={12} role="alert">
          {problem.message} What you wrote is kept below.{' '}
          {problem.status === 409 && (
            <Button size="compact-sm" onClick={readAgain}>
              Read again
            </Button>
          )}
        </Alert>
      )}
      <div className={css.step}>
        <div>
          {name === 'publish' && (
            <>
              <p className={css.label}>The operator’s answer</p>
              <blockquote className={css.answer} lang="cs">
                {complaint.operator.pendingAnswer}
              </blockquote>
              <p className={css.quiet}>Published whole and unchanged, but for what is covered.</p>
            </>
          )}
          <StepFields
            name={name}
            complaint={complaint}
            draft={draft}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          {found.length > 0 ? (
            <Alert color="yellow" icon={<Icon name="warn" />} mt={12} title="Readers would see private data">
              {found.map(({ what, words }) => `${PRIVATE[what]}: ${words}`).join(', ')}
            </Alert>
          ) : (
            preview.data && (
              <Alert color="green" icon={<Icon name="check" />} mt={12}>
                No e-mail, account, phone or nickname was found in it.
              </Alert>
            )
          )}
        </div>
        <div className={css.sides}>
          <section>
            <h3>
              <Icon name="eye" size={15} /> Now
            </h3>
            <PublicView complaint={complaint.now} />
          </section>
          <section>
            <h3>
              <Icon name="arrow" size={15} /> After this step
            </h3>
            {preview.data && isWhole ? (
              <PublicView complaint={preview.data.after} before={preview.data.now} />
            ) : (
              <p className={css.quiet}>{missing || (preview.error ? preview.error.message : 'Looking…')}</p>
            )}
          </section>
          {preview.data?.mails.map((mail) => (
            <section key={mail.to} className={css.mail}>
              <h3>
                <Icon name="mail" size={15} /> {mail.to === 'player' ? 'The player reads' : 'The operator reads'}
              </h3>
              <div lang="cs">
                <b>{mail.subject}</b>
                <p>{mail.text}</p>
              </div>
            </section>
          ))}
        </div>
      </div>
      <div className={css.dialogFoot}>
        <small>
          {isProposed
            ? 'You have written the review of this casino: a second person confirms your decision before readers see it.'
            : `Undo is possible for ${UNDO_MINUTES} minutes; later it is a new step. The history keeps both.`}
        </small>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={missing !== ''} title={missing || undefined} loading={isBusy} onClick={() => void move()}>
            {isProposed ? 'Propose' : 'Move and publish'}
            <Kbd size="xs" ml={8} visibleFrom="sm">
              Ctrl Enter
            </Kbd>
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
