import { receiveMessage } from '#entities/message/receive.server.ts'
import { AppError } from '#shared/app-error.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import type { FormRequest } from '#site/page.ts'
import { checkContact, type ContactState, EMPTY_FORM } from '#site/contact/contact-state.ts'

interface Outcome {
  state: ContactState
  status: number
  retryAfter?: number
}

const NOT_STORED = 'Zprávu se teď nepodařilo uložit. Zkuste ji prosím za chvíli odeslat znovu.'
const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

/** Whatever goes wrong, what was typed is shown again. */
export async function handleContactForm({ services, form, clientAddress }: FormRequest): Promise<Outcome> {
  const field = (name: string) => (form.get(name) ?? '').trim()
  const values = { name: field('name'), email: field('email'), message: field('message') }
  const checked = checkContact(values)
  if ('errors' in checked) return { status: 422, state: { ...EMPTY_FORM, values, errors: checked.errors } }

  const sender = { trap: field(HONEYPOT), address: clientAddress }
  const wait = await receiveMessage(services, checked.message, sender).catch(ifTemporary)
  if (wait instanceof AppError) {
    services.log.error('a message could not be stored', { error: wait })
    return { status: wait.status, state: { ...EMPTY_FORM, values, problem: hardSpaces(NOT_STORED) } }
  }
  if (wait === 0) return { status: 200, state: { ...EMPTY_FORM, isSent: true } }
  const minutes = countOf(Math.ceil(wait / 60), MINUTES)
  const problem = `Za poslední hodinu od vás přišlo už několik zpráv. Další pošlete nejdříve za ${minutes}.`
  return { status: 429, retryAfter: wait, state: { ...EMPTY_FORM, values, problem } }
}

/** A full disk or a busy database: reading works, so the page can keep what was typed. */
function ifTemporary(error: unknown): AppError {
  if (error instanceof AppError && ['UNAVAILABLE', 'STORAGE_FULL'].includes(error.code)) return error
  throw error
}
