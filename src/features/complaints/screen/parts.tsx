import { Alert, Button, Group } from '@mantine/core'
import { ContactFields, type ContactInput } from '#features/complaints/admin/contact-form.tsx'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { keep } from '#features/complaints/screen/queries.ts'
import { KINDS, privateWords, STEPS, WISHES } from '#features/complaints/screen/words.tsx'
import { CONTACT_DAYS } from '#features/complaints/shared/limits.ts'
import { type Bars, ownBars } from '#features/players/screen/passages.ts'
import { money } from '#features/players/screen/words.ts'
import { WordsBox } from '#features/players/screen/words-box.tsx'
import { api } from '#records/admin/api/client.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './complaint.module.css'

/** The API client has shown the error. */
export const run = (work: () => Promise<DeskComplaint>) => void work().then(keep, () => undefined)

/** The words of the player, and of the operator while readers do not see them: names and numbers can be covered. */
export function Covered({ complaint: { id, version, original, bars, operator, found } }: { complaint: DeskComplaint }) {
  const box = (what: 'text' | 'answer', title: string, text: string, known: DeskComplaint['bars']) => (
    <WordsBox
      {...{ title, text }}
      bars={ownBars(known)}
      hidden={known.length}
      onHide={(wanted: Bars) =>
        run(() => api.post('/complaints/{id}/black-out', { params: { id }, body: { version, what, bars: wanted } }))
      }
    >
      {found[what].length > 0 && (
        <p className={css.found}>
          <Icon name="warn" size={15} /> {privateWords(found[what])}
        </p>
      )}
    </WordsBox>
  )
  return (
    <>
      {original !== null && box('text', m.playersWords(), original, bars)}
      {operator.pendingAnswer && box('answer', m.answerNotPublic(), operator.pendingAnswer, operator.pendingBars)}
    </>
  )
}

export function About({
  complaint: { kind, amount, wish, happenedOn, supportOn, isRefused },
}: {
  complaint: DeskComplaint
}) {
  const days = { day: formatDate(happenedOn), support: formatDate(supportOn) }
  return (
    <section className={css.part} aria-label={m.whatAbout()}>
      <p className={css.about}>
        {(isRefused ? m.aboutRefused : m.about)({
          kind: KINDS[kind](),
          amount: money(amount),
          wish: WISHES[wish](),
          ...days,
        })}
      </p>
    </section>
  )
}

export function Proposed({ complaint: { id, version, proposal } }: { complaint: DeskComplaint }) {
  if (!proposal) return null
  const { step, by: name, isOwn } = proposal
  const options = { params: { id }, body: { version } }
  return (
    <Alert color="yellow" icon={<Icon name="scales" />} title={m.proposes({ name, step: STEPS[step.step].label() })}>
      <p lang="cs">{`„${step.sentence}“`}</p>
      <p>{isOwn ? m.ownProposal() : m.othersProposal({ name })}</p>
      <Group gap={8} mt={8}>
        {!isOwn && (
          <Button size="compact-sm" onClick={() => run(() => api.post('/complaints/{id}/confirm', options))}>
            {m.confirmAndPublish()}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => run(() => api.post('/complaints/{id}/refuse', options))}
        >
          {isOwn ? m.takeBack() : m.doNotConfirm()}
        </Button>
      </Group>
    </Alert>
  )
}

interface NoContactProps {
  complaint: DeskComplaint
  onSave: (contact: ContactInput) => Promise<void>
  onDecide: () => void
}

export const NoContact = ({ complaint: { offer, steps }, onSave, onDecide }: NoContactProps) => (
  <section className={css.part} aria-label={m.noContactOf({ title: offer.title })}>
    <Alert color="red" icon={<Icon name="warn" />} radius={0} title={m.noContactOf({ title: offer.title })}>
      {m.noContactMeans()}
    </Alert>
    <div className={css.contact}>
      <h2>{m.writeOneDown()}</h2>
      <ContactFields known={null} onSave={onSave} />
      <p className={css.hint}>{m.contactIsKept({ days: CONTACT_DAYS })}</p>
    </div>
    {steps.includes('decide') && (
      <div className={css.without}>
        <span>
          <b>{m.decideWithoutOperator()}</b>
          <small className={css.hint}>{m.withoutMeans()}</small>
        </span>
        <Button variant="default" onClick={onDecide}>
          {m.decideWithout()}
        </Button>
      </div>
    )}
  </section>
)
