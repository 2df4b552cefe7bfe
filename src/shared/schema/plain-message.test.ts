import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { id, requiredText, title } from '#shared/schema/text.ts'

const messageFor = (schema: z.ZodType, given: unknown) => {
  const parsed = schema.safeParse(given)
  return parsed.success ? undefined : fieldErrors(parsed.error)[0]?.message
}

test.each<[string, z.ZodType, unknown]>([
  ['Fill this in.', requiredText(30), ''],
  ['Fill this in.', requiredText(30), undefined],
  ['Fill this in.', z.number(), null],
  ['Use at least 3 characters.', title, 'ab'],
  ['Use at most 3 characters.', requiredText(3), 'abcd'],
  ['Add at least one.', z.array(z.string()).min(1), []],
  ['Add at least 2.', z.array(z.string()).min(2), ['a']],
  ['At most 1 fit here.', z.array(z.string()).max(1), ['a', 'b']],
  ['This must be 1 or more.', z.int().min(1), 0],
  ['This must be 50 or less.', z.int().max(50), 51],
  ['This must be a number.', z.number(), 'x'],
  ['Choose one of: a, b.', z.enum(['a', 'b']), 'c'],
  ['This is not an id.', id, 'x'],
])('%s', (message, schema, given) => {
  expect(messageFor(schema, given)).toBe(message)
})
