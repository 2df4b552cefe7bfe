import type { z } from 'zod'
import { MessageInput } from '#entities/message/schema.ts'

export type ContactField = keyof MessageInput
export const CONTACT_FIELDS = ['name', 'email', 'message'] as const satisfies readonly ContactField[]
type ContactValues = Record<ContactField, string>
type ContactErrors = Partial<Record<ContactField, string>>

export interface ContactState {
  isSent: boolean
  values: ContactValues
  errors: ContactErrors
  problem: string
}

export const EMPTY_FORM: ContactState = {
  isSent: false,
  values: { name: '', email: '', message: '' },
  errors: {},
  problem: '',
}

type Issue = z.core.$ZodIssue

const WORDS: Record<ContactField, (issue: Issue, value: string) => string> = {
  name: ({ code }) =>
    code === 'too_big' ? 'Jméno může mít nejvýše 120 znaků.' : 'Napište své jméno, stačí dva znaky.',
  email: (_, value) =>
    value === ''
      ? 'Napište e-mail, na který vám máme odpovědět.'
      : 'Tento e-mail nevypadá správně. Zkontrolujte ho, prosím.',
  message: ({ code }) =>
    code === 'too_big' ? 'Zpráva může mít nejvýše 4 000 znaků.' : 'Napište aspoň deset znaků, ať víme, s čím pomoci.',
}

export function checkContact(values: ContactValues): { message: MessageInput } | { errors: ContactErrors } {
  const parsed = MessageInput.safeParse(values)
  if (parsed.success) return { message: parsed.data }
  const errors: ContactErrors = {}
  for (const issue of parsed.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0])
    if (field) errors[field] ??= WORDS[field](issue, values[field])
  }
  return { errors }
}
