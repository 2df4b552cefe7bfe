import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { id, requiredText, slug, title } from '#shared/schema/text.ts'

const messageFor = (schema: z.ZodType, given: unknown) => {
  const parsed = schema.safeParse(given)
  return parsed.success ? undefined : fieldErrors(parsed.error)[0]?.message
}

type Row = [message: string, schema: z.ZodType, given: unknown]

const EMAIL = 'Enter an e-mail address, such as jana@example.cz.'
const ODD_FORM = 'This is not written as it must be.'

/** Every issue code of zod: the compiler requires an entry for new ones. */
const KINDS: Record<z.core.$ZodIssue['code'], Row[]> = {
  invalid_type: [
    ['Fill this in.', requiredText(30), undefined],
    ['Fill this in.', z.number(), null],
    ['Fill this in.', z.int(), undefined],
    ['Fill this in.', z.array(z.string()), undefined],
    ['Write a number, such as 1,5 or 25 000.', z.number(), Number.NaN],
    ['Write a number, such as 1,5 or 25 000.', z.int().nullable(), Number.NaN],
    ['This must be a number.', z.number(), 'x'],
    ['Use a whole number.', z.int(), 1.5],
    ['Use a whole number.', z.int().min(0).nullable(), 0.5],
    ['Use a whole number.', z.bigint(), 'x'],
    ['This must be a number.', z.int(), '5'],
    ['This must be a number.', z.number(), Number.POSITIVE_INFINITY],
    ['This must be text.', z.string(), 5],
    ['This must be true or false.', z.boolean(), 'yes'],
    ['This must be a list.', z.array(z.string()), {}],
    ['This must be a list.', z.tuple([z.string()]), 'x'],
    ['This must be a list.', z.set(z.string()), 'x'],
    ['This must be an object.', z.strictObject({}), 'x'],
    ['This must be an object.', z.record(z.string(), z.string()), 5],
    ['This must be an object.', z.map(z.string(), z.string()), 5],
    ['This must be a date.', z.date(), 'x'],
    ['Choose a file.', z.file(), 'x'],
    ['This must be left empty.', z.null(), 'x'],
    ['This must be left out.', z.undefined(), 'x'],
    ['This must be left out.', z.never(), 'x'],
    ['This is not valid.', z.symbol(), 'x'],
    ['Fill this in.', z.string().optional().nonoptional(), undefined],
  ],
  too_small: [
    ['Fill this in.', requiredText(30), ''],
    ['Use at least 3 characters.', title, 'ab'],
    ['Use exactly 2 characters.', z.string().length(2), 'a'],
    ['Add at least one.', z.array(z.string()).min(1), []],
    ['Add at least 2.', z.array(z.string()).min(2), ['a']],
    ['There must be exactly 2.', z.array(z.string()).length(2), ['a']],
    ['Add at least one.', z.set(z.string()).min(1), new Set()],
    ['This must be 1 or more.', z.int().min(1), 0],
    ['This must be more than 0.', z.number().positive(), 0],
    ['This must be 1990 or more.', z.int().min(1990), 1800],
    ['This must be 0,5 or more.', z.number().min(0.5), 0],
    ['This must not be before 2026-01-02.', z.date().min(new Date('2026-01-02')), new Date('2020-01-01')],
    ['The file is empty.', z.file().min(1), new File([], 'x')],
    ['The file needs at least 5 bytes.', z.file().min(5), new File(['x'], 'x')],
  ],
  too_big: [
    ['Use at most 3 characters.', requiredText(3), 'abcd'],
    ['Use at most 1 character.', requiredText(1), 'ab'],
    ['Use exactly 2 characters.', z.string().length(2), 'abc'],
    ['At most 1 fit here.', z.array(z.string()).max(1), ['a', 'b']],
    ['There must be exactly 1.', z.array(z.string()).length(1), ['a', 'b']],
    ['This must be 50 or less.', z.int().max(50), 51],
    ['This must be less than 0.', z.number().negative(), 0],
    ['This must be 25\u00a0000 or less.', z.int().max(25_000), 25_001],
    ['This number is too large.', z.int(), 1e20],
    ['This must not be after 2026-01-02.', z.date().max(new Date('2026-01-02')), new Date('2027-01-01')],
    ['The file may have at most 1 bytes.', z.file().max(1), new File(['xy'], 'x')],
  ],
  invalid_format: [
    ['This is not an id.', id, 'x'],
    ['Use lower-case letters, digits and single hyphens.', slug, 'A B'],
    [EMAIL, z.email(), 'jana'],
    ['Enter a full address, such as https://example.cz/.', z.url(), 'x'],
    ['Enter a date and a time.', z.iso.datetime(), 'x'],
    ['Enter a date.', z.iso.date(), '1. 2. 2026'],
    ['Enter a time.', z.iso.time(), 'x'],
    ['Enter a length of time.', z.iso.duration(), 'x'],
    ['Enter an IP address.', z.ipv4(), 'x'],
    ['Use lower-case letters only.', z.string().lowercase(), 'A'],
    ['Use upper-case letters only.', z.string().uppercase(), 'a'],
    ['Start with “/”.', z.string().startsWith('/'), 'a'],
    ['End with “/”.', z.string().endsWith('/'), 'a'],
    ['Use “@” in it.', z.string().includes('@'), 'a'],
    [ODD_FORM, z.string().regex(/^x$/), 'a'],
    [ODD_FORM, z.uuid(), 'a'],
  ],
  not_multiple_of: [['Use a multiple of 5.', z.number().multipleOf(5), 3]],
  unrecognized_keys: [['This field does not exist.', z.strictObject({}), { a: 1 }]],
  invalid_union: [
    ['Fill this in.', z.union([z.literal(''), slug]), undefined],
    ['This must be text.', z.union([z.literal(''), slug]), 5],
    ['Use lower-case letters, digits and single hyphens.', z.union([slug, z.literal('')]), 'A'],
    [EMAIL, z.union([z.literal(''), z.email()]), 'x'],
    ['Choose one of: 301, 302.', z.union([z.literal(301), z.literal(302)]), 5],
    ['Fill this in.', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), undefined],
    ['This must be a.', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }],
    [
      'Choose one of: a, c.',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('c') })]),
      { kind: 'b' },
    ],
    ['This is not valid.', z.xor([z.string(), z.string().min(1)]), 'x'],
  ],
  invalid_key: [['A name in it is not allowed.', z.record(id, z.string()), { x: '' }]],
  invalid_element: [['Something in it is not valid.', z.map(z.object({}), z.string()), new Map([[{}, 1]])]],
  invalid_value: [
    ['Choose one of: a, b.', z.enum(['a', 'b']), 'c'],
    ['This must be yes.', z.literal('yes'), 'no'],
    ['This must be left empty.', z.literal(''), 'no'],
  ],
  custom: [
    ['This is not valid.', z.string().refine(() => false), 'x'],
    ['Say it better.', z.string().refine(() => false, 'Say it better.'), 'x'],
  ],
}

describe.each(Object.entries(KINDS))('%s', (code, rows) => {
  test.each(rows)('%s', (message, schema, given) => {
    expect(schema.safeParse(given).error?.issues.some((issue) => issue.code === code || code === 'invalid_union')).toBe(
      true,
    )
    expect(messageFor(schema, given)).toBe(message)
  })
})
