import { addWord, confirmComplaint, findOfPlayer, withdrawComplaint } from '#features/complaints/player.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { PLAYER_PATH, playerPath } from '#features/complaints/shared/address.ts'
import { NOTE_MAX } from '#features/complaints/shared/limits.ts'
import { readEvidence } from '#features/complaints/site/form-state.ts'
import { COMPLAINT_LIMITS, MOST_BYTES } from '#features/complaints/site/new.tsx'
import {
  PlayerPage,
  type PlayerState,
  STEPS,
  UnknownPage,
  WORD_LABELS,
} from '#features/complaints/site/player-page.tsx'
import { readEvents } from '#features/complaints/store.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import { tooLong, valuesIn } from '#features/players/site/form.tsx'
import { secretPage, STEP_FIELD, tokenIn, unlessMoved } from '#features/players/site/own-page.tsx'
import { mustWait } from '#features/players/site/take.server.ts'
import { keysOf } from '#shared/objects.ts'
import { requiredText } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'

const page = secretPage({ sheet: 'complaints', title: 'Vaše stížnost' })

/** What the link in a mail opens. It changes nothing: mail scanners open links, too. */
async function show(request: PageRequest, more: Partial<PlayerState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const complaint = await findOfPlayer(db, token, now())
  if (!complaint) return page(request, <UnknownPage />)
  const [offer, events] = await Promise.all([findOffer(db, complaint), readEvents(db, complaint.id)])
  return page(request, <PlayerPage {...{ complaint, events, offer }} action={playerPath(token)} {...more} />, status)
}

const MOVED = 'Stížnost se mezitím změnila. Podívejte se, co je nového, a zprávu případně pošlete znovu.'
const typedIn = ({ form }: FormRequest) => valuesIn(form, keysOf(WORD_LABELS))

const submit = (request: FormRequest): Promise<Page> =>
  unlessMoved(
    () => take(request),
    () => show(request, { values: typedIn(request), problem: MOVED }, 409),
  )

async function take(request: FormRequest): Promise<Page> {
  const { services, form, params } = request
  const { db, now } = services
  const complaint = await findOfPlayer(db, tokenIn(params), now())
  if (!complaint) return show(request)
  const isConfirmed = complaint.state !== 'unconfirmed'
  const step = form.get(STEP_FIELD)
  if (step === STEPS.confirm) {
    if (!isConfirmed) await confirmComplaint(db, complaint, now())
    return show(request, { done: 'confirmed' })
  }
  if (step === STEPS.withdraw) {
    await withdrawComplaint(services, complaint, now())
    return show(request, { done: 'withdrawn' })
  }
  if (!isConfirmed) return show(request)
  if (step === STEPS.write) return write(request, complaint)
  if (step !== STEPS.paid && step !== STEPS.unpaid) return show(request)
  if (complaint.state !== 'paying') return show(request, { done: 'written' })
  const words = step === STEPS.paid ? 'Peníze přišly.' : 'Peníze nepřišly.'
  const problem = await tooMany(request, complaint)
  if (problem) return show(request, { problem }, 429)
  await addWord(services, complaint, words, [])
  return show(request, { done: 'written' })
}

async function tooMany(request: FormRequest, { recordId }: Complaint): Promise<string | undefined> {
  const wait = await mustWait(request, COMPLAINT_LIMITS, recordId)
  return wait && `Zpráv je teď příliš mnoho. Další pošlete nejdříve za ${wait.words}.`
}

async function write(request: FormRequest, complaint: Complaint): Promise<Page> {
  const { services, files } = request
  const values = typedIn(request)
  const typed = values.zprava ?? ''
  const words = requiredText(NOTE_MAX).safeParse(typed)
  if (!words.success) {
    const zprava = typed === '' ? 'Napište, co k tomu chcete říct.' : tooLong('zprávu', typed, NOTE_MAX)
    return show(request, { values, errors: { zprava } }, 422)
  }
  const problem = await tooMany(request, complaint)
  if (problem) return show(request, { values, problem }, 429)
  const evidence = await readEvidence(files.get('doklady'))
  if (typeof evidence === 'string') return show(request, { values, errors: { doklady: evidence } }, 422)
  await addWord(services, complaint, words.data, evidence)
  return show(request, { done: 'written' })
}

export const playerPage: PageRoute = {
  path: PLAYER_PATH,
  params: [TOKEN_PARAM],
  cacheKey: () => undefined,
  load: (request) => show(request),
  submit,
  multipartBytes: MOST_BYTES,
}
