import type { Saver } from '#shared/app-error.ts'
import { firstName } from '#ui/admin/user-colour.ts'

export interface ConflictWords {
  title: string
  mine: string
  theirs: string
  leave: string
  done: string
  note: string
}

const KEPT = 'Your text is kept on this device until the save succeeds.'
const SAVE = { mine: 'Yours', leave: 'Keep writing', done: 'Save merged' }

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
      theirs: 'Other window',
      note: noteOf('What you saved there'),
    }
  }
  const [only, ...more] = others
  const name = only !== undefined && more.length === 0 ? firstName(only.name) : undefined
  return {
    ...SAVE,
    title: `${others.map((saver) => saver.name).join(' and ') || 'Somebody'} saved this ${one} while you were writing`,
    theirs: name ? `${name}’s` : 'Theirs',
    note: noteOf(name ? `${name}’s version` : 'What they saved'),
  }
}

/** A waiting change is published, and some of its fields were changed in the live record as well. */
export const changedSince = (one: string): ConflictWords => ({
  title: `The live ${one} was changed since this change was written`,
  mine: 'This change',
  theirs: 'Live now',
  leave: 'Decide later',
  done: 'Publish merged',
  note: `The ${one} as it is live now stays in History.`,
})
