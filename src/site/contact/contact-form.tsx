import { hardSpaces } from '#shared/czech/typography.ts'
import { CONTACT_PATH } from '#site/contact/address.ts'
import { CONTACT_FIELDS, type ContactField, type ContactState } from '#site/contact/contact-state.ts'
import { Icon } from '#ui/site/icon.tsx'

const FORM_ID = 'formular'

/** For elements that are not focusable by themselves. */
const TAKES_FOCUS = { tabIndex: -1, autoFocus: true }

interface ContactFormProps {
  state: ContactState
  honeypot: string
}

/** The browser's validation is off: ours answers in Czech. No fragment in the address, or `autofocus` is ignored. */
export function ContactForm({ state, honeypot }: ContactFormProps) {
  if (state.isSent) return <Thanks />
  const firstWrong = CONTACT_FIELDS.find((name) => state.errors[name])
  return (
    <form className="card cform" id={FORM_ID} method="post" action={CONTACT_PATH} noValidate>
      <h2>Napište nám</h2>
      {firstWrong && <Problem text="Zpráva se neodeslala. Opravte, prosím, označená pole." />}
      {state.problem && <Problem text={state.problem} {...TAKES_FOCUS} />}
      <Field name="name" label="Jméno" state={state} firstWrong={firstWrong} autoComplete="name" />
      <Field name="email" label="E-mail" state={state} firstWrong={firstWrong} autoComplete="email" type="email" />
      <Field name="message" label="Zpráva" state={state} firstWrong={firstWrong} />
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
  firstWrong: ContactField | undefined
  type?: 'text' | 'email'
  autoComplete?: string
}

function Field({ name, label, state, firstWrong, type = 'text', autoComplete }: FieldProps) {
  const error = state.errors[name]
  const id = `kontakt-${name}`
  const shared = {
    id,
    name,
    className: 'field',
    required: true,
    defaultValue: state.values[name],
    ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-chyba` } : {}),
    autoFocus: name === firstWrong,
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

const Problem = ({ text, ...focus }: { text: string } & Partial<typeof TAKES_FOCUS>) => (
  <div className="note bad" role="alert" {...focus}>
    <Icon name="warn" />
    <p>{hardSpaces(text)}</p>
  </div>
)

const Thanks = () => (
  <div className="note good" id={FORM_ID} role="status" {...TAKES_FOCUS}>
    <Icon name="check" />
    <div>
      <h2>Děkujeme, zprávu máme</h2>
      <p>{hardSpaces('Přečte ji člověk z redakce. Odpovíme vám na e-mail, který jste uvedli.')}</p>
    </div>
  </div>
)
