import { rt } from '#posts/content/build.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PARTS, HELP_PATH } from '#shared/help-lines.ts'
import type { Limit, LimitField, LimitQuestion } from '#site/help/limit.ts'
import { PAUSE_PATH } from '#shared/pause.ts'
import { RichText } from '#ui/site/rich-text.tsx'

const GUIDELINES = 'https://gamblingguidelines.ca/'

const METHOD = [
  `**Měsíční limit** je menší ze dvou čísel, zaokrouhlené dolů na desítky: dvacetina toho, co zbyde z příjmu po nutných výdajích, a setina příjmu. Setinu příjmu a nejvýš čtyři herní dny v měsíci doporučují kanadské [zásady hraní s nižším rizikem](${GUIDELINES}) z roku 2021. Dvacetina je naše pojistka pro toho, komu z příjmu mnoho nezbývá.`,
  '**Týdenní limit** je měsíční krát dvanáct děleno padesáti dvěma. **Hodinový** je čtvrtina měsíčního: počítáme se čtyřmi hodinami hraní za měsíc.',
  '**Příklad.** Příjem 35 000 Kč, nutné výdaje 29 000 Kč, zbývá 6 000 Kč. Dvacetina je 300 Kč, setina příjmu 350 Kč. Limit je 300 Kč měsíčně, 69 Kč týdně a 75 Kč na hodinu.',
]

/** „Kolik si můžu dovolit“: a plain form with its numbers in the query. */
export const LimitCalculator = ({ question }: { question: LimitQuestion }) => (
  <section className="prose tool">
    <h2 id={HELP_PARTS.limit}>{hardSpaces('Kolik si můžu dovolit')}</h2>
    <p>
      {hardSpaces(
        'Na hraní patří jen peníze, o které můžete přijít celé, a nic se doma nezmění. Napište, kolik vám měsíčně přijde a kolik z toho musíte zaplatit.',
      )}
    </p>
    <form className="limit-form" method="get" action={`${HELP_PATH}#${HELP_PARTS.limit}`}>
      <Field name="prijem" label="Čistý měsíční příjem" hint="35 000" question={question} />
      <Field name="vydaje" label="Nutné výdaje: bydlení, jídlo, doprava, splátky" hint="29 000" question={question} />
      <button type="submit" className="btn">
        Spočítat
      </button>
      <p className="legal">{hardSpaces('Čísla zůstanou jen v adrese stránky, nic neukládáme.')}</p>
    </form>
    {question.limit && <Result limit={question.limit} />}
    <details className="limit-how">
      <summary>{hardSpaces('Jak to počítáme')}</summary>
      {METHOD.map((text) => (
        <p key={text}>
          <RichText nodes={rt(text)} />
        </p>
      ))}
    </details>
  </section>
)

interface FieldProps {
  name: LimitField
  label: string
  hint: string
  question: LimitQuestion
}

function Field({ name, label, hint, question: { typed, errors } }: FieldProps) {
  const id = `limit-${name}`
  const error = errors[name]
  return (
    <div className="frow">
      <label htmlFor={id}>{hardSpaces(`${label} (Kč)`)}</label>
      <input
        id={id}
        name={name}
        className="field"
        inputMode="numeric"
        autoComplete="off"
        placeholder={hardSpaces(hint)}
        defaultValue={typed[name]}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-chyba` } : {})}
      />
      {error && (
        <p className="ferr" id={`${id}-chyba`}>
          {hardSpaces(error)}
        </p>
      )}
    </div>
  )
}

function Result({ limit: { left, month, week, hour } }: { limit: Limit }) {
  if (month === 0) {
    const why = left <= 0 ? 'Po nutných výdajích vám nic nezbývá' : 'Po nutných výdajích vám zbývá málo'
    return (
      <div className="limit-result" role="status">
        <p className="limit-say">{hardSpaces('Na hraní teď není z čeho.')}</p>
        <p>
          <RichText
            nodes={rt(
              `${why}, limit je proto nula. [Dejte si pauzu](${PAUSE_PATH}) nebo [zavolejte](#${HELP_PARTS.lines}).`,
            )}
          />
        </p>
      </div>
    )
  }
  return (
    <div className="limit-result" role="status">
      <p className="limit-say">{hardSpaces(`Nejvýš ${formatCrowns(month)} měsíčně.`)}</p>
      <p>
        {hardSpaces(
          `To je ${formatCrowns(week)} týdně, nebo ${formatCrowns(hour)} na hodinu při čtyřech hodinách za měsíc. Po nutných výdajích vám zbývá ${formatCrowns(left)}. Limit není cíl: smíte o něj přijít celý, utratit ho nemusíte.`,
        )}
      </p>
    </div>
  )
}
