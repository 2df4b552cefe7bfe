/** One version as it is stored, without its data. */
export interface VersionRow {
  number: number
  authorId: string | null
  authorName: string
  createdAt: string
  name: string
  cause: string
  fields: string[]
  isPublished: boolean
}

/** What a person reads in the history: the saves of one editor within an hour, shown as the last of them. */
export interface HistoryEntry {
  number: number
  /** The version that was there before the first of its saves; 0 when there was none. */
  before: number
  authorId: string | null
  authorName: string
  startedAt: string
  createdAt: string
  /** How many saves somebody asked for; one that saved itself counts only where there is no other. */
  saves: number
  name: string
  cause: string
  fields: string[]
  isPublished: boolean
  /** The saves before the last that somebody asked for, the newest first. */
  parts: { number: number; createdAt: string }[]
}

const HOUR_MS = 60 * 60_000

/** Each of these says something of its own, and is not hidden behind what the same editor did before or after. */
const ALONE = new Set(['restore', 'import', 'publish-change'])

/** A save that was nobody's click. */
export const AUTOSAVE = 'autosave'

function belongsTo(group: VersionRow[], version: VersionRow): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return false
  const isSameAuthor = last.authorId === version.authorId && last.authorName === version.authorName
  const passed = Date.parse(version.createdAt) - Date.parse(first.createdAt)
  // A named version ends its entry: what came after it would change what the name says.
  const isBroken = last.name !== '' || ALONE.has(version.cause) || ALONE.has(last.cause)
  // What visitors saw is not hidden behind a draft that came after it.
  const isTakenOff = last.isPublished && !version.isPublished
  return isSameAuthor && passed >= 0 && passed < HOUR_MS && !isBroken && !isTakenOff
}

/** Versions, the oldest first, as entries, the newest first. */
export function historyEntries(versions: VersionRow[]): HistoryEntry[] {
  const groups: VersionRow[][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    if (group && belongsTo(group, version)) group.push(version)
    else groups.push([version])
  }
  return groups.map((group, index) => entryOf(group, groups[index - 1]?.at(-1)?.number ?? 0)).toReversed()
}

function entryOf(group: VersionRow[], before: number): HistoryEntry {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) throw new Error('An entry has at least one version.')
  const asked = group.filter(({ cause }) => cause !== AUTOSAVE)
  return {
    number: last.number,
    before,
    authorId: last.authorId,
    authorName: last.authorName,
    startedAt: first.createdAt,
    createdAt: last.createdAt,
    saves: Math.max(asked.length, 1),
    name: last.name,
    cause: (asked.at(-1) ?? last).cause,
    fields: [...new Set(group.flatMap(({ fields }) => fields))],
    isPublished: last.isPublished,
    parts: asked
      .filter(({ number }) => number !== last.number)
      .map(({ number, createdAt }) => ({ number, createdAt }))
      .toReversed(),
  }
}
