import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACTIONS, COLLECTIONS } from '#admin/settings/audit/audit-words.ts'
import { DeskStep } from '#features/complaints/step-schema.ts'

const sources = globSync('src/**/*.ts')
  .filter((path) => !path.includes('test'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => /\b(?:writeAudit|changeRecord|audit\w*)\(/.test(source))
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].flatMap(([, ...words]) => words))),
]

test('every audited action and collection has a label', () => {
  const actions = [
    ...found(/\baction(?::|,? =) (?:[\w.]+ \? )?'([a-z-]+)'/g),
    ...found(/\baction: [\w.]+ \? '[a-z-]+' : '([a-z-]+)'/g),
    ...found(/changeRecord\([^\n]*, '([a-z-]+)'\)/g),
    ...found(/\baudit(?:Complaint|Voice)?\([^\n]*[aA]ctor[^\n']*, '([a-z-]+)'/g),
    ...DeskStep.options.map(({ shape }) => shape.step.value),
  ]
  expect(actions).toContain('pair-page-off')
  expect(actions.filter((action) => action !== undefined && !(action in ACTIONS))).toEqual([])
  const collections = found(/\bcollection: '([a-z-]+)'/g)
  expect(collections).toContain('cache')
  expect(collections.filter((name) => name !== undefined && !(name in COLLECTIONS))).toEqual([])
})
