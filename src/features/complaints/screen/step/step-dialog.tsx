import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/screen/step/messages.ts'
import { PublicView } from '#features/complaints/screen/public-view.tsx'
import { COMPLAINTS, complaintQuery, keep } from '#features/complaints/screen/queries.ts'
import { type Draft, draftFor, missingIn, StepFields, stepOf } from '#features/complaints/screen/step/step-fields.tsx'
import { privateWords, STEPS } from '#features/complaints/screen/words.tsx'
import { UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import { DECISIONS, type StepName } from '#features/complaints/step-schema.ts'
import { Decision } from '#features/players/screen/decision.tsx'
import { LetterView } from '#features/players/screen/parts.tsx'
import { useSending } from '#records/admin/form/use-sending.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './step.module.css'

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
  const { isSending, error, send, forget } = useSending()
  const missing = missingIn(name, draft)
  const preview = usePreview(complaint, name, draft)
  const isProposed = complaint.needsSecond && DECISIONS.has(name)
  const move = () =>
    send(async () => {
      const body = { version, step: stepOf(name, draft) }
      keep(await api.post('/complaints/{id}/step', { params: { id }, body, isQuiet: true }))
      onDone()
    })
  const readAgain = () => {
    forget()
    void queryClient.invalidateQueries({ queryKey: complaintQuery(id).queryKey })
  }
  return (
    <Decision
      title={STEPS[name].label()}
      size={1160}
      isReady={missing === ''}
      missing={missing}
      isSending={isSending}
      action={isProposed ? m.propose() : m.moveAndPublish()}
      hint={isProposed ? m.secondNeeded() : m.undoFor({ minutes: UNDO_MINUTES })}
      onSend={() => void move()}
      onClose={onClose}
    >
      {error && (
        <Alert color="yellow" icon={<Icon name="warn" />} mb={12} role="alert">
          <span>{m.keptBelow({ problem: error.message })}</span>{' '}
          {error.status === 409 && (
            <Button size="compact-sm" onClick={readAgain}>
              {m.readAgain()}
            </Button>
          )}
        </Alert>
      )}
      <div className={css.step}>
        <div>
          {name === 'publish' && (
            <>
              <p className={desk.label}>{m.operatorsAnswer()}</p>
              <blockquote className={desk.letter} lang="cs">
                {complaint.operator.pendingAnswer}
              </blockquote>
              <p className={desk.quiet}>{m.publishedWhole()}</p>
            </>
          )}
          <StepFields
            {...{ name, complaint, draft }}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          {preview.data && <Found found={preview.data.found} />}
        </div>
        <div className={css.sides}>
          <Side icon="eye" title={m.now()}>
            <PublicView complaint={complaint.now} />
          </Side>
          <Side icon="arrow" title={m.afterStep()}>
            {preview.data && preview.isWhole ? (
              <PublicView complaint={preview.data.after} before={preview.data.now} />
            ) : (
              <p className={desk.quiet}>{missing || (preview.error ? preview.error.message : m.looking())}</p>
            )}
          </Side>
          {preview.data?.mails.map(({ to, subject, text }) => (
            <Side key={to} icon="mail" title={to === 'player' ? m.playerReads() : m.operatorReads()} isWide>
              <LetterView letter={{ subject, paragraphs: text.split('\n\n') }} />
            </Side>
          ))}
        </div>
      </div>
    </Decision>
  )
}

function usePreview({ id, version }: DeskComplaint, name: StepName, draft: Draft) {
  const [wanted] = useDebouncedValue(draft, PREVIEW_MS)
  const isWhole = missingIn(name, wanted) === ''
  const { data, error } = useQuery({
    queryKey: ['records', COMPLAINTS, 'preview', id, version, name, wanted],
    queryFn: ({ signal }) => {
      const body = { version, step: stepOf(name, wanted) }
      return api.post('/complaints/{id}/preview', { params: { id }, body, signal, isQuiet: true })
    },
    enabled: isWhole,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return { data, error, isWhole }
}

const Found = ({ found }: { found: DeskComplaint['found']['text'] }) =>
  found.length > 0 ? (
    <Alert color="yellow" icon={<Icon name="warn" />} mt={12} title={m.wouldSeePrivate()}>
      {privateWords(found)}
    </Alert>
  ) : (
    <Alert color="green" icon={<Icon name="check" />} mt={12}>
      {m.nothingPrivate()}
    </Alert>
  )

interface SideProps {
  icon: IconName
  title: string
  isWide?: boolean
  children: ReactNode
}

const Side = ({ icon, title, isWide, children }: SideProps) => (
  <section className={isWide ? css.wide : undefined}>
    <h3>
      <Icon name={icon} size={15} /> {title}
    </h3>
    {children}
  </section>
)
