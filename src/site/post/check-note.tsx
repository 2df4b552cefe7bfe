import type { Ledger, PublicCheck } from '#features/facts/ledger.ts'
import { formatCount, formatDate, outOf } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'

const SOURCES = { 'own-test': 'vlastní test', operator: 'odpověď provozovatele' } as const

interface SourceProps {
  source: NonNullable<PublicCheck['source']>
  /** A source on the offer's own domain is not linked where the offer itself is not. */
  isLinked: (url: URL) => boolean
}

function Source({ source: { kind, text }, isLinked }: SourceProps) {
  if (kind === 'document') return text
  if (kind !== 'address') return SOURCES[kind]
  const url = URL.parse(text)
  if (!url) return null
  const name = url.hostname.replace(/^www\./, '')
  return isLinked(url) ? (
    <a href={text} rel="nofollow noopener noreferrer">
      {name}
    </a>
  ) : (
    name
  )
}

/** „ověřeno 12. 11. 2026 · modry-lev.example“, or that the check is in progress. */
export function CheckNote({ check, isLinked }: { check: PublicCheck; isLinked: SourceProps['isLinked'] }) {
  const { state, on, source } = check
  if (state !== 'checked' || !on) {
    return (
      <>
        {labels.checking}
        {on && `, ${labels.lastChecked} ${formatDate(on)}`}
      </>
    )
  }
  return (
    <>
      {`${labels.checkedOn} ${formatDate(on)}`}
      {source && (
        <>
          {' · '}
          <Source source={source} isLinked={isLinked} />
        </>
      )}
    </>
  )
}

/** Combines checks of related facts: checked when all of them are, on the day of the oldest check. */
export function checkOfAll(ledger: Ledger, keys: readonly string[]): PublicCheck | undefined {
  const checks = keys.flatMap((key) => ledger.facts[key] ?? [])
  const days = checks.flatMap(({ on }) => on ?? []).toSorted()
  if (checks.length === 0) return undefined
  const open = checks.find(({ state }) => state !== 'checked')
  if (open) return { state: open.state, on: days.at(-1) ?? null, source: null }
  const [first] = checks
  const isSame = checks.every(({ source }) => isSource(source, first?.source))
  return { state: 'checked', on: days[0] ?? null, source: isSame ? (first?.source ?? null) : null }
}

const isSource = (one: PublicCheck['source'], other: PublicCheck['source'] | undefined) =>
  one?.kind === other?.kind && one?.text === other?.text

/** „34 z 36 údajů ověřeno, nejstarší 8. 10. 2026“ */
export const LedgerSummary = ({ ledger: { checked, total, oldest } }: { ledger: Ledger }) => (
  <p className="ver">
    <b>
      {formatCount(checked)} {outOf(total)}&nbsp;{total === 1 ? 'údaje' : 'údajů'}
    </b>
    {` ${labels.checkedOn}`}
    {oldest && (
      <>
        {', nejstarší '}
        <time dateTime={oldest}>{formatDate(oldest)}</time>
      </>
    )}
  </p>
)
