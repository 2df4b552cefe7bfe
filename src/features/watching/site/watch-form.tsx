import { HONEYPOT } from '#shared/honeypot.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { WATCH_PATH, WATCHED_PARAM } from '#features/watching/site/address.ts'

interface WatchFormProps {
  slug: string
  email?: string
  error?: string
  autoFocus?: boolean
}

/** The e-mail field, and what the address is used for. Validated by the server, which answers in Czech. */
export const WatchForm = ({ slug, email = '', error = '', autoFocus = false }: WatchFormProps) => (
  <form className="watch-form" method="post" action={WATCH_PATH} noValidate>
    <input type="hidden" name={WATCHED_PARAM} value={slug} />
    <div className="frow">
      <label htmlFor="hlidat-email">Váš e-mail</label>
      <input
        id="hlidat-email"
        className="field"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        autoFocus={autoFocus}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': 'hlidat-chyba' } : {})}
      />
      {error && (
        <p className="ferr" id="hlidat-chyba">
          {hardSpaces(error)}
        </p>
      )}
    </div>
    <div className="hp" aria-hidden="true">
      <label htmlFor="hlidat-web">Toto pole nevyplňujte</label>
      <input id="hlidat-web" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
    <button type="submit" className="btn">
      Hlídat e-mailem
    </button>
    <p className="legal">
      {hardSpaces(
        'Napíšeme jen tehdy, když se změní podmínky nebo známka. Nejdřív pošleme odkaz k potvrzení; odhlásíte se jedním klepnutím a adresu smažeme. ',
      )}
      <a href="/zasady-ochrany-osobnich-udaju/">{hardSpaces('Jak s ní nakládáme')}</a>
    </p>
  </form>
)
