import { SortNote } from '#blocks/order-note.tsx'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { formatDate, formatRating } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PATH } from '#shared/help-lines.ts'
import type { Gate, GateOffer } from '#site/licence/gate.server.ts'
import { kickOf, leadOf, spanWords, STATES } from '#site/licence/gate-words.ts'
import { Span } from '#site/licence/span.tsx'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton, ReviewLink } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

export const GatePage = ({ gate }: { gate: Gate }) => (
  <div className="wrap">
    <div className="gate">
      <div>
        <p className="gate-kick">{kickOf(gate)}</p>
        <h1>Sem vás nepošleme.</h1>
        <p className="gate-lead">{leadOf(gate)}</p>
        {gate.barred && (
          <>
            <Span licence={gate.barred.licence} today={gate.today} />
            <LicenceTable {...gate.barred} today={gate.today} />
          </>
        )}
      </div>
      <aside className="gate-notes" aria-label="Co teď">
        {gate.barred && (
          <div>
            <h2>Máte tam peníze?</h2>
            <p>{hardSpaces('Požádejte o výplatu hned a uschovejte si potvrzení, e-maily i výpis z účtu.')}</p>
          </div>
        )}
        {gate.offer.reviewPath && (
          <div>
            <h2>Recenze zůstává</h2>
            <p>
              {hardSpaces('Co jsme zjistili, si můžete dál přečíst:')}{' '}
              <a href={gate.offer.reviewPath}>{hardSpaces(`recenze ${gate.offer.title}`)}</a>
            </p>
          </div>
        )}
        <div>
          <h2>Nemusíte hrát nikde</h2>
          <p>
            <a href={HELP_PATH}>{hardSpaces('Jak hru zastavit a kdo poradí')}</a>
          </p>
        </div>
      </aside>
    </div>
    {gate.others.length > 0 && <Others kind={gate.kind} offers={gate.others} />}
  </div>
)

function LicenceTable({ licence, reason, today }: NonNullable<Gate['barred']> & Pick<Gate, 'today'>) {
  const { authority, number, registerUrl, checkedOn } = licence
  const checked = checkedOn ? `${labels.checkedOn} ${formatDate(checkedOn)}` : ''
  const register = registerUrl && (
    <a href={registerUrl} rel="noopener">
      veřejný seznam
    </a>
  )
  const rows = [
    { label: 'Úřad', value: authority, check: checked },
    { label: 'Číslo', value: number, check: register },
    { label: 'Platnost', value: spanWords(licence, formatDate), check: '' },
    { label: 'Stav', value: <b>{STATES[reason]}</b>, check: `ke dni ${formatDate(today)}` },
  ]
  return (
    <table className="gate-facts">
      <thead>
        <tr>
          <th scope="col">Záznam o licenci</th>
          <th scope="col">Hodnota</th>
          <th scope="col">Ověření</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value, check }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{typeof value === 'string' ? hardSpaces(value) : value}</td>
              <td className="ver">{check}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const Others = ({ kind, offers }: { kind: Gate['kind']; offers: GateOffer[] }) => (
  <section className="gate-others">
    <h2>S platnou licencí</h2>
    <SortNote kind={kind} sort={BEST_FIRST} />
    <ul>
      {offers.map((offer) => (
        <li key={offer.slug} className="card">
          <div>
            <Logo title={offer.title} logo={offer.logo} size="s48" />
            <p>
              <b>{offer.title}</b>
              {offer.rating !== null && <span>{hardSpaces(`${formatRating(offer.rating)} z 10`)}</span>}
            </p>
          </div>
          {offer.reviewPath ? (
            <ReviewLink href={offer.reviewPath} title={offer.title} look="btn tonal sm" />
          ) : (
            <OfferButton offer={offer} from="licence" look="tonal sm">
              {labels.playNow}
            </OfferButton>
          )}
        </li>
      ))}
    </ul>
    <OfferWarning
      note={offers.every(({ reviewPath }) => reviewPath) ? 'V recenzích jsou reklamní odkazy.' : labels.legal.offers}
    />
  </section>
)
