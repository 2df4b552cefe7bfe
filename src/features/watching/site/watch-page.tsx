import type { ReactNode } from 'react'
import { ofOffer } from '#shared/czech/offer-words.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CHANGES_FEED, CHANGES_PATH, changesFeedOf, changesOf } from '#shared/changes-address.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { WatchForm } from '#features/watching/site/watch-form.tsx'
import type { NamedOffer, WatchState } from '#features/watching/site/watch-state.ts'
import { Icon } from '#ui/site/icon.tsx'

const TAKES_FOCUS = { tabIndex: -1, autoFocus: true }

export const titleOf = (state: WatchState): string =>
  ({
    choose: 'Hlídat změny',
    form: 'Hlídat změny',
    sent: 'Ještě to potvrďte',
    confirm: 'Potvrdit hlídání',
    confirmed: 'Hlídání je zapnuté',
    expired: 'Odkaz už neplatí',
    leave: 'Ukončit hlídání',
    left: 'Hlídání skončilo',
  })[state.step]

export const WatchPage = ({ state }: { state: WatchState }) => (
  <BuiltInPage title={titleOf(state)} name="Hlídat změny" lead={leadOf(state)}>
    <div className="prose">{contentOf(state)}</div>
  </BuiltInPage>
)

function leadOf(state: WatchState): ReactNode {
  if (state.step !== 'form') return ''
  return hardSpaces(`${state.offer.title}: dozvíte se, když se změní podmínky nebo známka.`)
}

const Review = ({ offer }: { offer: NamedOffer }) => (
  <a href={offer.path}>{hardSpaces(`Recenze ${ofOffer(offer.kind, offer.title)}`)}</a>
)
const Feed = ({ offer }: { offer: NamedOffer }) => <a href={changesFeedOf(offer.slug)}>RSS</a>
const ChangesOf = ({ offer }: { offer: NamedOffer }) => (
  <a href={changesOf(offer.slug)}>{hardSpaces('Co se změnilo')}</a>
)

const Links = ({ offer }: { offer: NamedOffer }) => (
  <p className="watch-feed">
    <Review offer={offer} /> · <ChangesOf offer={offer} /> · <Feed offer={offer} />
  </p>
)

function contentOf(state: WatchState): ReactNode {
  switch (state.step) {
    case 'choose':
      return (
        <p>
          {hardSpaces('Hlídat můžete každé kasino a každou sázkovou kancelář, kterou jsme recenzovali. ')}
          <a href="/recenze/">{hardSpaces('Vyberte si recenzi')}</a>
          {hardSpaces(', na jejím konci je „Hlídat změny“. Všechny změny najednou jsou ')}
          <a href={CHANGES_PATH}>na jedné stránce</a>
          {' a\u00a0'}
          <a href={CHANGES_FEED}>{hardSpaces('v RSS')}</a>.
        </p>
      )
    case 'form':
      return <FormPart {...state} />
    case 'sent':
      return (
        <>
          <Good>
            <p>
              {hardSpaces(
                `Pokud tato adresa změny v recenzi ${ofOffer(state.offer.kind, state.offer.title)} ještě nehlídá, za chvíli na ni přijde e-mail s odkazem. Otevřete ho do 24 hodin a hlídání potvrďte; jinak adresu smažeme.`,
              )}
            </p>
            <p>{hardSpaces('Nic nepřišlo? Podívejte se do složky s nevyžádanou poštou.')}</p>
          </Good>
          <Links offer={state.offer} />
        </>
      )
    case 'confirm':
      return (
        <ConfirmForm action={state.action} button="Potvrdit hlídání">
          {hardSpaces(
            state.offer
              ? `Když se v recenzi ${ofOffer(state.offer.kind, state.offer.title)} změní podmínky nebo známka, pošleme vám e-mail. Nic jiného.`
              : 'Recenze, kterou chcete hlídat, teď na webu není. Pokud se vrátí a změní se podmínky nebo známka, pošleme vám e-mail. Nic jiného.',
          )}
        </ConfirmForm>
      )
    case 'confirmed':
      return (
        <>
          <Good>
            <p>
              {hardSpaces(
                `${state.offer ? `Až se v recenzi ${ofOffer(state.offer.kind, state.offer.title)} něco změní` : 'Recenze teď na webu není. Pokud se vrátí a něco se v ní změní'}, napíšeme vám. V každém e-mailu bude odkaz, kterým hlídání ukončíte.`,
              )}
            </p>
          </Good>
          {state.offer && <Links offer={state.offer} />}
        </>
      )
    case 'expired':
      return (
        <p>
          {hardSpaces(
            'Odkaz platí 24 hodin. Adresu jsme mezitím smazali, nebo jste hlídání už ukončili. Začít znovu můžete na konci kterékoli recenze. ',
          )}
          <a href="/recenze/">Všechny recenze</a>
        </p>
      )
    case 'leave':
      return (
        <ConfirmForm action={state.action} button="Ukončit hlídání">
          {hardSpaces(
            `${state.offer ? `Změny v recenzi ${ofOffer(state.offer.kind, state.offer.title)}` : 'Změny'} vám přestaneme posílat a vaši adresu smažeme.`,
          )}
        </ConfirmForm>
      )
    case 'left':
      return (
        <Good>
          <p>{hardSpaces('Vaši adresu jsme u tohoto hlídání smazali. Už vám k němu nic nepošleme.')}</p>
        </Good>
      )
  }
}

function FormPart({ offer, hasMail, email, error, problem }: Extract<WatchState, { step: 'form' }>) {
  return (
    <>
      {problem && (
        <div className="note bad" role="alert" {...TAKES_FOCUS}>
          <Icon name="warn" />
          <p>{hardSpaces(problem)}</p>
        </div>
      )}
      {hasMail ? (
        <div className="card watch">
          <WatchForm slug={offer.slug} email={email} error={error} autoFocus={!problem} />
        </div>
      ) : (
        <p>{hardSpaces('E-maily tento web neposílá. Změny můžete sledovat ve čtečce kanálů:')}</p>
      )}
      <Links offer={offer} />
    </>
  )
}

const Good = ({ children }: { children: ReactNode }) => (
  <div className="note good" role="status" {...TAKES_FOCUS}>
    <Icon name="check" />
    <div>{children}</div>
  </div>
)

/** A form with one button: mail scanners open links, so opening one must change nothing. */
const ConfirmForm = ({ action, button, children }: { action: string; button: string; children: ReactNode }) => (
  <form className="watch-ask" method="post" action={action}>
    <p>{children}</p>
    <button type="submit" className="btn">
      {button}
    </button>
  </form>
)
