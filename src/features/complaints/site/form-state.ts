import { ComplaintInput, Nickname } from '#features/complaints/schema.ts'
import {
  KIND_NAMES,
  KINDS,
  NEEDS_AMOUNT,
  WAY_NAMES,
  WAYS,
  WISH_NAMES,
  WISHES,
} from '#features/complaints/shared/kinds.ts'
import {
  FILE_MEGABYTES,
  FILES_MAX,
  FILES_MEGABYTES,
  OLDEST_MONTHS,
  SUPPORT_DAYS,
  TEXT_MAX,
  TEXT_MIN,
} from '#features/complaints/shared/limits.ts'
import { oldestDay, supportHasUntil } from '#features/complaints/shared/taking.ts'
import { checkEvidence, type Evidence } from '#features/complaints/files.server.ts'
import { emailError, type Values } from '#features/players/site/form.tsx'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatCount, formatDate } from '#shared/czech/format.ts'
import { typedDay } from '#shared/czech/typed-day.ts'
import { AppError } from '#shared/app-error.ts'
import { keysOf } from '#shared/objects.ts'
import { typedNumber } from '#site/typed-number.ts'

/** Fields of the form in their order, as they are sent, and how the summary names them. */
export const FIELD_LABELS = {
  podpora: 'Podpora kasina',
  kdy: 'Kdy jste podpoře psali',
  kudy: 'Kudy',
  odpoved: 'Co odpověděla',
  kasino: 'Kasino',
  castka: 'Částka',
  druh: 'Čeho se stížnost týká',
  den: 'Den, kdy se to stalo',
  chci: 'Čeho chcete dosáhnout',
  popis: 'Popis',
  doklady: 'Doklady',
  email: 'E-mail',
  prezdivka: 'Přezdívka v kasinu',
  pravda: 'Věk a pravda',
  predat: 'Předání provozovateli',
  zverejnit: 'Zveřejnění',
} as const
export type FieldName = keyof typeof FIELD_LABELS
export const FIELDS = keysOf(FIELD_LABELS)

const SUPPORT = { odmitla: true, mlci: false } as const
const amount = typedNumber({ least: 1, most: 100_000_000 })

const keyOfField = <Name extends string>(names: readonly Name[], of: Record<Name, { field: string }>, given: string) =>
  names.find((name) => of[name].field === given)

export interface CheckedComplaint {
  input: ComplaintInput
  email: string
  nickname: string
  /** The slug of the offer. */
  offer: string
}

type Checked = CheckedComplaint | { errors: Values<FieldName> }

