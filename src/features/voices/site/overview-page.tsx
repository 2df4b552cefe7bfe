import { voicesOf } from '#features/voices/shared/address.ts'
import { type FieldShares, percentOf, type Share } from '#features/voices/shared/figures.ts'
import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
import { HowVerified } from '#features/voices/site/parts.tsx'
import { Tally } from '#features/voices/site/tally.tsx'
import { VOICE_COUNT } from '#features/voices/words.ts'
import { countOf, formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'

export interface ListedOffer {
  slug: string
  title: string
  review: string | null
  people: number
  recommending: Share
  documented: number
}

interface OverviewProps {
  title: string
  name: string
  casinos: readonly ListedOffer[]
  bookmakers: readonly ListedOffer[]
  field: FieldShares
}

export const OverviewPage = ({ title, name, casinos, bookmakers, field }: OverviewProps) => (
  <BuiltInPage
    title={title}
    name={name}
    lead={hardSpaces(
      'Co napsali lidé, kteří v podnicích hráli, za posledních 12 měsíců. Redakce texty neopravuje a do známek je nepočítá.',
    )}
  >
    <div className="two">
      <div className="pv">
        {casinos.length + bookmakers.length === 0 && (
          <p className="empty">{hardSpaces('Zatím nikdo nenapsal. Formulář je u každé recenze.')}</p>
        )}
        {casinos.length > 0 && <Offers title="Kasina" offers={casinos} median={field.recommending} />}
        {bookmakers.length > 0 && <Offers title="Sázkové kanceláře" offers={bookmakers} median={null} />}
        <HowVerified />
      </div>
      <div className="side-n">
        <div>
          <h2>Hráli jste?</h2>
          <p>
            {hardSpaces('Napište, jak to dopadlo. Formulář je u zkušeností každého podniku a u každé recenze. ')}
            <a href="/recenze/">Všechny recenze</a>
          </p>
        </div>
      </div>
    </div>
  </BuiltInPage>
)

const Offers = ({
  title,
  offers,
  median,
}: {
  title: string
  offers: readonly ListedOffer[]
  median: number | null
}) => (
  <figure className="pp pv-q">
    <div className="pp-h">
      <b>{title}</b>
      <ul className="key" aria-hidden="true">
        <li className="k-tally">{hardSpaces('doporučuje')}</li>
        <li className="k-no">nedoporučuje</li>
        {median !== null && <li className="k-median">medián pole</li>}
      </ul>
    </div>
    <ol>
      {offers.map(({ slug, title: name, people, recommending }) => (
        <li key={slug} className="pv-r">
          <a className="pv-n" href={voicesOf(slug)}>
            {hardSpaces(name)}
          </a>
          {recommending === null ? <span /> : <Tally {...recommending} median={median} />}
          <span className="pv-p">{percentWords(recommending)}</span>
          <span className="pv-c">
            {countOf(people, VOICE_COUNT)}
            {people < FIGURES_FROM && hardSpaces(', na podíl je to málo')}
          </span>
        </li>
      ))}
    </ol>
  </figure>
)

function percentWords(share: Share): string {
  const percent = percentOf(share)
  return percent === null ? '' : formatPercent(percent)
}
