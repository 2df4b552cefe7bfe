import * as m from '#blocks/admin/messages.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { type Message, text } from '#shared/words/message.ts'
import { isOneOf } from '#shared/objects.ts'

/** Messages for empty choices; the schema only says that the id is invalid. */
const NOTHING_CHOSEN: Record<string, Message> = {
  mediaId: m.chooseAPicture,
  casinoId: m.chooseACasino,
  writerId: m.chooseAWriter,
  id: m.chooseWhereItLeads,
  href: m.enterAddress,
}

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined), data)

export function problemsOf(kind: BlockKind, data: object): Map<string, string> {
  const parsed = blocks[kind].schema.safeParse(data)
  if (parsed.success) return new Map()
  const problems = new Map<string, string>()
  for (const { path, message, key, params } of fieldErrors(parsed.error)) {
    const isEmpty = isOneOf([undefined, null, ''], valueAt(data, path))
    const words = isEmpty ? NOTHING_CHOSEN[path.split('.').at(-1) ?? ''] : undefined
    const said = key === undefined ? message : text({ text: message, key, params })
    if (!problems.has(path)) problems.set(path, words?.() ?? said)
  }
  return problems
}