export function checkComplaint(values: Values<FieldName>, now: Date): Checked {
  const errors: Values<FieldName> = {}
  const refuse = (name: FieldName, why: string) => {
    errors[name] ??= why
    return undefined
  }
  const today = pragueDay(now)
  const given = (name: FieldName) => values[name] ?? ''
  const support = given('podpora')
  if (support === 'ne')
    refuse('podpora', `Zkuste to nejdřív u nich. Když do ${SUPPORT_DAYS} dnů neodpoví nebo odmítne, vraťte se.`)
  else if (!(support in SUPPORT)) refuse('podpora', 'Vyberte jednu možnost.')
  const isRefused = support === 'odmitla'
  const supportOn = dayIn(given('kdy'), today) ?? refuse('kdy', dayError(given('kdy'), today))
  const earliest = supportOn === undefined ? '' : supportHasUntil(supportOn)
  if (support === 'mlci' && earliest > today)
    refuse('kdy', `Počkejte prosím do ${dayWords(earliest)}, ať má podpora čas odpovědět.`)
  const happenedOn = dayIn(given('den'), today) ?? refuse('den', dayError(given('den'), today))
  if (happenedOn !== undefined && happenedOn < oldestDay(today)) {
    refuse('den', `Událost je starší než ${OLDEST_MONTHS} měsíců. Tak staré spory už ověřit neumíme.`)
  }
  const kind = keyOfField(KIND_NAMES, KINDS, given('druh')) ?? refuse('druh', 'Vyberte jednu možnost.')
  const wish = keyOfField(WISH_NAMES, WISHES, given('chci')) ?? refuse('chci', 'Vyberte, čeho chcete dosáhnout.')
  const supportWay = keyOfField(WAY_NAMES, WAYS, given('kudy')) ?? refuse('kudy', 'Vyberte, kudy jste psali.')
  if (given('kasino') === '') refuse('kasino', 'Vyberte kasino.')
  const text = ComplaintInput.shape.text.safeParse(given('popis'))
  if (!text.success) refuse('popis', textError(given('popis')))
  const supportReply = ComplaintInput.shape.supportReply.safeParse(given('odpoved'))
  if (!supportReply.success) refuse('odpoved', 'Zkraťte prosím odpověď podpory na to podstatné.')
  const email = SubscriberEmail.safeParse(given('email'))
  if (!email.success) refuse('email', emailError(given('email')))
  const nickname = Nickname.safeParse(given('prezdivka'))
  if (!nickname.success) refuse('prezdivka', 'Napište přezdívku. Bez ní kasino váš účet nenajde.')
  if (!values.pravda) refuse('pravda', 'Potvrďte prosím, že je vám 18 let a že píšete pravdu.')
  if (!values.predat) refuse('predat', 'Bez souhlasu se provozovatele zeptat nemůžeme.')
  if (!values.zverejnit) refuse('zverejnit', 'Bez souhlasu stížnost do knihy zapsat nemůžeme.')
  const sum = amountOf(given('castka'), kind !== undefined && NEEDS_AMOUNT.has(kind), (why) => refuse('castka', why))
  if (Object.keys(errors).length > 0 || !kind || !wish || !supportWay || !supportOn || !happenedOn) return { errors }
  const about = { kind, wish, amount: sum, happenedOn, supportOn, supportWay, isRefused }
  const input = { ...about, supportReply: supportReply.data ?? '', text: text.data ?? '' }
  return { input, email: email.data ?? '', nickname: nickname.data ?? '', offer: given('kasino') }
}

function amountOf(typed: string, isNeeded: boolean, refuse: (why: string) => undefined): number | null {
  if (typed === '') return isNeeded ? (refuse('Napište, o jakou částku jde.') ?? null) : null
  const parsed = amount.safeParse(typed)
  return parsed.success ? parsed.data : (refuse(parsed.error.issues[0]?.message ?? '') ?? null)
}

function dayIn(typed: string, today: string): string | undefined {
  const day = typedDay(typed)
  return day !== undefined && day <= today ? day : undefined
}

const dayError = (typed: string, today: string) => {
  const day = typedDay(typed)
  if (day !== undefined && day > today) return 'Tento den ještě nebyl.'
  return typed === '' ? 'Napište den, třeba 3. 11. 2026.' : 'Tohle není den. Správný tvar je třeba 3. 11. 2026.'
}

const dayWords = (day: string) => formatDate(`${day}T12:00:00Z`)

function textError(text: string): string {
  if (text.length > TEXT_MAX) {
    return `Zkraťte popis na ${formatCount(TEXT_MAX)} znaků, teď jich je ${formatCount(text.length)}.`
  }
  return `Napište aspoň ${TEXT_MIN} znaků, teď jich je ${text.length}.`
}

export const TOO_MANY_FILES = `Vyberte nejvýš ${FILES_MAX} souborů.`
const TOO_LARGE_FILES = `Soubory jsou moc velké: jeden smí mít nejvýš ${FILE_MEGABYTES} MB, všechny dohromady ${FILES_MEGABYTES} MB.`
const UNREADABLE_FILES =
  'Některý soubor nejde přečíst. Pošlete PDF, JPG, PNG, WebP nebo AVIF, obrázek nejvýš se 40 miliony bodů.'

/** The files, or what is wrong with them. */
export async function readEvidence(files: readonly File[] = []): Promise<Evidence[] | string> {
  if (files.length > FILES_MAX) return TOO_MANY_FILES
  try {
    return await checkEvidence(files)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return error.code === 'BODY_TOO_LARGE' ? TOO_LARGE_FILES : UNREADABLE_FILES
  }
}
