import { ActionIcon, Anchor, Avatar, Button, Group, Menu, Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ContactDialog, type ContactInput } from '#features/complaints/admin/contact-form.tsx'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { Composer } from '#features/complaints/screen/letters/composer.tsx'
import { History } from '#features/complaints/screen/history.tsx'
import { About, Covered, NoContact, Proposed, run } from '#features/complaints/screen/parts.tsx'
import { complaintQuery, keep } from '#features/complaints/screen/queries.ts'
import { Clock, Evidence, Steps, Who } from '#features/complaints/screen/side.tsx'
import { StepsBar } from '#features/complaints/screen/steps-bar.tsx'
import { PublicView } from '#features/complaints/screen/public-view.tsx'
import { StepDialog } from '#features/complaints/screen/step/step-dialog.tsx'
import { isStep, StateBadge, STEPS } from '#features/complaints/screen/words.tsx'
import { complaintPath } from '#features/complaints/shared/address.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import * as shared from '#features/players/messages.ts'
import { RevealEmail } from '#features/players/screen/private.tsx'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { hueOf } from '#ui/admin/user-colour.ts'
import css from './complaint.module.css'

const POLL_MS = 30_000
const LIST = '/admin/complaints'

export default function ComplaintScreen() {
  const { id = '' } = useParams()
  const query = useQuery(complaintQuery(id))
  useLookAgain(query, POLL_MS)
  const { data, error, isError, refetch } = query
  if (data) return <OneComplaint key={data.id} complaint={data} />
  if (!isError) {
    return (
      <Screen title={c.complaint()}>
        <Skeleton height={480} role="status" aria-label={m.loadingOne()} />
      </Screen>
    )
  }
  return (
    <Screen title={c.complaint()}>
      <ReadFailure title={isNotFound(error) ? m.notHere() : m.notRead()} error={error} onTryAgain={refetch} />
      <Button component={Link} to={LIST} variant="default" mt={12}>
        {m.allComplaints()}
      </Button>
    </Screen>
  )
}

/** What the main button does; nothing while somebody else has the turn. */
function mainStepOf({ state, steps, operator }: DeskComplaint): StepName | undefined {
  const wanted: Partial<Record<DeskComplaint['state'], StepName>> = {
    received: 'take',
    checking: 'send',
    operator: operator.pendingAnswer ? 'publish' : 'ask-operator',
    deciding: operator.pendingAnswer ? 'publish' : 'decide',
    paying: 'solve',
  }
  const step = wanted[state]
  return step && steps.includes(step) ? step : undefined
}

