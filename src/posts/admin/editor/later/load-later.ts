import type * as later from '#posts/admin/editor/later/tables-and-links.ts'

let loaded: typeof later | undefined

/** What a text does without until somebody writes in it, if it has no table. */
export async function loadLater(): Promise<typeof later> {
  loaded ??= await import('#posts/admin/editor/later/tables-and-links.ts')
  return loaded
}

export const laterNow = () => loaded
