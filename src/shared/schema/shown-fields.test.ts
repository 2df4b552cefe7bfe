import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftSlug, idList, requiredText } from '#shared/schema/text.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'

const Sample = z.strictObject({
  title: requiredText(80, 2),
  slug: draftSlug,
  year: z.int().min(1990).nullable(),
  ids: idList(3),
  isOpen: z.boolean(),
  secret: z.string(),
})

test('picks only the named fields, with plain types', () => {
  const Shown = z.object(shownFields(Sample, 'title', 'slug', 'year', 'ids', 'isOpen'))
  expect(z.toJSONSchema(Shown)).toMatchObject({
    properties: {
      title: { type: 'string' },
      slug: { type: 'string' },
      year: { type: ['number', 'null'] },
      ids: { type: 'array', items: { type: 'string' } },
      isOpen: { type: 'boolean' },
    },
  })
  const older = { title: 'X', slug: '', year: 1900, ids: ['x', 'x', 'x', 'x'], isOpen: true }
  expect(Shown.parse({ ...older, secret: 'x' })).toEqual(older)
})
