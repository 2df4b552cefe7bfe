import { SHOWN_STATES, type ShownState } from '#features/complaints/shared/states.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const STEP = 16
const FIRST = 4
const CROSS: ReadonlySet<ShownState> = new Set(['rejected', 'withdrawn'])

/** Place on a ruler of four marks, and the word: never colour alone. */
export const StateMark = ({ state }: { state: ShownState }) => {
  const { czech, at } = SHOWN_STATES[state]
  const x = FIRST + at * STEP
  return (
    <span className={`cst ${state}`}>
      <svg viewBox="0 0 56 14" width="56" height="14" aria-hidden="true">
        <path d="M4 7h48M4 3v8M20 3v8M36 3v8M52 3v8" />
        {CROSS.has(state) ? <path className="k" d="M47.5 2.5l9 9M56.5 2.5l-9 9" /> : <circle cx={x} cy="7" r="4.5" />}
      </svg>
      {hardSpaces(czech)}
    </span>
  )
}
