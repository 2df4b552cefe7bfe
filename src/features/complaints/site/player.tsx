import type { ReactElement } from 'react'
import { addWord, confirmComplaint, findOfPlayer, withdrawComplaint } from '#features/complaints/player.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { PLAYER_PATH, playerPath, TOKEN_PARAM } from '#features/complaints/shared/address.ts'
import { NOTE_MAX } from '#features/complaints/shared/limits.ts'
import { MOST_BYTES } from '#features/complaints/site/new.tsx'
import { PlayerPage, type PlayerState, STEP_FIELD, STEPS, UnknownPage } from '#features/complaints/site/player-page.tsx'
import { secretPage, tokenIn, unlessMoved } from '#features/complaints/site/secret-page.ts'
import { minutesWords, readEvidence, throttleForm } from '#features/complaints/site/take.server.ts'
import { readEvents } from '#features/complaints/store.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { requiredText } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'

const page = (request: PageRequest, main: ReactElement, status = 200): Page =>
  secretPage(request, { title: 'Vaše stížnost', main, status })

/** What the link in a mail opens. It changes nothing: mail scanners open links, too. */
async function show(request: PageRequest, more: Partial<PlayerState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const complaint = await findOfPlayer(db, token, now())
  if (!complaint) return page(request, <UnknownPage />)
  const [offer, events] = await Promise.all([findOffer(db, complaint), readEvents(db, complaint.id)])
  const action = playerPath(token)
  return page(
    request,
    <PlayerPage complaint={complaint} events={events} offer={offer} action={action} {...more} />,
    status,
  )
}

const submit = (request: FormRequest): Promise<Page> =>
  unlessMoved(
    () => take(request),
    () => show(request, {}, 409),
  )

async function take(request: FormRequest): Promise<Page> {
  const { services, form, params } = request
  const { db, now } = services
  const complaint = await findOfPlayer(db, tokenIn(params), now())
  if (!complaint) return show(request)
  const isConfirmed = complaint.state !== 'unconfirmed'
  switch (form.get(STEP_FIELD)) {
    case STEPS.confirm:
      if (!isConfirmed) await confirmComplaint(db, complaint, now())
      return show(request, { done: 'confirmed' })
    case STEPS.withdraw:
      await withdrawComplaint(services, complaint, now())
      return show(request, { done: 'withdrawn' })
    case STEPS.paid:
      return isConfirmed ? say(request, complaint, 'Peníze přišly.') : show(request)
    case STEPS.unpaid:
      return isConfirmed ? say(request, complaint, 'Peníze nepřišly.') : show(request)
    case STEPS.write:
      return isConfirmed ? write(request, complaint) : show(request)
    default:
      return show(request)
  }
}

async function say(request: FormRequest, complaint: Complaint, words: string): Promise<Page> {
  if (complaint.state === 'paying') await addWord(request.services, complaint, words, [])
  return show(request, { done: 'written' })
}

async function write(request: FormRequest, complaint: Complaint): Promise<Page> {
  const { services, form, files, clientAddress } = request
  const values = { zprava: form.get('zprava') ?? '' }
  const words = requiredText(NOTE_MAX).safeParse(values.zprava)
  if (!words.success) {
    const zprava = values.zprava.trim() === '' ? 'Napište, co k tomu chcete říct.' : 'Zkraťte prosím zprávu.'
    return show(request, { values, errors: { zprava } }, 422)
  }
  const wait = await throttleForm(services, clientAddress, complaint.recordId)
  if (wait > 0) {
    return show(
      request,
      { values, problem: `Zpráv je teď příliš mnoho. Další pošlete nejdříve za ${minutesWords(wait)}.` },
      429,
    )
  }
  const evidence = await readEvidence(files.get('doklady') ?? [])
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
