import type { ConflictWords } from '#records/admin/form/conflict-words.ts'
import type { Home } from '#records/admin/form/home.ts'
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
export async function readConflict<Input, Rec extends { version: number }>(
  { read, readVersion }: Home<Input, Rec>,
  known: Rec | undefined,
  seen: number | undefined,
): Promise<{ base: object | undefined; theirs: Rec }> {
  const theirs = await read()
  if (known && known.version === seen) return { base: known, theirs }
  return { base: seen === undefined ? undefined : await readVersion?.(seen), theirs }
}
