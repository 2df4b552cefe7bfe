import { CRITERIA_NAMES, CRITERIA_WEIGHTS, type Criterion } from '#entities/casino/rating.ts'
import { formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { TextLink } from '#ui/site/links.tsx'
import { entriesOf } from '#shared/objects.ts'

const TEXTS: Record<Criterion, string> = {
  safety: 'Ověříme licenci u regulátora, provozovatele i nástroje sebekontroly.',
  payouts: 'Opravdu vložíme a vybereme. Měříme čas od žádosti po připsání.',
  bonus: 'Čteme celé podmínky a počítáme, kolik musíte skutečně protočit.',
  games: 'Počet her, návratnost, kvalita v mobilu a studia za hrami.',
  support: 'Ptáme se česky, v noci i o víkendu. Hodnotíme rychlost a věcnost.',
}

export const CRITERIA = entriesOf(CRITERIA_WEIGHTS).map(([name, weight]) => ({
  weight,
  title: CRITERIA_NAMES[name],
  text: TEXTS[name],
}))

export const CriteriaSection = () => (
  <section className="section sunken" id="jak">
    <div className="wrap">
      <div className="sec-head">
        <div>
          <h2>Jak hodnotíme</h2>
          <p>
            {hardSpaces(
              'Každé kasino prochází stejným testem. Trvá nejméně tři týdny a opakujeme ho nejméně dvakrát ročně.',
            )}
          </p>
        </div>
        <TextLink href="/jak-hodnotime/" arrow>
          Celá metodika
        </TextLink>
      </div>
      <ol className="crit w">
        {CRITERIA.map(({ title, weight, text }) => (
          <li key={title}>
            <div className="pct">{formatPercent(weight)}</div>
            <h3>{hardSpaces(title)}</h3>
            <p>{hardSpaces(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
