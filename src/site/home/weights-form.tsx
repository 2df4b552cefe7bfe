import { CRITERIA_NAMES, CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { CRITERIA, MAX_WEIGHT, sharesOf, type WeightsProblem } from '#entities/casino/weights.ts'
import { formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import {
  CHOICE_NAMES,
  FLAG_NAMES,
  TOPLIST_ID,
  type ToplistAddress,
  toplistHref,
  WEIGHTS_PARAM,
  WHOLE_TOPLIST,
} from '#site/home/toplist-address.ts'

const STEP = 5

const PROBLEMS: Record<WeightsProblem, string> = {
  'not-five': 'Vah má být pět, pro každé kritérium jedna. Řadíme proto podle redakce.',
  'no-number': 'Váhy mají být celá čísla od 0 do 100. Řadíme proto podle redakce.',
  'all-zero': 'Aspoň jedno kritérium musí vážit víc než nula. Řadíme proto podle redakce.',
}

/** Five sliders that only build another address; nothing is stored. */
export function WeightsForm({ address, problem }: { address: ToplistAddress; problem: WeightsProblem | null }) {
  const weights = address.vahy ?? CRITERIA_WEIGHTS
  const shares = sharesOf(weights)
  return (
    <>
      {problem && (
        <p className="note-warn" role="alert">
          {hardSpaces(PROBLEMS[problem])}
        </p>
      )}
      <details className="wts" open={address.vahy !== null || problem !== null}>
        <summary>
          Moje váhy <span>{address.vahy ? 'upravené' : 'podle redakce'}</span>
        </summary>
        <form method="get" action={`/#${TOPLIST_ID}`} aria-label="Moje váhy" autoComplete="off" data-weights>
          {CRITERIA.map((name) => (
            <p key={name} className="sl">
              <label htmlFor={`vaha-${name}`}>{hardSpaces(CRITERIA_NAMES[name])}</label>
              <span>
                <output htmlFor={`vaha-${name}`}>{formatPercent(shares[name])}</output>{' '}
                <small>{hardSpaces(`redakce ${formatPercent(CRITERIA_WEIGHTS[name])}`)}</small>
              </span>
              <input
                type="range"
                id={`vaha-${name}`}
                name={WEIGHTS_PARAM}
                min={0}
                max={MAX_WEIGHT}
                step={STEP}
                defaultValue={weights[name]}
              />
            </p>
          ))}
          <HiddenFilters address={address} />
          <div className="wts-end">
            <button type="submit" className="btn sm tonal">
              Přepočítat pořadí
            </button>
            <p>
              {hardSpaces('Počítá se poměr vah. Drží je adresa stránky, nic se neukládá.')}{' '}
              {address.vahy && (
                <a href={toplistHref({ ...address, vahy: null })}>{hardSpaces('Zpět na váhy redakce')}</a>
              )}
            </p>
          </div>
        </form>
      </details>
    </>
  )
}

const HiddenFilters = ({ address }: { address: ToplistAddress }) => (
  <>
    {CHOICE_NAMES.filter((name) => address[name]).map((name) => (
      <input key={name} type="hidden" name={name} value={address[name]} />
    ))}
    {FLAG_NAMES.filter((name) => address[name]).map((name) => (
      <input key={name} type="hidden" name={name} value="1" />
    ))}
    {address.vklad !== null && <input type="hidden" name="vklad" value={address.vklad} />}
    {address.radit !== WHOLE_TOPLIST.radit && <input type="hidden" name="radit" value={address.radit} />}
  </>
)
