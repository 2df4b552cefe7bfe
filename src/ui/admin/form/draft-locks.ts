/** Browsers have locks only on https and localhost; elsewhere every draft counts as left behind. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined)

/** Tells all windows that a draft is being written in this one, until it is let go or the window closes. */
export function holdDraft(key: string): { isHeld: Promise<boolean>; letGo: () => void } {
  let letGo: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isHeld = new Promise<boolean>((resolve) => {
    void locks()?.request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? until : undefined
    })
    if (!locks()) resolve(true)
  })
  return { isHeld, letGo }
}

/** Drafts that other windows are writing. `own` is one that this window holds. */
export async function heldElsewhere(own: string): Promise<Set<string>> {
  const held = (await locks()?.query())?.held ?? []
  const here = held.find(({ name }) => name === own)?.clientId
  return new Set(held.flatMap(({ name, clientId }) => (name !== undefined && clientId !== here ? name : [])))
}
