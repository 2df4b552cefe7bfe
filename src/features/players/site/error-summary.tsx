import { hardSpaces } from '#shared/czech/typography.ts'

const PLACES = ['', 'jedno místo', 'dvě místa', 'tři místa', 'čtyři místa', 'pět míst'] as const

interface SummaryProps {
  /** In the order of the form. */
  labels: Readonly<Record<string, string>>
  errors: Readonly<Partial<Record<string, string>>>
  /** Something else than a field stands in the way. */
  problem: string
  /** „Zkušenost jsme neodeslali.“ */
  unsent: string
  hint: string
}

/** Above the form, with links to what is wrong. */
export function ErrorSummary({ labels, errors, problem, unsent, hint }: SummaryProps) {
  const wrong = Object.keys(labels).filter((name) => errors[name])
  if (wrong.length === 0 && !problem) return null
  const places = PLACES[wrong.length] ?? `${wrong.length} míst`
  return (
    <div className="errs" role="alert" tabIndex={-1} autoFocus>
      <h2>{hardSpaces(problem || `${unsent} Opravte prosím ${places}:`)}</h2>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{hardSpaces(`${labels[name] ?? ''}: ${errors[name] ?? ''}`)}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{hardSpaces(hint)}</p>
    </div>
  )
}
