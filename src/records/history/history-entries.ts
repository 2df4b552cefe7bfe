import type { HistoryEntry } from '#shared/schema/history.ts'

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

const HOUR_MS = 60 * 60_000

/** Causes that always get an entry of their own instead of being merged with neighbouring saves. */
const ALONE = new Set(['restore', 'undo', 'import', 'publish-change', 'find-replace'])

export const AUTOSAVE = 'autosave'

function belongsTo(group: VersionRow[], version: VersionRow): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return false
  const isSameAuthor = last.authorId === version.authorId && last.authorName === version.authorName
  const passed = Date.parse(version.createdAt) - Date.parse(first.createdAt)
  // A named version ends its entry: later saves would change what the name stands for.
  const isBroken = last.name !== '' || ALONE.has(version.cause) || ALONE.has(last.cause)
  // A published version is not hidden behind a later draft.
  const isTakenOff = last.isPublished && !version.isPublished
  return isSameAuthor && passed >= 0 && passed < HOUR_MS && !isBroken && !isTakenOff
}

/** Groups versions (oldest first) into entries (newest first). */
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
  const manual = group.filter(({ cause }) => cause !== AUTOSAVE)
  return {
    number: last.number,
    before,
    authorId: last.authorId,
    authorName: last.authorName,
    startedAt: first.createdAt,
    createdAt: last.createdAt,
    saves: Math.max(manual.length, 1),
    name: last.name,
    cause: (manual.at(-1) ?? last).cause,
    fields: [...new Set(group.flatMap(({ fields }) => fields))],
    isPublished: last.isPublished,
    parts: manual
      .filter(({ number }) => number !== last.number)
      .map(({ number, createdAt }) => ({ number, createdAt }))
      .toReversed(),
  }
}
