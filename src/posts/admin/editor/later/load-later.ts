import type * as later from '#posts/admin/editor/later/plugins.ts'

let loaded: typeof later | undefined

/** What a text does without until somebody writes in it, if it has no table. */
export async function loadLater(): Promise<typeof later> {
  loaded ??= await import('#posts/admin/editor/later/plugins.ts')
  return loaded
}

export const laterNow = () => loaded
