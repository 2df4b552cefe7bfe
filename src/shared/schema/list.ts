import { z, ZodArray } from 'zod'
import { MAX_FIELD_ERRORS } from '#shared/app-error.ts'

/** An array that stops at the hundredth mistake; zod's own collects, describes and copies all of a hostile body. */
const List = z.core.$constructor<z.ZodArray>('List', (schema, definition) => {
  ZodArray.init(schema, definition)
  const { _zod: internals } = schema
  const { _zod: item } = definition.element
  const parseAll = internals.parse.bind(internals)
  internals.parse = (payload, context) => {
    const given: unknown = payload.value
    // Refuses them before it looks at the first item.
    if (!Array.isArray(given) || given.length > Number(internals.bag['maximum'])) return parseAll(payload, context)
    payload.value = []
    for (const [index, value] of given.entries()) {
      const result = item.run({ value, issues: [] }, context)
      if (result instanceof Promise) throw new z.core.$ZodAsyncError()
      payload.issues.push(...z.core.util.prefixIssues(index, result.issues))
      if (payload.issues.length >= (context.abortEarly ? 1 : MAX_FIELD_ERRORS)) break
      payload.value.push(result.value)
    }
    return payload
  }
})

export function list<Item extends z.core.SomeType>(item: Item, max: number): z.ZodArray<Item> {
  const plain = z.array(item)
  const { _zod: internals } = plain
  // Every further rule makes a copy with this constructor.
  internals.constr = List
  return plain.max(max)
}
