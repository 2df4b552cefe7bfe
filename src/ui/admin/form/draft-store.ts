/** What was typed and is not yet on the server. It outlives a closed tab, an expired session and a lost connection. */
export interface Draft<Input> {
  values: Input
  /** The version of the record that the typing began from; 0 for a new record. */
  version: number
  typedAt: string
}

const keyOf = (collection: string, id: string | undefined) => `draft:${collection}:${id ?? 'new'}`

export function readDraft<Input>(collection: string, id: string | undefined): Draft<Input> | undefined {
  try {
    const stored = localStorage.getItem(keyOf(collection, id))
    return stored === null ? undefined : (JSON.parse(stored) as Draft<Input>)
  } catch {
    return undefined
  }
}

/** Says whether the browser could keep it: it may be full or forbid it. */
export function writeDraft<Input>(collection: string, id: string | undefined, draft: Draft<Input>): boolean {
  try {
    localStorage.setItem(keyOf(collection, id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(collection: string, id: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(collection, id))
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
