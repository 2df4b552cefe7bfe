import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { one } from '#entities/rubric/messages.ts'
import { emptyRubric, Rubric, RubricInput, rubricMapper } from '#entities/rubric/schema.ts'

test('a copy gets a slug of its own without a rule of the collection', () => {
  const { copy } = defineCollection({
    name: 'rubrics',
    table: 'rubric',
    one,
    record: Rubric,
    input: RubricInput,
    empty: emptyRubric,
    row: rubricMapper,
    list: { sorts: titledSorts, defaultSort: 'title' },
  })
  const rubric = { ...emptyRubric, title: 'Vysvětlujeme', slug: 'vysvetlujeme' }
  expect(copy(rubric, SYSTEM)).toEqual({ ...rubric, title: 'Vysvětlujeme (copy)', slug: '' })
})
