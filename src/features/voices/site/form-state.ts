import { VoiceInput } from '#features/voices/schema.ts'
import { PROOF_MEGABYTES, TEXT_MAX, TEXT_MIN } from '#features/voices/shared/limits.ts'
import { METHOD_NAMES, METHODS, QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { checkProof, type Proof } from '#features/players/proof.server.ts'
import { emailError, type Values } from '#features/players/site/form.tsx'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { AppError, type ErrorCode } from '#shared/app-error.ts'
import { formatCount } from '#shared/czech/format.ts'
import { keysOf } from '#shared/objects.ts'
import type { FormRequest } from '#site/page.ts'
import { typedNumber } from '#site/typed-number.ts'

/** Fields of the form in their order, as they are sent, and how the summary above it names them. */
export const FIELD_LABELS = {
  zpusob: 'Kam jste vybírali',
  castka: 'Částka',
  hodiny: 'Přišla za',
  vyplata: QUESTIONS.payout.czech,
  podminky: QUESTIONS.terms.czech,
  podpora: QUESTIONS.support.czech,
  overeni: QUESTIONS.verification.czech,
  znovu: QUESTIONS.again.czech,
  doporucuji: 'Doporučení',
  text: 'Co se stalo',
  doklad: 'Doklad',
  email: 'E-mail',
  souhlas: 'Potvrzení a souhlas',
} as const
export type FieldName = keyof typeof FIELD_LABELS
export const FIELDS = keysOf(FIELD_LABELS)

const ANSWERS = { ano: 'yes', ne: 'no', nevim: '' } as const
const isAnswer = (given: string): given is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, given)

const amount = typedNumber({ least: 1, most: 100_000_000 })
const hours = typedNumber({ least: 0, most: 9999 })

interface Wanted {
  /** An author who changes a voice has confirmed both before. */
  isNew: boolean
}

export type Checked = { input: VoiceInput; email: string } | { errors: Values<FieldName> }

export function checkVoice(values: Values<FieldName>, { isNew }: Wanted): Checked {
  const errors: Values<FieldName> = {}
  const answer = (field: FieldName) => {
    const given = values[field] ?? ''
    if (isAnswer(given)) return ANSWERS[given]
    errors[field] = 'Vyberte jednu možnost.'
    return ''
  }
  const number = (field: 'castka' | 'hodiny', schema: typeof amount) => {
    const given = values[field] ?? ''
    if (given === '') return null
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    errors[field] = parsed.error.issues[0]?.message ?? ''
    return null
  }
  const text = VoiceInput.shape.text.safeParse(values.text ?? '')
  if (!text.success) errors.text = textError(values.text ?? '')
  const recommends = values.doporucuji ?? ''
  if (recommends !== 'ano' && recommends !== 'ne') errors.doporucuji = 'Vyberte ano, nebo ne.'
  const email = SubscriberEmail.safeParse(values.email ?? '')
  if (isNew && !email.success) errors.email = emailError(values.email ?? '')
  if (isNew && !values.souhlas) errors.souhlas = 'Bez tohoto potvrzení zkušenost nezveřejníme.'
  const given = values.zpusob ?? ''
  const input: VoiceInput = {
    text: text.data ?? '',
    recommends: recommends === 'ano',
    payout: answer('vyplata'),
    terms: answer('podminky'),
    support: answer('podpora'),
    verification: answer('overeni'),
    again: answer('znovu'),
    method: given === '' ? '' : (METHOD_NAMES.find((name) => METHODS[name].field === given) ?? 'other'),
    amount: number('castka', amount),
    hours: number('hodiny', hours),
  }
  return Object.keys(errors).length > 0 ? { errors } : { input, email: email.data ?? '' }
}

function textError(text: string): string {
  if (text.length > TEXT_MAX)
    return `Zkraťte text na ${formatCount(TEXT_MAX)} znaků, teď jich je ${formatCount(text.length)}.`
  return `Napište aspoň ${TEXT_MIN} znaků, teď jich je ${text.length}.`
}

export function proofError(code: ErrorCode, size: number): string {
  const advice = 'Zmenšete ho, nebo pošlete jen výřez.'
  if (code !== 'BODY_TOO_LARGE') {
    return `Tento soubor nejde přečíst. Pošlete PDF, JPG, PNG, WebP nebo AVIF, obrázek nejvýš se 40 miliony bodů.`
  }
  const megabytes = formatCount(Math.ceil(size / 1_000_000))
  return `Soubor má ${megabytes} MB, vejde se nejvýš ${PROOF_MEGABYTES} MB. ${advice}`
}

/** The proof, what is wrong with it, or undefined if there is none. */
export async function readFile(files: FormRequest['files']): Promise<Proof | string | undefined> {
  const [file] = files.get('doklad') ?? []
  try {
    return file && (await checkProof(file))
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return proofError(error.code, file?.size ?? 0)
    throw error
  }
}

/** What the author has sent, as the form shows it again. */
export function valuesOfVoice(voice: VoiceInput): Values<FieldName> {
  const czech = (answer: string) => (answer === 'yes' ? 'ano' : answer === 'no' ? 'ne' : 'nevim')
  return {
    text: voice.text,
    doporucuji: voice.recommends ? 'ano' : 'ne',
    ...Object.fromEntries(QUESTION_NAMES.map((name) => [QUESTIONS[name].field, czech(voice[name])])),
    zpusob: voice.method === '' ? '' : METHODS[voice.method].field,
    castka: voice.amount === null ? '' : String(voice.amount),
    hodiny: voice.hours === null ? '' : String(voice.hours),
  }
}
