import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cyclesIn, findViolations, forgottenMigrations, violationsIn } from './arrows.mjs'

/** shared → ui → records → entities → blocks → posts → site | admin → server */
const LINE = ['shared', 'ui', 'records', 'entities', 'blocks', 'posts', 'site', 'server']

test('a layer may import every layer before it, and none after it', () => {
  for (const [at, layer] of LINE.entries()) {
    for (const [targetAt, target] of LINE.entries()) {
      const found = violationsIn(`${layer}/a.ts`, `import { b } from '#${target}/b.ts'`)
      expect(found, `${layer} → ${target}`).toEqual(
        targetAt <= at ? [] : [`${layer}/a.ts may not import #${target}/b.ts`],
      )
    }
  }
})

test('each part of a feature belongs to a layer', () => {
  const source = "import { b } from '#posts/b.ts'"
  for (const part of ['post', 'site', 'screen', 'server']) {
    expect(violationsIn(`features/clicks/${part}/a.ts`, source)).toEqual([])
  }
  for (const part of ['a.ts', 'admin/a.ts', 'shared/a.ts']) {
    expect(violationsIn(`features/clicks/${part}`, source)).toHaveLength(1)
  }
  expect(violationsIn('site/a.ts', "import { b } from '#features/clicks/server/b.ts'")).toHaveLength(1)
  expect(violationsIn('features/clicks/site/a.ts', "import { b } from '#features/pause/screen/b.ts'")).toHaveLength(1)
})

test('the engine names no entity and no feature', () => {
  for (const target of ['entities/casino/schema.ts', 'features/facts/schema.ts']) {
    for (const source of [`import { a } from '#${target}'`, `import type { A } from '#${target}'`]) {
      expect(violationsIn('records/crud/crud.server.ts', source)).toEqual([
        `records/crud/crud.server.ts may not import #${target}`,
      ])
    }
  }
})

test('site and admin may not import each other', () => {
  expect(violationsIn('site/a.tsx', "import { b } from '#admin/b.tsx'")).toHaveLength(1)
  expect(violationsIn('admin/a.tsx', "import { b } from '#site/b.tsx'")).toHaveLength(1)
})

test('only server files and loaders of pages may import infra', () => {
  const source = "import { openDatabase } from '#infra/db/open.server.ts'"
  expect(violationsIn('entities/casino/queries.server.ts', source)).toEqual([])
  expect(violationsIn('site/post/post.tsx', source)).toEqual([])
  expect(violationsIn('server/app.ts', source)).toEqual([])
  expect(violationsIn('entities/casino/schema.ts', source)).toHaveLength(1)
  expect(violationsIn('blocks/sliders/block.ts', source)).toHaveLength(1)
  expect(violationsIn('ui/site/score.tsx', source)).toHaveLength(1)
  expect(violationsIn('infra/log.server.ts', "import { casinos } from '#entities/casino/schema.ts'")).toHaveLength(1)
})

test.each([
  ["import '#site/a.css'", 1],
  ["export { a } from '#site/a.ts'", 1],
  ["export * from '#site/a.ts'", 1],
  ["import a, { type B } from '#site/a.ts'", 1],
  ["import {\n  a,\n  b,\n} from '#site/a.ts'", 1],
  ["const a = await import('#site/a.ts')", 1],
  ['import { a } from "#site/a.ts"', 1],
  ["import { a } from '#shared/a.ts'\nimport { b } from '#site/b.ts'\nimport { c } from '#admin/c.ts'", 2],
  ["import type { A } from '#site/a.ts'", 1],
  ["import type {\n  A,\n} from '#site/a.ts'", 1],
  ["export type { A } from '#site/a.ts'", 1],
  ["import { z } from 'zod'", 0],
  ["import { a } from './a.ts'", 0],
])('%j from entities: %d wrong', (source, count) => {
  expect(violationsIn('entities/a.ts', source)).toHaveLength(count)
})

test('other layers are imported by their aliases', () => {
  const found = violationsIn('posts/a.ts', "import { b } from '../shared/b.ts'")
  expect(found).toEqual(['posts/a.ts: import ../shared/b.ts by its # name'])
  expect(violationsIn('server/seed.ts', "await import('../../seed/index.ts')")).toEqual([])
})

test('tests and the files at the top may import anything', () => {
  expect(violationsIn('shared/a.test.ts', "import { b } from '#site/b.ts'")).toEqual([])
  expect(violationsIn('routes.ts', "import { b } from '#site/b.ts'")).toEqual([])
})

test('reads a whole tree', async () => {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'))
  mkdirSync(join(root, 'shared/czech'), { recursive: true })
  writeFileSync(join(root, 'shared/czech/a.ts'), "import { b } from '#posts/b.ts'\n")
  writeFileSync(join(root, 'shared/b.ts'), "import { a } from '#shared/czech/a.ts'\n")
  expect(await findViolations(root)).toEqual(['shared/czech/a.ts may not import #posts/b.ts'])
  rmSync(root, { recursive: true })
})

test('reports the files of an import cycle together', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', ['e.ts']],
    ['e.ts', []],
  ])
  expect(cyclesIn(imports)).toEqual(['import cycle: a.ts → b.ts → c.ts'])
  imports.set('c.ts', ['d.ts'])
  expect(cyclesIn(imports)).toEqual([])
})

test('reports a migration missing from the list', () => {
  const folder = 'infra/db/migrations'
  const imports = new Map([
    [`${folder}/0001-first.server.ts`, []],
    [`${folder}/0002-second.server.ts`, []],
    [`${folder}/columns.server.ts`, []],
    [`${folder}/index.server.ts`, [`${folder}/0001-first.server.ts`]],
  ])
  expect(forgottenMigrations(imports)).toEqual([`${folder}/0002-second.server.ts is not in ${folder}/index.server.ts`])
})

test('the real sources follow the import arrows', async () => {
  expect(await findViolations()).toEqual([])
})
