/** What was typed and is not yet on the server. It outlives a closed tab, an expired session and a lost connection. */
export interface Draft<Input> {
  values: Input
  /** The version of the record that the typing began from; 0 for a new record. */
  version: number
  typedAt: string
  /** Who typed it; whoever signs in on the same device does not see it. */
  by?: string
}

/** A draft and where it is kept. */
export interface StoredDraft<Input> extends Draft<Input> {
  key: string
}

const PREFIX = 'draft:'

/** Each form that is open writes to a slot of its own, so that none overwrites what another has kept. */
export const draftKey = (place: string, slot: string) => `${PREFIX}${place}:${slot}`

/** Where the drafts of a record are, or those of new ones. */
export const draftPlace = (collection: string, id: string | undefined) => `${collection}:${id ?? 'new'}`

/** Where nothing can be stored there is nothing to read, and nothing to remove. */
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

/** All drafts that somebody has at one place, the newest first. One from before there were slots has none. */
export const listDrafts = <Input>(place: string, who: string): StoredDraft<Input>[] =>
  keys()
    .filter((key) => key === PREFIX + place || key.startsWith(draftKey(place, '')))
    .flatMap((key) => readDraft<Input>(key) ?? [])
    .filter(({ by = who }) => by === who)
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt))

/** What was typed last on this device. */
export const latestDraft = (): StoredDraft<unknown> | undefined =>
  keys()
    .flatMap((key) => readDraft<unknown>(key) ?? [])
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt))[0]

/** Says whether the browser could keep it: it may be full or forbid it. */
export const writeDraft = <Input>(key: string, draft: Draft<Input>): boolean =>
  inStorage((storage) => {
    storage.setItem(key, JSON.stringify(draft))
    return true
  }, false)

export const dropDraft = (key: string): void => inStorage((storage) => storage.removeItem(key), undefined)

/** What this window wrote last at a place: after a reload it is still this window's, and no other offers it. */
const lastKey = (place: string) => `last-draft:${place}`

export function rememberDraft(place: string, key: string): void {
  try {
    sessionStorage.setItem(lastKey(place), key)
  } catch {
    // Then it is offered in every window.
  }
}

export function rememberedDraft(place: string): string | undefined {
  try {
    return sessionStorage.getItem(lastKey(place)) ?? undefined
  } catch {
    return undefined
  }
}
