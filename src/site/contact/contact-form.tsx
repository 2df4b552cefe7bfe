import { hardSpaces } from '#shared/czech/typography.ts'
import type { ContactField, ContactState } from '#site/contact/contact-state.ts'
import { Icon } from '#ui/site/icon.tsx'

export const FORM_ID = 'formular'

interface ContactFormProps {
  state: ContactState
  /** The name of the field that people do not see. */
  honeypot: string
}

/** The form, or the thanks in its place. Our own checks speak Czech, so the browser's are switched off. */
export function ContactForm({ state, honeypot }: ContactFormProps) {
  if (state.isSent) return <Thanks />
  const isWrong = Object.keys(state.errors).length > 0
  return (
    <form className="card cform" id={FORM_ID} method="post" action={`/kontaktujte-nas/#${FORM_ID}`} noValidate>
      <h2>Napište nám</h2>
      {isWrong && <Problem text="Zpráva se neodeslala. Opravte, prosím, označená pole." />}
      {state.problem && <Problem text={state.problem} />}
      <Field name="name" label="Jméno" state={state} autoComplete="name" />
      <Field name="email" label="E-mail" state={state} autoComplete="email" type="email" />
      <Field name="message" label="Zpráva" state={state} />
      <div className="hp" aria-hidden="true">
        <label htmlFor="kontakt-web">Toto pole nevyplňujte</label>
        <input id="kontakt-web" name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="legal">
        {hardSpaces('Údaje použijeme jen k vyřízení zprávy. ')}
        <a href="/zasady-ochrany-osobnich-udaju/">{hardSpaces('Jak s nimi nakládáme')}</a>
      </p>
      <button type="submit" className="btn">
        Odeslat zprávu
      </button>
    </form>
  )
}

interface FieldProps {
  name: ContactField
  label: string
  state: ContactState
  type?: 'text' | 'email'
  autoComplete?: string
}

function Field({ name, label, state, type = 'text', autoComplete }: FieldProps) {
  const error = state.errors[name]
  const id = `kontakt-${name}`
  const shared = {
    id,
    name,
    className: 'field',
    required: true,
    defaultValue: state.values[name],
    ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-chyba` } : {}),
  }
  return (
    <div className="frow">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea rows={7} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...shared} />
      )}
      {error && (
        <p className="ferr" id={`${id}-chyba`}>
          {hardSpaces(error)}
        </p>
      )}
    </div>
  )
}

const Problem = ({ text }: { text: string }) => (
  <div className="note bad" role="alert">
    <Icon name="warn" />
    <p>{hardSpaces(text)}</p>
  </div>
)

const Thanks = () => (
  <div className="note good" id={FORM_ID} role="status">
    <Icon name="check" />
    <div>
      <h2>Děkujeme, zprávu máme</h2>
      <p>{hardSpaces('Přečte ji člověk z redakce. Odpovíme vám na e-mail, který jste uvedli.')}</p>
    </div>
  </div>
)
