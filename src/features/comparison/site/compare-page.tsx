import type { Benchmark } from '#entities/casino/benchmark.ts'
import type { FactTable } from '#features/facts/facts.ts'
import type { BookField } from '#features/complaints/sums.server.ts'
import type { FieldShares } from '#features/voices/shared/figures.ts'
import { formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CHOICE_PARAM, COMPARE_PATH, compareHref, MAX_COMPARED } from '#shared/compare-address.ts'
import { Chooser } from '#features/comparison/site/chooser.tsx'
import { CompareTables } from '#features/comparison/site/compare-table.tsx'
import type { Choosable } from '#features/comparison/site/offers.server.ts'
import { compare, type Compared, type Comparison, PAYOUT_ROW } from '#features/comparison/site/rows.ts'
import { KINDS, leadOf, namesOf } from '#features/comparison/site/words.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'
import { Logo } from '#ui/site/brand.tsx'
import { Icon } from '#ui/site/icon.tsx'

const NAME = 'Porovnání'

interface ComparePageProps {
  kind: FactTable
  offers: readonly Compared[]
  /** All casinos, for comparison; null for bookmakers. */
  field: Benchmark | null
  /** What players of the whole field say. */
  voiceField: FieldShares
  /** How disputes end in the whole field. */
  bookField: BookField
  others: readonly Choosable[]
  problems: readonly string[]
}

export function ComparePage({ kind, offers, field, voiceField, bookField, others, problems }: ComparePageProps) {
  const comparison = compare(kind, offers, field)
  const slugs = offers.map(({ facts }) => facts.slug)
  const rest = others.filter(({ slug }) => !slugs.includes(slug))
  return (
    <div className="wrap listing">
      <Breadcrumbs steps={[{ title: NAME, path: COMPARE_PATH }]} current={titleOf(offers)} />
      <header className="art-head">
        <h1>{hardSpaces(titleOf(offers))}</h1>
        <p className="lead">{leadOf(kind, offers, comparison)}</p>
      </header>
      <Problems words={problems} />
      <div className="cmp" style={{ '--n': offers.length }}>
        <div className="cmp-h">
          <ul>
            {offers.map(({ facts, reviewPath }) => (
              <li key={facts.slug}>
                <Logo title={facts.title} logo={facts.logo} size="s48" eager />
                <span>
                  {reviewPath ? <a href={reviewPath}>{hardSpaces(facts.title)}</a> : <b>{hardSpaces(facts.title)}</b>}
                  {facts.rating !== null && <small>{hardSpaces(`${formatRating(facts.rating)} z 10`)}</small>}
                </span>
                <a
                  className="cmp-x"
                  href={compareHref(slugs.filter((slug) => slug !== facts.slug))}
                  rel="nofollow"
                  aria-label={hardSpaces(`Odebrat ${facts.title}`)}
                >
                  <Icon name="x" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <CompareTables offers={offers} comparison={comparison} voiceField={voiceField} bookField={bookField} />
      </div>
      {offers.length < MAX_COMPARED && rest.length > 0 && <AddForm kind={kind} slugs={slugs} others={rest} />}
      <p className="cmp-foot">
        {hardSpaces(keyWords(comparison, field))}
        <a href={COMPARE_PATH}>{hardSpaces(`Vybrat ${KINDS[kind].others}`)}</a>
      </p>
    </div>
  )
}

const keyWords = ({ differences, same }: Comparison, field: Benchmark | null) =>
  [
    ...([...differences, ...same].some(({ key }) => key === PAYOUT_ROW) ? [PAYOUT_KEY] : []),
    ...(field && field.rating !== null ? [FIELD_KEY] : []),
  ]
    .map((sentence) => `${sentence} `)
    .join('')
const PAYOUT_KEY = 'Tečka je jeden výběr, svislá čára slib, trojúhelník pod tečkami medián výběrů.'
const FIELD_KEY = 'Medián všech kasin v testu značí trojúhelník pod stupnicí a krátká čárka pod tečkami.'

export const titleOf = (offers: readonly Compared[]) =>
  offers.length === 2
    ? offers.map(({ facts }) => facts.title).join(' vs. ')
    : namesOf(offers.map(({ facts }) => facts.title))

const AddForm = ({ kind, slugs, others }: { kind: FactTable; slugs: string[]; others: readonly Choosable[] }) => (
  <form className="cmp-add" method="get" action={COMPARE_PATH} autoComplete="off">
    <input type="hidden" name={CHOICE_PARAM} value={slugs.join(',')} />
    <label htmlFor="pridat">{hardSpaces(`Přidat ${KINDS[kind].another}`)}</label>
    <select className="select" id="pridat" name={CHOICE_PARAM} data-submits>
      <option value="">vyberte</option>
      {others.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
    <button type="submit" className="btn sm ghost">
      Přidat
    </button>
  </form>
)

const Problems = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <div className="note-warn" role="status">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )

interface ChoosePageProps {
  kinds: readonly { kind: FactTable; offers: readonly Choosable[] }[]
  chosen: readonly { slug: string; title: string }[]
  problems: readonly string[]
}

export const ChoosePage = ({ kinds, chosen, problems }: ChoosePageProps) => (
  <div className="wrap listing">
    <Breadcrumbs steps={[]} current={NAME} />
    <header className="art-head">
      <h1>{hardSpaces('Porovnání vedle sebe')}</h1>
      <p className="lead">
        {hardSpaces(
          chosen[0]
            ? `${chosen[0].title} už máte. Vyberte, s čím porovnat.`
            : 'Zaškrtněte dvě až čtyři. Nejdřív uvidíte, v čem se liší, pak co mají stejné, a u každého údaje, kdy jsme ho ověřili.',
        )}
      </p>
    </header>
    <Problems words={problems} />
    {kinds.map(({ kind, offers }) => (
      <Chooser key={kind} kind={kind} offers={offers} chosen={chosen.map(({ slug }) => slug)} />
    ))}
    {kinds.length === 0 && <p className="empty">Zatím není co porovnávat.</p>}
  </div>
)
