import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { recordsConfig } from '#records/config.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { mergeChange } from '#records/changes/merge-change.server.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import { listChanges } from '#records/changes/store.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Unit } from '#shared/merge.ts'
import { labelsSaid } from '#records/changes/labels-said.ts'
import { sentences } from '#records/said-list.ts'
import type { Language } from '#shared/words/language.ts'
import { inLanguage, type Said, said } from '#shared/words/message.ts'

/** A waiting change that a save of its record breaks: it can be published only after somebody chooses what holds. */
interface BrokenChange {
  change: WaitingChange
  /** What both changed. */
  units: Unit[]
}

type Changing = Pick<AnyCollection, 'name' | 'noun' | 'mergeGroups' | 'words'>

/** The changes that could be published before a save and cannot after it. */
export async function brokenChanges(
  db: Reader,
  collection: Changing,
  recordId: string,
  before: object,
  after: object,
): Promise<BrokenChange[]> {
  const unitsIn = async (live: object, change: WaitingChange) =>
    (await mergeChange(live, change, collection.mergeGroups)).conflicting
  const broken: BrokenChange[] = []
  for (const change of await listChanges(db, collection, recordId)) {
    const units = await unitsIn(after, change)
    if (units.length > 0 && (await unitsIn(before, change)).length === 0) broken.push({ change, units })
  }
  return broken
}

/** “Prosinec” by Jana Nová, scheduled for 1 Dec 2026, 08:00, */
function nameOf({ title, authorName: author, publishAt }: WaitingChange): Said {
  const name = title ? said(m.changeTitled, { title, author }) : said(m.changeUntitled, { author })
  return publishAt === null ? name : said(m.changePlanned, { change: name, moment: { moment: publishAt } })
}

export function wordsOnBroken({ words }: Changing, broken: BrokenChange[]): Said {
  const named = broken.map(({ change, units }) =>
    said(m.changesThisToo, { change: nameOf(change), fields: labelsSaid(words, units) }),
  )
  const undecided = said(m.undecidedAfterSave)
  return sentences([...named, undecided]) ?? undecided
}

export function refuseToBreak(collection: Changing, broken: BrokenChange[]): void {
  if (broken.length > 0) throw new AppError('BREAKS_CHANGE', wordsOnBroken(collection, broken))
}

interface Saved {
  record: { id: string }
  title: string
}

/** Tells whoever scheduled a broken change, at once and not only when it is due. */
export async function tellPlanners(
  trx: Trx,
  { name, noun, words }: Changing,
  { record, title }: Saved,
  broken: BrokenChange[],
  actor: Actor,
): Promise<void> {
  for (const { change, units } of broken) {
    if (change.publishAt === null || change.plannerId === actor.id) continue
    const fields = labelsSaid(words, units)
    const body = (language: Language) =>
      inLanguage(language, m.yourChangeBroken, { noun, fields, change: nameOf(change) })
    const about = { collection: name, recordId: record.id, title }
    await recordsConfig().tellUser(trx, { userId: change.plannerId, about, body }, actor)
  }
}
