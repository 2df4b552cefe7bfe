import { isNotFound } from '#records/admin/api/api-error.ts'
import type { api } from '#records/admin/api/client.ts'
import type { ConflictWords } from '#records/admin/form/conflict-words.ts'
import type { Decide, Merge } from '#shared/merge.ts'

export interface Conflict<Input, Rec> extends Omit<Merge<Input>, 'values'> {
  /** The common base; unknown when the server has no such version. */
  base: object | undefined
  theirs: Rec
  /** The fields of their version that the form has. */
  input: Input
  mine: Input
  words: ConflictWords
}

export interface ConflictForm<Input, Rec> {
  conflict: Conflict<Input, Rec> | undefined
  decide: (decide: Decide) => Promise<void>
  closeConflict: () => void
}

/** Reads their version, and the base of the typing: usually the version that the form loaded, otherwise an old one. */
export async function readConflict<Rec extends { version: number }>(
  request: typeof api,
  path: string,
  known: Rec | undefined,
  seen: number | undefined,
): Promise<{ base: object | undefined; theirs: Rec }> {
  const theirs = await request<Rec>('GET', path, { isQuiet: true })
  if (known && known.version === seen) return { base: known, theirs }
  try {
    const { data } = await request<{ data: object }>('GET', `${path}/revisions/${seen}`, { isQuiet: true })
    return { base: data, theirs }
  } catch (error) {
    if (isNotFound(error)) return { base: undefined, theirs }
    throw error
  }
}
