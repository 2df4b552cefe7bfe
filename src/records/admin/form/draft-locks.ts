/** The Web Locks API exists only on https and localhost; elsewhere every draft counts as abandoned. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined)

/** Marks a draft as open in this window until it is released or the window closes. */
export function lockDraft(key: string): { isHeld: Promise<boolean>; release: () => void } {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHeld = new Promise<boolean>((resolve) => {
    void locks()?.request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? until : undefined
    })
    if (!locks()) resolve(true)
  })
  return { isHeld, release }
}

/** Drafts open in other windows. `own` is held by this window. */
export async function lockedElsewhere(own: string): Promise<Set<string>> {
  const held = (await locks()?.query())?.held ?? []
  const here = held.find(({ name }) => name === own)?.clientId
  return new Set(held.flatMap(({ name, clientId }) => (name !== undefined && clientId !== here ? name : [])))
}