function OneComplaint({ complaint }: { complaint: DeskComplaint }) {
  const { id, version, number, title, state, offer, holder, operator } = complaint
  useScreenTitle(m.numbered({ number: String(number), title }))
  const [step, setStep] = useState<StepName>()
  const [isContact, setContact] = useState(false)
  const main = mainStepOf(complaint)
  const needsContact = state === 'checking' && operator.contact === null
  const steps = complaint.steps.filter(isStep).filter((name) => !needsContact || name !== 'send')
  const params = { id }

  const hold = (isOurs: boolean) => run(() => api.post('/complaints/{id}/hold', { params, body: { version, isOurs } }))
  const undo = () =>
    run(async () => {
      // The version of the step that was taken last, not of the one on the screen.
      const after = await api.post('/complaints/{id}/undo', { params, body: {} })
      notify.success(shared.undone)
      return after
    })
  const saveContact = async (body: ContactInput) =>
    keep(await api.post('/complaints/{id}/contact', { params, body, isQuiet: true }))
  const isMainOff = needsContact && main === 'send'
  useScreenKeys([['mod+Enter', () => main && !isMainOff && !step && setStep(main)]])

  return (
    <div className={css.page}>
      <div className={css.bar}>
        <ActionIcon component={Link} to={LIST} variant="subtle" aria-label={m.back()}>
          <Icon name="left" />
        </ActionIcon>
        <Thumb picture={offer.picture} name={offer.title} />
        <h1>
          <span>{c.no({ number: String(number) })}</span> <b lang="cs">{title}</b>
        </h1>
        <StateBadge state={state} />
        <Group ml="auto" gap={10} className={css.actions}>
          {holder && <Avatar name={holder.name} color={hueOf(holder.name)} size={26} />}
          {holder && m.heHasIt({ name: holder.name })}
          {!holder && complaint.closedAt === null && (
            <Button variant="default" onClick={() => hold(true)}>
              {m.takeOver()}
            </Button>
          )}
          <More complaint={complaint} onUndo={undo} onHold={hold} onContact={() => setContact(true)} />
          {main && (
            <Button
              disabled={isMainOff}
              title={isMainOff ? m.noContactHint() : undefined}
              onClick={() => setStep(main)}
            >
              {m.stepDots({ step: STEPS[main].label() })}
            </Button>
          )}
        </Group>
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <StepsBar complaint={complaint} />
          <Proposed complaint={complaint} />
          {needsContact && <NoContact complaint={complaint} onSave={saveContact} onDecide={() => setStep('decide')} />}
          <Readers complaint={complaint} steps={steps} onStep={setStep} />
          <Covered complaint={complaint} />
          <About complaint={complaint} />
          <section className={css.part} aria-label={m.timeline()}>
            <header>
              <h2>{m.timeline()}</h2>
            </header>
            <History complaint={complaint} />
            {complaint.closedAt === null && <Composer complaint={complaint} />}
          </section>
        </div>
        <aside className={css.main}>
          <Clock complaint={complaint} onStep={setStep} />
          <Steps steps={steps} onStep={setStep} />
          <Who complaint={complaint} onContact={() => setContact(true)} />
          <Evidence complaint={complaint} />
        </aside>
      </div>
      {step && (
        <StepDialog
          key={step}
          complaint={complaint}
          name={step}
          onDone={() => {
            setStep(undefined)
            notify.undoable(STEPS[step].label(), undo)
          }}
          onClose={() => setStep(undefined)}
        />
      )}
      {isContact && (
        <ContactDialog
          title={offer.title}
          known={operator.contact}
          onSave={saveContact}
          onClose={() => setContact(false)}
        />
      )}
    </div>
  )
}

interface MoreProps {
  complaint: DeskComplaint
  onUndo: () => void
  onHold: (isOurs: boolean) => void
  onContact: () => void
}

const More = ({ complaint: { id, canUndo, holder, player }, onUndo, onHold, onContact }: MoreProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon variant="default" size={36} aria-label={shared.more()} title={shared.more()}>
        <Icon name="dots" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {canUndo && (
        <Menu.Item leftSection={<Icon name="undo" size={16} />} onClick={onUndo}>
          {m.undoLast()}
        </Menu.Item>
      )}
      {holder && (
        <Menu.Item leftSection={<Icon name="user" size={16} />} onClick={() => onHold(false)}>
          {m.leaveIt()}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Icon name="mail" size={16} />} onClick={onContact}>
        {m.contactDots()}
      </Menu.Item>
      {player.maskedEmail && (
        <RevealEmail label={m.showEmail()} read={() => api.post('/complaints/{id}/reveal-email', { params: { id } })} />
      )}
    </Menu.Dropdown>
  </Menu>
)

interface ReadersProps {
  complaint: DeskComplaint
  steps: StepName[]
  onStep: (step: StepName) => void
}

const Readers = ({ complaint, steps, onStep }: ReadersProps) => (
  <section className={css.part} aria-label={m.whatReadersSee()}>
    <header>
      <h2>{m.whatReadersSee()}</h2>
      <span>{m.neverNames()}</span>
      <Anchor href={complaintPath(complaint.number)} target="_blank" size="sm" fw={600}>
        {m.openThePage()}
      </Anchor>
      {steps.length > 0 && (
        <Select
          size="xs"
          aria-label={m.seeStep()}
          placeholder={m.afterAStep()}
          data={steps.map((value) => ({ value, label: STEPS[value].label() }))}
          value={null}
          onChange={(value) => value && isStep(value) && onStep(value)}
        />
      )}
    </header>
    <div className={css.readers}>
      <PublicView complaint={complaint.now} />
    </div>
  </section>
)
