import { answerComplaint, extendTime, findOfOperator, markOpened } from '#features/complaints/operator.server.ts'
import { publicComplaint } from '#features/complaints/public.ts'
import { Answer, type Complaint, OUTCOMES } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { OPERATOR_PATH, operatorPath } from '#features/complaints/shared/address.ts'
import { ANSWER_MAX, ANSWER_MIN } from '#features/complaints/shared/limits.ts'
import { readEvidence } from '#features/complaints/site/form-state.ts'
import { COMPLAINT_LIMITS, MOST_BYTES } from '#features/complaints/site/new.tsx'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import {
  ACTION_FIELD,
  ACTIONS,
  ClosedLinkPage,
  MORE_TIME,
  OPERATOR_LABELS,
  OperatorPage,
  type OperatorState,
  type OperatorValues,
  OUTCOME_FIELDS,
} from '#features/complaints/site/operator-page.tsx'
import { emailError, tooLong, valuesIn } from '#features/players/site/form.tsx'
import { secretPage, tokenIn, unlessMoved } from '#features/players/site/own-page.tsx'
import { isFromBot, mayMail, mustWait, sendSoon } from '#features/players/site/take.server.ts'
import { readEvents } from '#features/complaints/store.server.ts'
import { loadBookField, readBook } from '#features/complaints/sums.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { keysOf } from '#shared/objects.ts'
import { requiredText } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'

const page = secretPage({ sheet: 'complaints', title: 'Odpověď provozovatele' })

async function show(request: PageRequest, more: Partial<OperatorState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const link = await findOfOperator(db, token, now())
  const unsent = more.values?.odpoved ?? ''
  if (!link) return page(request, <ClosedLinkPage number={null} unsent={unsent} />, 404)
  const { complaint, isOpen } = link
  const events = await readEvents(db, complaint.id)
  const shown = publicComplaint(complaint, events)
  if (!isOpen || !shown || complaint.linkUntil === null) {
    return page(request, <ClosedLinkPage number={complaint.number} unsent={unsent} />, 410)
  }
  const [offer, book, field, person] = await Promise.all([
    findOffer(db, complaint),
    readBook(db, complaint.recordId, now()),
    loadBookField(db, complaint.collection, now()),
    db.selectFrom('complaintPerson').where('complaintId', '=', complaint.id).select('nickname').executeTakeFirst(),
  ])
  const state: OperatorState = {
    shown,
    offer,
    firm: complaint.firm,
    nickname: person?.nickname ?? '',
    book,
    field,
    until: lastDay(complaint.linkUntil),
    canExtend: canExtend(complaint),
    hasAnswered: complaint.answeredAt !== null,
    today: pragueDay(now()),
    action: operatorPath(token),
    ...more,
  }
  return page(request, <OperatorPage {...state} />, status)
}

const canExtend = ({ isExtended, turn, state }: Complaint) => !isExtended && turn === 'operator' && state === 'operator'

async function open(request: PageRequest): Promise<Page> {
  const { db, now } = request.services
  const link = await findOfOperator(db, tokenIn(request.params), now())
  if (link?.isOpen && link.complaint.openedAt === null) await markOpened(db, link.complaint, now())
  return show(request)
}

const PERSON_MAX = 120

const MOVED = 'Stížnost se mezitím změnila. Podívejte se, co je nového, a odpověď případně pošlete znovu.'
const typedIn = ({ form }: FormRequest) => valuesIn(form, keysOf(OPERATOR_LABELS))

const submit = (request: FormRequest): Promise<Page> =>
  unlessMoved(
    () => take(request),
    () => show(request, { values: typedIn(request), problem: MOVED }, 409),
  )

async function take(request: FormRequest): Promise<Page> {
  const { services, form, files, params } = request
  const { db, now } = services
  const link = await findOfOperator(db, tokenIn(params), now())
  const values = typedIn(request)
  if (!link?.isOpen) return show(request, { values })
  const { complaint } = link
  if (form.get(ACTION_FIELD) === ACTIONS.preview) return show(request, { values })
  if (isFromBot(request)) return show(request, { done: 'answered' })
  const wait = await mustWait(request, COMPLAINT_LIMITS, complaint.recordId)
  if (wait) {
    const problem = `Odpovědí je teď příliš mnoho. Další pošlete nejdříve za ${wait.words}.`
    return show(request, { values, problem }, 429)
  }
  if (values.vysledek === MORE_TIME && canExtend(complaint)) {
    if (!values.smim) return show(request, { values, errors: { smim: UNALLOWED } }, 422)
    await extendTime(services, complaint)
    return show(request, { done: 'extended' })
  }
  const { errors, ...checked } = check(values)
  if (Object.keys(errors).length > 0 || !checked.outcome) return show(request, { values, errors }, 422)
  const evidence = await readEvidence(files.get('prilohy'))
  if (typeof evidence === 'string') return show(request, { values, errors: { prilohy: evidence } }, 422)
  const { answer, outcome, person, email } = checked
  const wantsCopy = await mayMail(services, 'complaint', email)
  const answered = { answer, outcome, person, email, files: evidence, wantsCopy }
  const mailId = await answerComplaint(services, complaint, answered)
  sendSoon(services, mailId)
  return show(request, { done: 'answered' })
}

const UNALLOWED = 'Potvrďte prosím, že smíte za firmu odpovídat.'

function check(values: OperatorValues) {
  const errors: OperatorValues = {}
  const outcome = OUTCOMES.find((name) => OUTCOME_FIELDS[name] === values.vysledek)
  if (!outcome) errors.vysledek = 'Vyberte jednu možnost.'
  const answer = Answer.safeParse(values.odpoved ?? '')
  if (!answer.success) {
    const length = (values.odpoved ?? '').length
    errors.odpoved =
      length > ANSWER_MAX ? tooLong('odpověď', values.odpoved ?? '', ANSWER_MAX) : `Napište aspoň ${ANSWER_MIN} znaků.`
  }
  const person = requiredText(PERSON_MAX, 3).safeParse(values.kdo ?? '')
  if (!person.success) errors.kdo = 'Napište jméno a pozici.'
  const email = SubscriberEmail.safeParse(values.email ?? '')
  if (!email.success) errors.email = emailError(values.email ?? '')
  if (!values.smim) errors.smim = UNALLOWED
  return { errors, outcome, answer: answer.data ?? '', person: person.data ?? '', email: email.data ?? '' }
}

export const operatorPage: PageRoute = {
  path: OPERATOR_PATH,
  params: [TOKEN_PARAM],
  cacheKey: () => undefined,
  load: open,
  submit,
  multipartBytes: MOST_BYTES,
}
