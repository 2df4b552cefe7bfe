import { createContext } from 'react-router'
import { receiveMessage } from '#entities/message/receive.server.ts'
import type { Services } from '#entities/services.server.ts'
import { countOf } from '#shared/czech/format.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { checkContact, type ContactState, EMPTY_FORM } from '#site/contact/contact-state.ts'

/** Passes the outcome of the action to the loader, which renders the page. */
export const contactStateContext = createContext<ContactState>(EMPTY_FORM)

interface Outcome {
  state: ContactState
  status: number
  retryAfter?: number
}

const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

/** Handles a submitted form. Whatever goes wrong, what was typed is shown again. */
export async function handleContactForm(services: Services, request: Request, address: string): Promise<Outcome> {
  const form = new URLSearchParams(await request.text())
  const field = (name: string) => (form.get(name) ?? '').trim()
  const values = { name: field('name'), email: field('email'), message: field('message') }
  const checked = checkContact(values)
  if ('errors' in checked) return { status: 422, state: { ...EMPTY_FORM, values, errors: checked.errors } }

  const wait = await receiveMessage(services, checked.message, { trap: field(HONEYPOT), address })
  if (wait === 0) return { status: 200, state: { ...EMPTY_FORM, isSent: true } }
  const minutes = countOf(Math.ceil(wait / 60), MINUTES)
  const problem = `Za poslední hodinu od vás přišlo už několik zpráv. Další pošlete nejdříve za ${minutes}.`
  return { status: 429, retryAfter: wait, state: { ...EMPTY_FORM, values, problem } }
}
