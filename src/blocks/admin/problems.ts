import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { isOneOf } from '#shared/objects.ts'

/** What to say where nothing has been chosen yet; the schema only knows that it is not an id. */
const NOTHING_CHOSEN: Record<string, string> = {
  mediaId: 'Choose a picture.',
  casinoId: 'Choose a casino.',
  writerId: 'Choose a writer.',
  id: 'Choose where it leads.',
  href: 'Enter an address.',
}

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined), data)

/** What is wrong in the data of a block, by path; the first of several at one place. */
export function problemsOf(kind: BlockKind, data: object): Map<string, string> {
  const parsed = blocks[kind].schema.safeParse(data)
  if (parsed.success) return new Map()
  const problems = new Map<string, string>()
  for (const { path, message } of fieldErrors(parsed.error)) {
    const isEmpty = isOneOf([undefined, null, ''], valueAt(data, path))
    const words = isEmpty ? NOTHING_CHOSEN[path.split('.').at(-1) ?? ''] : undefined
    if (!problems.has(path)) problems.set(path, words ?? message)
  }
  return problems
}
