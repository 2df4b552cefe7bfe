import { type FieldShares, percentOf, type VoiceFigures } from '#features/voices/shared/figures.ts'
import { QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** A stroke for each person; of more, a hundred strokes stand for a hundred percent. */
const MOST_STROKES = 100
/** In thousandths of the place of a person: of few people less, or the stroke would be a bar. */
const WIDEST = 420
const WIDER_BY = 12
const dashesOf = (strokes: number) => {
  const taken = Math.min(WIDEST, WIDER_BY * strokes)
  return `${taken / 1000} ${(1000 - taken) / 1000}`
}

interface TallyProps {
  yes: number
  of: number
  median: number | null
}

export const Tally = ({ yes, of, median }: TallyProps) => {
  const strokes = Math.min(of, MOST_STROKES)
  const shown = Math.round((yes * strokes) / of)
  const strokeDasharray = dashesOf(strokes)
  return (
    <svg className="tly" aria-hidden="true">
      <line className="n" x2="100%" pathLength={strokes} strokeDasharray={strokeDasharray} />
      {shown > 0 && (
        <line className="y" x2={`${(100 * shown) / strokes}%`} pathLength={shown} strokeDasharray={strokeDasharray} />
      )}
      {median !== null && (
        <svg x={`${median}%`}>
          <path d="M0 0l5 9h-10z" />
        </svg>
      )}
    </svg>
  )
}

/** The three figures of the last twelve months. */
export const ThreeFigures = ({ figures, field, noun }: { figures: VoiceFigures; field: FieldShares; noun: string }) => {
  const share = percentOf(figures.recommending) ?? 0
  return (
    <dl className="tri">
      <div>
        <dt>{hardSpaces('lidí napsalo za posledních 12 měsíců')}</dt>
        <dd>{figures.people}</dd>
      </div>
      <div>
        <dt>
          {hardSpaces(`by ${noun} doporučilo`)}
          {field.recommending !== null && <small>{`medián pole ${formatPercent(field.recommending)}`}</small>}
        </dt>
        <dd>{formatPercent(share)}</dd>
      </div>
      <div>
        <dt>{hardSpaces('zkušeností je doložených')}</dt>
        <dd>{figures.documented}</dd>
      </div>
    </dl>
  )
}

/** The questions that enough people have answered. */
export function Questions({ figures, field }: { figures: VoiceFigures; field: FieldShares }) {
  const known = QUESTION_NAMES.flatMap((name) => {
    const answers = figures.answers[name]
    const percent = percentOf(answers)
    return answers === null || percent === null ? [] : [{ name, percent, ...answers }]
  })
  if (known.length === 0) return null
  const isPercent = known.some(({ of }) => of > MOST_STROKES)
  return (
    <figure className="pp pv-q" aria-labelledby="otazky">
      <div className="pp-h">
        <b id="otazky">Na co odpověděli</b>
        <ul className="key" aria-hidden="true">
          <li className="k-tally">{isPercent ? 'ano, čárka je procento' : 'jeden člověk, ano'}</li>
          <li className="k-no">ne</li>
          <li className="k-median">medián pole</li>
        </ul>
      </div>
      <ol>
        {known.map(({ name, percent, yes, of }) => (
          <li key={name} className="pv-r">
            <span className="pv-n">{hardSpaces(QUESTIONS[name].czech)}</span>
            <Tally yes={yes} of={of} median={field[name]} />
            <span className="pv-p">{formatPercent(percent)}</span>
            <span className="pv-c">
              {`${yes} ${outOf(of)}`}
              {field[name] !== null && <span className="m">{` · medián pole ${formatPercent(field[name])}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
