import type { Saver } from '#shared/app-error.ts'
import { formatDate, formatDateTime, formatTime, plural } from '#ui/admin/format.ts'
import { firstName } from '#ui/admin/user-colour.ts'

/** One side of a conflict. */
export interface SideWords {
  label: string
  /** Whose version it is, where known. */
  who?: Saver
}

/** The texts of a conflict dialog. */
export interface ConflictWords {
  title: string
  mine: SideWords
  theirs: SideWords
  /** How a sentence about the other side begins; left out where only one side wrote. */
  they?: string
  leave: string
  done: string
  /** What happens to both versions. */
  note: string
}

const KEPT = 'Your text is kept on this device until the save succeeds.'
const SAVE = { leave: 'Keep writing', done: 'Save merged' }

/** The record was saved by someone else while it was open here. */
export function savedMeanwhile(one: string, savers: Saver[], me: Saver, hasHistory: boolean): ConflictWords {
  const noteOf = (kept: string) =>
    hasHistory
      ? `${kept} stays in History. ${KEPT}`
      : `This ${one} has no History: only what you choose goes on. ${KEPT}`
  // Scheduled work is done in the planner's name, but not in one of their windows.
  const others = savers.filter(({ id, name }) => id !== me.id || name !== me.name)
  if (savers.length > 0 && others.length === 0) {
    return {
      ...SAVE,
      title: `You saved this ${one} in another window while you were writing`,
      mine: { label: 'Yours', who: me },
      theirs: { label: 'Other window' },
      they: 'The other window',
      note: noteOf('What you saved there'),
    }
  }
  const [only, ...more] = others
  const isOne = only !== undefined && more.length === 0
  const names = others.map(({ name }) => name).join(' and ') || 'Somebody'
  const name = isOne ? firstName(only.name) : ''
  return {
    ...SAVE,
    title: `${names} saved this ${one} while you were writing`,
    mine: { label: 'Yours', who: me },
    theirs: isOne ? { label: `${name}’s`, who: only } : { label: 'Theirs' },
    they: isOne ? name : 'They',
    note: noteOf(isOne ? `${name}’s version` : 'What they saved'),
  }
}

/** A waiting change is published, and some of its fields were changed in the live record as well. */
export const changedSince = (one: string): ConflictWords => ({
  title: `The live ${one} was changed since this change was written`,
  mine: { label: 'This change' },
  theirs: { label: 'Live now' },
  leave: 'Decide later',
  done: 'Publish merged',
  note: `The ${one} as it is live now stays in History.`,
})

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** “Today at 10:42, 3 minutes ago” */
export function savedWords(iso: string, now: Date): string {
  const moment = new Date(iso)
  if (formatDate(iso) !== formatDate(now.toISOString())) return formatDateTime(iso)
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS))
  const at = `Today at ${formatTime(moment)}`
  if (minutes >= HOUR_MINUTES) return at
  return minutes === 0 ? `${at}, just now` : `${at}, ${plural(minutes, 'minute', 'minutes')} ago`
}

interface Counts {
  taken: unknown[]
  kept: unknown[]
  joined: unknown[]
  conflicting: unknown[]
}

/** “Matěj changed 4 fields, you changed 3. 2 of them are the same.” */
export function changedWords(they: string | undefined, counts: Counts, hasBase: boolean): string {
  const { taken, kept, joined, conflicting } = counts
  const same = conflicting.length + joined.length
  if (!hasBase) return 'What you began from is not kept any more, so all that differs is asked.'
  if (they === undefined) return `${plural(same, 'field was', 'fields were')} changed in both.`
  const theirs = plural(taken.length + same, 'field', 'fields')
  return `${they} changed ${theirs}, you changed ${kept.length + same}. ${same} of them ${same === 1 ? 'is' : 'are'} the same.`
}
