import type { ReactElement } from 'react'
import {
  answerQuestion,
  changeVoice,
  confirmVoice,
  findByToken,
  isChangeable,
  withdrawVoice,
} from '#features/voices/author.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import type { Voice } from '#features/voices/schema.ts'
import { authorPath, TOKEN_PARAM } from '#features/voices/shared/address.ts'
import { QUESTION_MAX } from '#features/voices/shared/limits.ts'
import {
  ANSWER_FIELD,
  AuthorPage,
  type AuthorState,
  ExpiredPage,
  STEP_FIELD,
  STEPS,
  WithdrawnPage,
} from '#features/voices/site/author-page.tsx'
import { checkVoice, valuesOf } from '#features/voices/site/form-state.ts'
import { readFile, throttleForm } from '#features/voices/site/write.server.ts'
import { countOf } from '#shared/czech/format.ts'
import { text } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest } from '#site/page.ts'

/** The length of a valid token is below this. */
const TOKEN_MAX = 100
const tokenIn = (params: URLSearchParams) => (params.get(TOKEN_PARAM) ?? '').slice(0, TOKEN_MAX)

/** Nobody else may see it, and no Referer header may carry the token elsewhere. */
const SECRET = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

const page = ({ services: { env } }: PageRequest, main: ReactElement, status = 200): Page => ({
  sheet: 'voices',
  main,
  // No canonical address: it would contain the token.
  head: { title: `Vaše zkušenost – ${env.SITE_NAME}`, robots: 'noindex' },
  status,
  headers: SECRET,
})

/** What the link in a mail opens. It changes nothing: mail scanners open links, too. */
export async function authorPage(request: PageRequest, more: Partial<AuthorState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const voice = await findByToken(db, token, now())
  if (!voice) return page(request, <ExpiredPage />)
  const offer = await findOffer(db, voice)
  return page(request, <AuthorPage voice={voice} offer={offer} action={authorPath(token)} {...more} />, status)
}

export async function takeStep(request: FormRequest): Promise<Page> {
  const { services, form, params } = request
  const { db, now } = services
  const voice = await findByToken(db, tokenIn(params), now())
  if (!voice) return authorPage(request)
  switch (form.get(STEP_FIELD)) {
    case STEPS.confirm:
      if (voice.state === 'unconfirmed') await confirmVoice(db, voice, now())
      return authorPage(request, { done: 'confirmed' })
    case STEPS.withdraw:
      if (voice.state !== 'withdrawn') await withdrawVoice(services, voice, now())
      return page(request, <WithdrawnPage />)
    case STEPS.answer: {
      const answer = text(QUESTION_MAX).safeParse(form.get(ANSWER_FIELD) ?? '')
      if (voice.state !== 'asked' || !answer.data) return authorPage(request)
      await answerQuestion(db, voice, answer.data, now())
      return authorPage(request, { done: 'answered' })
    }
    case STEPS.change:
      return change(request, voice)
    default:
      return authorPage(request)
  }
}

async function change(request: FormRequest, voice: Voice): Promise<Page> {
  const { services, form, files, clientAddress } = request
  if (!isChangeable(voice)) return authorPage(request)
  const values = valuesOf(form)
  const checked = checkVoice(values, { isNew: false })
  if ('errors' in checked) return authorPage(request, { values, errors: checked.errors }, 422)
  const wait = await throttleForm(services, clientAddress, voice.recordId)
  if (wait > 0) {
    const problem = `Změn je teď příliš mnoho. Další uložte nejdříve za ${countOf(Math.ceil(wait / 60), MINUTES)}.`
    return authorPage(request, { values, problem }, 429)
  }
  const proof = await readFile(files)
  if (typeof proof === 'string') return authorPage(request, { values, errors: { doklad: proof } }, 422)
  await changeVoice(services, voice, checked.input, proof)
  return authorPage(request, { done: 'changed' })
}
