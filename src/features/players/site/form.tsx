import { formatCount } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** The form; that it is closed, because the site sends no mail and nobody could confirm; or that a mail is on its way. */
export type FormState<Field extends string> =
  | { step: 'closed' }
  | { step: 'form'; values: Values<Field>; errors: Values<Field>; problem?: string }
  | { step: 'sent'; email: string }
export type Values<Field extends string> = Partial<Record<Field, string>>

export interface Outcome<Field extends string> {
  state: FormState<Field>
  status: number
  retryAfter?: number
}

export const refused = <Field extends string>(
  status: number,
  values: Values<Field>,
  errors: Values<Field>,
  problem?: { words: string; seconds: number },
): Outcome<Field> => ({
  status,
  state: { step: 'form', values, errors, ...(problem && { problem: problem.words }) },
  ...(problem && { retryAfter: problem.seconds }),
})

export const headersOf = ({ retryAfter }: Outcome<string>) => ({
  'Cache-Control': 'no-store',
  ...(retryAfter && { 'Retry-After': String(retryAfter) }),
})

/** Longer input is cut before it is looked at. All that anybody types or pastes by mistake is kept. */
const READ_AT_MOST = 20_000

export const valuesIn = <Field extends string>(form: URLSearchParams, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const given = form.get(name)
      return given === null ? [] : [[name, given.slice(0, READ_AT_MOST).replaceAll('\r\n', '\n').trim()]]
    }),
  ) as Values<Field>

/** For who has typed it: `ja•••@example.cz` */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`
}

interface SentProps {
  email: string
  hours: number
  /** „zkušenost“ */
  noun: string
  subject: string
  last: { title: string; words: string }
}

/** What happens after the form was sent. */
export const Sent = ({ email, hours, noun, subject, last }: SentProps) => (
  <div role="status" tabIndex={-1} autoFocus>
    <p className="say-t">
      {hardSpaces('Na adresu ')}
      <b className="to">{masked(email)}</b>
      {hardSpaces(
        ` jsme poslali odkaz. Dokud na něj neklepnete, ${noun} nikdo nečte a nikde není. Odkaz platí ${hours} hodin, potom všechno smažeme.`,
      )}
    </p>
    <ol className="way">
      <li className="done">
        <b>Odesláno</b>
      </li>
      <li aria-current="step">
        <b>Potvrzení</b>
        {hardSpaces(`čekáme na vás, ${hours} hodin`)}
      </li>
      <li>
        <b>{last.title}</b>
        {hardSpaces(last.words)}
      </li>
    </ol>
    <p className="hint">
      {hardSpaces(
        `E-mail nepřišel? Chvíli počkejte a podívejte se do hromadné pošty. Předmět je „${subject}“. Je-li v adrese chyba, napište ${noun} znovu; ta první bez potvrzení zmizí.`,
      )}
    </p>
  </div>
)

/** „Zkraťte zprávu na 2 000 znaků, teď jich je 2 143.“ */
export const tooLong = (what: string, { length }: string, most: number) =>
  `Zkraťte ${what} na ${formatCount(most)} znaků, teď jich je ${formatCount(length)}.`

export function emailError(email: string): string {
  if (email === '') return 'Napište e-mail, na který pošleme potvrzovací odkaz.'
  if (!email.includes('@')) return 'V adrese chybí zavináč. Správný tvar je jmeno@example.cz.'
  return 'Tento e-mail nevypadá správně. Správný tvar je jmeno@example.cz.'
}
