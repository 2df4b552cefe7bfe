import type { z } from 'zod'
import { ApiError } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import type { ConflictWords } from '#ui/admin/form/conflict-words.ts'
import type { Unit } from '#shared/merge.ts'

/** Two saves of the same record that have to become one. */
export interface Conflict<Input, Rec> {
  /** What both began from; unknown when the server does not keep old versions. */
  base: object | undefined
  theirs: Rec
  /** The fields of theirs that the form has. */
  input: Input
  mine: Input
  words: ConflictWords
  /** What only they changed, what only I changed, and what both did. */
  taken: Unit[]
  kept: Unit[]
  clashes: Unit[]
}

/** What the question about a conflict needs of a form. */
export interface ConflictForm<Input, Rec> {
  schema: z.ZodType<Input>
  conflict: Conflict<Input, Rec> | undefined
  decide: (decided: Input) => Promise<void>
  closeConflict: () => void
}

/** What somebody else saved, and what the typing began from: usually what the form has read, else an old version. */
export async function readConflict<Rec extends { version: number }>(
  path: string,
  known: Rec | undefined,
  seen: number | undefined,
): Promise<{ base: object | undefined; theirs: Rec }> {
  const theirs = await api<Rec>('GET', path, { isQuiet: true })
  if (known && known.version === seen) return { base: known, theirs }
  try {
    const { data } = await api<{ data: object }>('GET', `${path}/revisions/${seen}`, { isQuiet: true })
    return { base: data, theirs }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { base: undefined, theirs }
    throw error
  }
}
