import * as m from '#records/admin/form/messages.ts'
import type { Saver } from '#shared/app-error.ts'
import type { NounMessage } from '#shared/words/message.ts'
import { firstName } from '#ui/admin/user-colour.ts'

export interface ConflictWords {
  title: string
  mine: string
  theirs: string
  leave: string
  done: string
  note: string
}

export function savedMeanwhile(one: NounMessage, savers: Saver[], me: Saver, hasHistory: boolean): ConflictWords {
  const ways = { mine: m.yours(), leave: m.keepWriting(), done: m.saveMerged() }
  const noteOf = (version: string) => (hasHistory ? m.keptInHistory({ version }) : m.noHistory({ noun: one }))
  // Scheduled work is done in the planner's name, but not in one of their windows.
  const others = savers.filter(({ id, name }) => id !== me.id || name !== me.name)
  if (savers.length > 0 && others.length === 0) {
    return {
      ...ways,
      title: m.savedInOtherWindow({ noun: one }),
      theirs: m.otherWindow(),
      note: noteOf(m.whatYouSaved()),
    }
  }
  const [only, ...more] = others
  const name = only !== undefined && more.length === 0 ? firstName(only.name) : undefined
  return {
    ...ways,
    title: only
      ? m.savedMeanwhile({ names: namesOf(others.map((saver) => saver.name)), noun: one })
      : m.somebodySaved({ noun: one }),
    theirs: name ? m.versionBy({ name }) : m.theirs(),
    note: noteOf(name ? m.versionOf({ name }) : m.whatTheySaved()),
  }
}

const namesOf = ([first = '', ...others]: string[]) =>
  others.reduce((names, last) => m.bothNames({ names, last }), first)

/** A waiting change is published, and some of its fields were changed in the live record as well. */
export const changedSince = (one: NounMessage): ConflictWords => ({
  title: m.liveChanged({ noun: one }),
  mine: m.thisChange(),
  theirs: m.liveNow(),
  leave: m.decideLater(),
  done: m.publishMerged(),
  note: m.liveKept({ noun: one }),
})
