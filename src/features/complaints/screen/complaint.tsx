import { ActionIcon, Alert, Avatar, Button, Group, Menu, Select, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { WordsBox } from '#features/voices/screen/words-box.tsx'
import { PRIVATE } from '#features/complaints/private-data.ts'
import { Composer } from '#features/complaints/screen/composer.tsx'
import { ContactDialog } from '#features/complaints/screen/contact-dialog.tsx'
import { StateBadge } from '#features/complaints/screen/marks.tsx'
import { PublicView } from '#features/complaints/screen/public-view.tsx'
import { complaintQuery, keep } from '#features/complaints/screen/queries.ts'
import { Clock, Evidence, Steps, Who } from '#features/complaints/screen/side.tsx'
import { StepDialog } from '#features/complaints/screen/step-dialog.tsx'
import { History } from '#features/complaints/screen/history.tsx'
import { money, STEPS } from '#features/complaints/screen/words.ts'
import { KINDS, WISHES } from '#features/complaints/shared/kinds.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen, useScreenTitle } from '#ui/admin/screen.tsx'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { hueOf } from '#ui/admin/user-colour.ts'
import css from './complaint.module.css'

const POLL_MS = 30_000

export default function ComplaintScreen() {
  const { id = '' } = useParams()
  const query = useQuery(complaintQuery(id))
  useLookAgain(query, POLL_MS)
  const { data, error, isError, refetch } = query
  if (data) return <OneComplaint key={data.id} complaint={data} />
  return (
    <Screen title="Complaint">
      {isError ? (
        <>
          <ReadFailure
            title={isNotFound(error) ? 'This complaint is not here' : 'The complaint could not be read'}
            error={error}
            onTryAgain={refetch}
          />
          <Button component={Link} to="/admin/complaints" variant="default" mt={12}>
            All complaints
          </Button>
        </>
      ) : (
        <Skeleton height={480} role="status" aria-label="Loading the complaint" />
      )}
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

const isStep = (name: string): name is StepName => name in STEPS

function OneComplaint({ complaint }: { complaint: DeskComplaint }) {
  const { id, version, number, title, state, offer, holder, proposal, operator } = complaint
  useScreenTitle(`No. ${number} ${title}`)
  const [step, setStep] = useState<StepName>()
  const [isContact, setContact] = useState(false)
  const main = mainStepOf(complaint)
  const needsContact = state === 'checking' && operator.contact === null
  const steps = complaint.steps.filter(isStep).filter((name) => !needsContact || name !== 'send')
  const params = { id }

  /** The API client has shown the error. */
  const run = (work: () => Promise<DeskComplaint>) => void work().then(keep, () => undefined)
  const hold = (isOurs: boolean) => run(() => api.post('/complaints/{id}/hold', { params, body: { version, isOurs } }))
  const undo = () =>
    run(async () => {
      // The version of the step that was taken last, not of the one on the screen.
      const after = await api.post('/complaints/{id}/undo', { params, body: {} })
      notify.success('Undone')
      return after
    })
  const isMainOff = needsContact && main === 'send'
  useScreenKeys([['mod+Enter', () => main && !isMainOff && !step && setStep(main)]])

  return (
    <div className={css.page}>
      <div className={css.bar}>
        <ActionIcon component={Link} to="/admin/complaints" variant="subtle" aria-label="Back to Complaints">
          <Icon name="left" />
        </ActionIcon>
        <Thumb picture={offer.picture} name={offer.title} />
        <h1>
          <span>No. {number}</span> <b lang="cs">{title}</b>
        </h1>
        <StateBadge state={state} />
        <span className={css.grow} />
        {holder ? (
          <span className={css.holder}>
            <Avatar name={holder.name} color={hueOf(holder.name)} size={26} />
            {holder.name} has it
          </span>
        ) : (
          complaint.closedAt === null && (
            <Button variant="default" onClick={() => hold(true)}>
              Take it
            </Button>
          )
        )}
        <More complaint={complaint} onUndo={undo} onHold={hold} onContact={() => setContact(true)} />
        {main && (
          <Button
            disabled={isMainOff}
            title={isMainOff ? 'There is no contact of the operator' : undefined}
            onClick={() => setStep(main)}
          >
            {STEPS[main].label}…
          </Button>
        )}
      </div>
      {proposal && <Proposed complaint={complaint} onRun={run} />}
      {needsContact && (
        <NoContact title={offer.title} onWrite={() => setContact(true)} onDecide={() => setStep('decide')} />
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Readers complaint={complaint} steps={steps} onStep={setStep} />
          <Covered complaint={complaint} onRun={run} />
          <section className={css.part} aria-label="What it is about">
            <p className={css.about}>
              {KINDS[complaint.kind].english}, {money(complaint.amount)} · wants {WISHES[complaint.wish].english} ·
              happened {formatDate(complaint.happenedOn)} · wrote to the support {formatDate(complaint.supportOn)}
              {complaint.isRefused && ', which refused'}
            </p>
          </section>
          <section className={css.part} aria-label="Timeline">
            <header>
              <h2>Timeline</h2>
            </header>
            <History complaint={complaint} />
            {complaint.closedAt === null && <Composer complaint={complaint} />}
          </section>
        </div>
        <aside className={css.aside}>
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
            notify.undoable(STEPS[step].label, undo)
          }}
          onClose={() => setStep(undefined)}
        />
      )}
      {isContact && <ContactDialog complaint={complaint} onClose={() => setContact(false)} />}
    </div>
  )
}

interface MoreProps {
  complaint: DeskComplaint
  onUndo: () => void
  onHold: (isOurs: boolean) => void
  onContact: () => void
}

async function showEmail(id: string): Promise<void> {
  const { email } = await api.post('/complaints/{id}/reveal-email', { params: { id } })
  const body = email ? <Text className="mono">{email}</Text> : 'The address is deleted, only its hash is kept.'
  await confirm({ title: 'E-mail of the player', body, action: 'Close', isNotice: true })
}

const More = ({ complaint: { id, number, canUndo, holder }, onUndo, onHold, onContact }: MoreProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon variant="default" size={36} aria-label="More" title="More">
        <Icon name="dots" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item
        component="a"
        href={`/stiznosti/${number}/`}
        target="_blank"
        leftSection={<Icon name="external" size={16} />}
      >
        Open the public page
      </Menu.Item>
      {canUndo && (
        <Menu.Item leftSection={<Icon name="undo" size={16} />} onClick={onUndo}>
          Undo the last step
        </Menu.Item>
      )}
      {holder && (
        <Menu.Item leftSection={<Icon name="user" size={16} />} onClick={() => onHold(false)}>
          Leave it to others
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Icon name="mail" size={16} />} onClick={onContact}>
        Contact of the operator…
      </Menu.Item>
      <Menu.Item leftSection={<Icon name="lock" size={16} />} onClick={() => void showEmail(id).catch(() => undefined)}>
        Show the player’s e-mail
        <Text size="xs" c="dimmed">
          Written in the audit log
        </Text>
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

function Readers({
  complaint,
  steps,
  onStep,
}: {
  complaint: DeskComplaint
  steps: StepName[]
  onStep: (step: StepName) => void
}) {
  return (
    <section className={css.part} aria-label="What readers see">
      <header>
        <h2>What readers see</h2>
        <span>Never names, nicknames, papers or e-mails.</span>
        {steps.length > 0 && (
          <Select
            size="xs"
            aria-label="See what a step would change"
            placeholder="After a step…"
            data={steps.map((value) => ({ value, label: STEPS[value].label }))}
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
}

type Run = (work: () => Promise<DeskComplaint>) => void

/** The words of the player, and of the operator while readers do not see them: names and numbers can be covered. */
function Covered({ complaint, onRun }: { complaint: DeskComplaint; onRun: Run }) {
  const { id, version, operator, found } = complaint
  const cover = (what: 'text' | 'answer') => (bars: DeskVoice['bars']) =>
    onRun(() => api.post('/complaints/{id}/black-out', { params: { id }, body: { version, what, bars } }))
  const own = (bars: DeskComplaint['bars']) =>
    bars.flatMap(({ what, ...bar }) => (what === 'all' ? [] : { ...bar, what }))
  return (
    <>
      {complaint.original !== null && (
        <WordsBox
          title="The player’s words"
          text={complaint.original}
          bars={own(complaint.bars)}
          hidden={complaint.bars.length}
          onHide={cover('text')}
        >
          <FoundPrivate found={found.text} />
        </WordsBox>
      )}
      {operator.pendingAnswer && (
        <WordsBox
          title="The operator’s answer, not public yet"
          text={operator.pendingAnswer}
          bars={own(operator.pendingBars)}
          hidden={operator.pendingBars.length}
          onHide={cover('answer')}
        >
          <FoundPrivate found={found.answer} />
        </WordsBox>
      )}
    </>
  )
}

const FoundPrivate = ({ found }: { found: DeskComplaint['found']['text'] }) =>
  found.length > 0 && (
    <p className={css.found}>
      <Icon name="warn" size={15} /> {found.map(({ what, words }) => `${PRIVATE[what]}: ${words}`).join(', ')}
    </p>
  )

function Proposed({ complaint: { id, version, proposal }, onRun }: { complaint: DeskComplaint; onRun: Run }) {
  if (!proposal) return null
  const { step, by, isOwn } = proposal
  const options = { params: { id }, body: { version } }
  return (
    <Alert color="yellow" icon={<Icon name="scales" />} m={16} title={`${by} proposes: ${STEPS[step.step].label}`}>
      <p lang="cs">{`„${step.sentence}“`}</p>
      <p>
        {isOwn
          ? 'You have written the review of this casino, so a colleague confirms it. Until then readers see nothing.'
          : `${by} has written the review of this casino. A second person decides with them.`}
      </p>
      <Group gap={8} mt={8}>
        {!isOwn && (
          <Button size="compact-sm" onClick={() => onRun(() => api.post('/complaints/{id}/confirm', options))}>
            Confirm and publish
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onRun(() => api.post('/complaints/{id}/refuse', options))}
        >
          {isOwn ? 'Take it back' : 'Do not confirm'}
        </Button>
      </Group>
    </Alert>
  )
}

const NoContact = ({ title, onWrite, onDecide }: { title: string; onWrite: () => void; onDecide: () => void }) => (
  <Alert color="yellow" icon={<Icon name="warn" />} m={16} title={`No contact of ${title} is written down`}>
    Without it nothing can be sent to the operator. Readers would see that the operator could not be reached.
    <Group gap={8} mt={8}>
      <Button size="compact-sm" onClick={onWrite}>
        Write the contact down…
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDecide}>
        Decide without…
      </Button>
    </Group>
  </Alert>
)
