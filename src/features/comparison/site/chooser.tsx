import type { FactTable } from '#features/facts/facts.ts'
import { formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CHOICE_PARAM, COMPARE_PATH, MAX_COMPARED } from '#shared/compare-address.ts'
import type { Choosable } from '#features/comparison/site/offers.server.ts'
import { KINDS } from '#features/comparison/site/words.ts'
import { Logo } from '#ui/site/brand.tsx'

interface ChooserProps {
  kind: FactTable
  offers: readonly Choosable[]
  chosen: readonly string[]
}

export const Chooser = ({ kind, offers, chosen }: ChooserProps) => (
  <form className="cmp-choose" method="get" action={COMPARE_PATH} aria-labelledby={`vyber-${kind}`}>
    <h2 id={`vyber-${kind}`}>{KINDS[kind].listed}</h2>
    <ul>
      {offers.map(({ slug, title, logo, rating }, index) => (
        <li key={slug}>
          <label>
            <input type="checkbox" name={CHOICE_PARAM} value={slug} defaultChecked={chosen.includes(slug)} />
            <Logo title={title} logo={logo} size="s48" eager={index < 4} />
            <span>
              {hardSpaces(title)}
              {rating !== null && <small>{hardSpaces(`${formatRating(rating)} z 10`)}</small>}
            </span>
          </label>
        </li>
      ))}
    </ul>
    <p>
      <button className="btn" type="submit">
        Porovnat vedle sebe
      </button>
      <small>{hardSpaces(`Nejméně 2, nejvýše ${MAX_COMPARED}. Výběr zůstane jen v adrese stránky.`)}</small>
    </p>
  </form>
)
