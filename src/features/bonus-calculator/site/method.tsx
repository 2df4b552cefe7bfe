import { TableScroll } from '#blocks/table-scroll.tsx'
import {
  CASINO_GAMES,
  contributionOf,
  GAME_KINDS,
  type Slot,
  SLOT_SPREADS,
} from '#features/bonus-calculator/shared/games.ts'
import { type BonusPrice, CALM_STAKE, type Play, priceBonus } from '#features/bonus-calculator/shared/price.ts'
import { GAME_WORDS, roundCrowns, signedCrowns, SLOT_WORDS } from '#shared/czech/bonus-price.ts'
import { formatCount, formatCrowns, formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { entriesOf } from '#shared/objects.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { EXAMPLE, ownTerms, parseCalculator } from '#features/bonus-calculator/site/address.ts'
import type { Calculation } from '#features/bonus-calculator/site/calculation.ts'

const EXAMPLE_TERMS = ownTerms(parseCalculator(new URLSearchParams(EXAMPLE)))
const EXAMPLE_PLAY: Play = { deposit: Number(EXAMPLE.vklad), game: 'slots' }

function priced(terms: BonusTerms, play: Play): BonusPrice {
  const price = priceBonus(terms, play)
  if (typeof price === 'string') throw new Error(`The example has no price: ${price}`)
  return price
}

/** „1 000 − (30 000 × 4 % ÷ 100 %) = 1 000 − 1 200 = −200 Kč“ */
function formulaText({ bonus, wagered, edge, contribution, loss, value }: BonusPrice): string {
  const figures = [bonus, wagered, loss].map((figure) => formatCount(Math.round(figure)))
  const [given, all, lost] = figures
  return `${given} − (${all} × ${formatPercent(edge)} ÷ ${formatPercent(contribution)}) = ${given} − ${lost} = ${signedCrowns(value)}`
}

export function HowWeCount({ offer, terms, play, slot, price }: Calculation) {
  const shown = offer && price !== null ? terms : EXAMPLE_TERMS
  const isBets = play.game === 'bets'
  return (
    <section className="csec" aria-labelledby="jak-pocitame">
      <h2 id="jak-pocitame">Jak to počítáme</h2>
      <p className="formula">{hardSpaces('v průměru = bonus − (k protočení × výhoda kasina ÷ započtení hry)')}</p>
      <p className="small">
        {hardSpaces(
          `Příklad: ${formulaText(priced(EXAMPLE_TERMS, EXAMPLE_PLAY))}. Strop bonusu, nejvyšší výhra a nejvyšší sázka vstupují tam, kde je kasino má.`,
        )}
      </p>
      <p className="small">
        {hardSpaces(
          'Je to průměr. Jednotlivý hráč může vyhrát i přijít o všechno dřív, než protočí; ztratit ale nemůže víc, než s čím hraje, a i s tím výpočet počítá. Stejný výsledek dává simulace sta tisíc hráčů, liší se nejvýš o 2 %.',
        )}
      </p>
      {slot && <OtherSlots {...{ terms, play, slot, price }} />}
      {!isBets && shown.kind !== 'none' && shown.kind !== 'cashback' && (
        <OtherGames terms={shown} play={play} isOwn={!offer} />
      )}
      <p className="small">
        <a href="#vzorec">{hardSpaces('Celý vzorec a pět příkladů')}</a>
      </p>
    </section>
  )
}

/** How many finish depends on how wild the slot is; the price does not. */
function OtherSlots({ terms, play, slot, price }: Pick<Calculation, 'terms' | 'play' | 'price'> & { slot: Slot }) {
  if (price === null || typeof price === 'string' || price.wagered === 0) return null
  return (
    <div className="tb-box">
      <table className="tb">
        <caption>{hardSpaces('Stejný bonus, jiný automat')}</caption>
        <thead>
          <tr>
            <th scope="col">Automat</th>
            <th scope="col" className="r">
              {hardSpaces('Kolísání σ')}
            </th>
            <th scope="col" className="r">
              {hardSpaces('Protočí do konce')}
            </th>
            <th scope="col" className="r">
              {hardSpaces('Průměrná ztráta')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entriesOf(SLOT_SPREADS).map(([each, spread]) => {
            const played = priced(terms, { ...play, spread })
            return (
              <tr key={each} aria-current={each === slot ? true : undefined}>
                <th scope="row">{hardSpaces(SLOT_WORDS[each].title)}</th>
                <td className="r">{formatCount(spread)}</td>
                <td className="r">{outOfHundred(played)}</td>
                <td className="r">{roundCrowns(played.sessionLoss)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>
              {hardSpaces(
                `Komu peníze dojdou, ten už neprohrává; divoký automat proto v průměru bere méně, ale častěji vezme všechno. Cenu počítáme s nejvyšší ztrátou, ${roundCrowns(price.loss)}.`,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const outOfHundred = ({ finished }: BonusPrice) => `${formatCount(Math.floor(finished * 100))} ze 100`

function OtherGames({ terms, play, isOwn }: { terms: BonusTerms; play: Play; isOwn: boolean }) {
  return (
    <div className="tb-box">
      <table className="tb">
        <caption>{hardSpaces('Stejný bonus, jiná hra')}</caption>
        <thead>
          <tr>
            <th scope="col">Hra</th>
            <th scope="col" className="r">
              {hardSpaces('Výhoda kasina')}
            </th>
            <th scope="col" className="r">
              Započtení
            </th>
            <th scope="col" className="r">
              {hardSpaces('V průměru')}
            </th>
          </tr>
        </thead>
        <tbody>
          {CASINO_GAMES.map((game) => {
            const share = isOwn ? 100 : contributionOf(terms, game)
            const price = priceBonus(terms, { deposit: play.deposit, game, contribution: share ?? undefined })
            const isKnown = typeof price !== 'string'
            return (
              <tr key={game}>
                <th scope="row">{GAME_WORDS[game].title}</th>
                <td className="r">{formatPercent(GAME_KINDS[game].edge)}</td>
                <td className="r">{share === null ? 'neuvedeno' : formatPercent(share)}</td>
                <td className="r">
                  <b className={isKnown && price.value <= -0.5 ? 'late' : undefined}>
                    {isKnown ? signedCrowns(price.value) : 'nelze'}
                  </b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const EXAMPLES: { title: string; terms: Partial<BonusTerms>; play?: Partial<Play> }[] = [
  { title: '100 % do 25 000 Kč, 30× bonus', terms: EXAMPLE_TERMS },
  {
    title: '100 % do 500 Kč, 20× bonus: strop',
    terms: { percent: 100, ceiling: 500, multiple: 20, countedFrom: 'bonus' },
  },
  {
    title: '60 %, 40× vklad i bonus: peníze dojdou dřív',
    terms: { percent: 60, multiple: 40, countedFrom: 'deposit-and-bonus' },
  },
  {
    title: '500 Kč bez vkladu, 10× bonus, výhra nejvýše 200 Kč',
    terms: { kind: 'no-deposit', fixed: 500, multiple: 10, countedFrom: 'bonus', highestWin: 200 },
  },
  {
    title: '100 % do 25 000 Kč, 30× bonus, hráč sází 100 Kč, povoleno je 50 Kč',
    terms: { ...EXAMPLE_TERMS, highestBet: 50 },
    play: { stake: 100 },
  },
]

const COLUMNS = ['Bonus', 'Vsadíte', 'Výhoda × obrat', 'Průměrná ztráta nejvýš', 'Dohraje', 'V průměru']

export const Examples = () => (
  <section className="csec" aria-labelledby="vzorec">
    <h2 id="vzorec">{hardSpaces('Celý vzorec a pět příkladů')}</h2>
    <div className="two2">
      <div className="csec-t">
        <p>
          {hardSpaces(
            `Hráč začíná s penězi Z (vklad a bonus), sází pořád stejnou částku b a kasino si z každé sázky nechá podíl h. Skončí, až vsadí celý obrat O, nebo až mu peníze dojdou. Obrat je částka k protočení dělená započtením hry. Bez vaší vlastní sázky počítáme s klidným hráčem: b je Z děleno ${formatCount(1 / CALM_STAKE)}, nejvýš ale nejvyšší povolená sázka.`,
          )}
        </p>
        <p className="formula">
          {hardSpaces('P(zbude víc než y) = N((Z − hO − y) / s) − e')}
          <sup>2hZ/σ²b</sup> · N((−Z − hO − y) / s)
        </p>
        <p>
          {hardSpaces(
            'N je distribuční funkce normálního rozdělení, s² = σ² · b · O a σ je kolísání hry: směrodatná odchylka toho, co se vrátí z jedné sázky, počítaná v sázkách. První člen je průběh bez dna, druhý odečítá ty, kterým peníze došly po cestě. Průměrný zůstatek je plocha pod touto křivkou od nuly výš; má-li bonus nejvyšší výhru V, jen do vkladu zvětšeného o V. Výsledek v průměru je průměrný zůstatek bez vkladu.',
          )}
        </p>
      </div>
      <div className="csec-t">
        <p>
          {hardSpaces(
            'Proč právě takto: dokud peníze stačí, vyjde totéž co z jednoduchého vzorce nahoře. Když nestačí, jednoduchý vzorec tvrdí, že prohrajete víc, než máte. Kdo sází víc nebo hraje divočejší automaty, přijde o všechno častěji, v průměru ale protočí méně, a tak i prohraje méně. Výsledek v průměru proto počítáme se σ = 1, jako při sázce na barvu: je to nejvyšší z těch průměrů a žádný bonus nepřikrášlí.',
          )}
        </p>
        <p>
          {hardSpaces(
            `Kolik hráčů protočí do konce, počítáme s kolísáním hry, na kterou hrajete: klidný automat σ = ${formatCount(SLOT_SPREADS.calm)}, běžný ${formatCount(SLOT_SPREADS.usual)}, divoký ${formatCount(SLOT_SPREADS.wild)}, ruleta na barvu, blackjack a kurzy kolem 2 zhruba 1. Simulace, ve které tisíce hráčů točí automaty s drobnými výhrami a zřídkavou velkou, se od vzorce liší nejvýš o 2 hráče ze 100.`,
          )}
        </p>
        <p>
          {hardSpaces(
            'Volná zatočení počítáme jako jejich hodnotu krát návratnost hry; bez známé hodnoty je vynecháme. U cashbacku počítáme, kolik se vrátí z celého prohraného vkladu; kdo neprohraje, nedostane nic, a tak cashback neřadíme mezi bonusy k vkladu. Výhodu kasina bereme podle hry: automaty 4 %, ruleta 2,7 %, blackjack 0,6 %, kurzové sázky 6 %.',
          )}
        </p>
      </div>
    </div>
    <TableScroll label="Pět příkladů" columns={COLUMNS.length + 1}>
      <table className="dt">
        <caption>
          <span>{hardSpaces('Pět příkladů: vklad 1 000 Kč, běžný automat s návratností 96 %')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Podmínky</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="r">
                {hardSpaces(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map(({ title, terms, play }) => {
            const price = priced({ ...emptyTerms, ...terms }, { ...EXAMPLE_PLAY, ...play })
            const figures = [
              formatCrowns(price.bonus),
              formatCrowns(price.turnover),
              roundCrowns((price.turnover * price.edge) / 100),
              roundCrowns(price.loss),
              outOfHundred(price),
              signedCrowns(price.value),
            ]
            return (
              <tr key={title}>
                <th scope="row">{hardSpaces(title)}</th>
                {figures.map((figure, index) => (
                  <td key={COLUMNS[index]} className="r">
                    {figure}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableScroll>
  </section>
)
