import { COMPLAINTS_FEED } from '#features/complaints/shared/address.ts'
import { OPERATOR_DAYS, PAY_DAYS } from '#features/complaints/shared/limits.ts'
import { SHOWN_STATE_NAMES, type ShownState } from '#features/complaints/shared/states.ts'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { TAKEN_WITHIN } from '#features/complaints/words.ts'
import { DAYS, DAYS_UNTIL } from '#features/players/months.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const MEANINGS: Record<ShownState, string> = {
  received: `Do ${TAKEN_WITHIN} napíšeme, jestli stížnost bereme a proč.`,
  checking: 'Čteme doklady a podmínky platné v den sporu. Chybí-li něco, ptáme se hráče.',
  operator: `Provozovatel má ${countOf(OPERATOR_DAYS, DAYS)} na odpověď. Zveřejníme ji celou a beze změn.`,
  solved: 'Hráč dostal, na co měl nárok, nebo se s kasinem dohodl.',
  unsolved: `Dali jsme za pravdu hráči a provozovatel do ${countOf(PAY_DAYS, DAYS_UNTIL)} nezaplatil, nebo neodpověděl.`,
  rejected: 'Kasino postupovalo podle podmínek, nebo stížnost nejde doložit. Proč, píšeme u každé.',
  withdrawn: 'Hráč ji vzal zpátky. O kasinu to nic neříká.',
}

/** What each state means, and what we cannot do. */
export const HowWeWork = () => (
  <section className="sec" id="jak" aria-labelledby="jak-h">
    <h2 id="jak-h">{hardSpaces('Jak stížnosti řešíme')}</h2>
    <div className="two">
      <dl className="dl sts">
        {SHOWN_STATE_NAMES.map((state) => (
          <div key={state}>
            <dt>
              <StateMark state={state} />
            </dt>
            <dd>{hardSpaces(MEANINGS[state])}</dd>
          </div>
        ))}
      </dl>
      <div className="side-n">
        <div id="kam-se-obratit">
          <h3>Co neumíme</h3>
          <p>
            {hardSpaces(
              'Nejsme soud ani úřad a peníze vymáhat nemůžeme. Na provozovatele s povolením dohlíží stát: podnět podáte Celní správě, spor o smlouvu rozhodne Ministerstvo financí. ',
            )}
            <a href="https://www.celnisprava.cz/cz/dalsi-kompetence/hazard/" rel="noopener">
              {hardSpaces('Dohled nad hazardem')}
            </a>
          </p>
        </div>
        <div>
          <h3>Provize nerozhoduje</h3>
          <p>
            {hardSpaces(
              'Stížnosti řeší člověk, který provize nezná, a u kasin, která nám platí, postupuje stejně. Kdo psal recenzi kasina, nerozhoduje o jeho stížnostech sám: rozhodnutí potvrzuje druhý.',
            )}
          </p>
        </div>
        <div>
          <h3>Data</h3>
          <p>
            <a href={COMPLAINTS_FEED}>{hardSpaces('Novinky v knize jako RSS')}</a>
          </p>
        </div>
      </div>
    </div>
  </section>
)
