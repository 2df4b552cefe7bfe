/** Unsaved input, stored in the browser. It survives a closed tab, an expired session and a lost connection. */
export interface Draft<Input> {
  values: Input
  /** The version of the record it is based on; 0 for a new record. */
  version: number
  typedAt: string
  /** Who typed it; other users of the same device do not see it. */
  by?: string
  /** For a waiting change: the version of the live record it is based on. */
  liveVersion?: number | undefined
  /** What the form holds besides its values, such as checks to be sent after the save. */
  beside?: unknown
}

export interface StoredDraft<Input> extends Draft<Input> {
  key: string
}

const PREFIX = 'draft:'

/** Each open form writes to a slot of its own, so that none overwrites the draft of another. */
export const draftKey = (place: string, slot: string) => `${PREFIX}${place}:${slot}`

/** The prefix of the drafts of a record, of a change waiting beside it, or of new records. */
export const draftPlace = (collection: string, id: string | undefined, change?: string) =>
  `${collection}:${id ?? 'new'}${change ? `~${change}` : ''}`

/** Without storage there is nothing to read or to remove. */
function inStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage)
  } catch {
    return otherwise
  }
}

const keys = () => inStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX)), [])

export const readDraft = <Input>(key: string): StoredDraft<Input> | undefined =>
  inStorage((storage) => {
    const stored = storage.getItem(key)
    return stored === null ? undefined : { ...(JSON.parse(stored) as Draft<Input>), key }
  }, undefined)

/** All drafts of a user at one place, the newest first. Drafts from before there were slots have none. */
export const listDrafts = <Input>(place: string, who: string): StoredDraft<Input>[] =>
  keys()
    .filter((key) => key === PREFIX + place || key.startsWith(draftKey(place, '')))
    .flatMap((key) => readDraft<Input>(key) ?? [])
    .filter(({ by = who }) => by === who)
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt))

export function changesWithDrafts(collection: string, id: string): string[] {
  const start = `${PREFIX}${draftPlace(collection, id)}~`
  const changes = keys().flatMap((key) => (key.startsWith(start) ? (key.slice(start.length).split(':')[0] ?? []) : []))
  return [...new Set(changes)]
}

/** When the last draft was typed on this device, by whomever. */
export const lastTypedAt = (): string | undefined =>
  keys()
    .flatMap((key) => readDraft<unknown>(key)?.typedAt ?? [])
    .toSorted()
    .at(-1)

/** Returns whether the browser could store it: storage may be full or forbidden. */
export const writeDraft = <Input>(key: string, draft: Draft<Input>): boolean =>
  inStorage((storage) => {
    storage.setItem(key, JSON.stringify(draft))
    return true
  }, false)

export const dropDraft = (key: string): void => inStorage((storage) => storage.removeItem(key), undefined)

/** The draft this window wrote last at a place: after a reload it is still its own, and no other window offers it. */
const lastKey = (place: string) => `last-draft:${place}`

export function rememberDraft(place: string, key: string): void {
  try {
    sessionStorage.setItem(lastKey(place), key)
  } catch {
    // Then every window offers it.
  }
}

export function rememberedDraft(place: string): string | undefined {
  try {
    return sessionStorage.getItem(lastKey(place)) ?? undefined
  } catch {
    return undefined
  }
}
