import { Alert, Button, Group } from '@mantine/core'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { keep } from '#features/complaints/screen/queries.ts'
import { privateWords, STEPS } from '#features/complaints/screen/words.tsx'
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

const KINDS = {
  payout: m.payout,
  bonus: m.bonus,
  account: m.account,
  identity: m.identity,
  limits: m.limits,
  other: m.other,
}

const WISHES = {
  payout: m.wishPayout,
  unblock: m.wishUnblock,
  refund: m.wishRefund,
  explanation: m.wishExplanation,
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
    <Alert
      color="yellow"
      icon={<Icon name="scales" />}
      m={16}
      title={m.proposes({ name, step: STEPS[step.step].label() })}
    >
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

export const NoContact = ({
  title,
  onWrite,
  onDecide,
}: {
  title: string
  onWrite: () => void
  onDecide: () => void
}) => (
  <Alert color="yellow" icon={<Icon name="warn" />} m={16} title={m.noContactOf({ title })}>
    {m.noContactMeans()}
    <Group gap={8} mt={8}>
      <Button size="compact-sm" onClick={onWrite}>
        {m.writeContact()}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDecide}>
        {m.decideWithout()}
      </Button>
    </Group>
  </Alert>
)
