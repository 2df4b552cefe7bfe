import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['docs/threats.md', 'SECURITY.md'])('every test named in %s exists', (page) => {
  const names = readFileSync(page, 'utf8').match(/\b(?:src|scripts|e2e)\/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? []
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !existsSync(name))).toEqual([])
})

test('every threat names a test', () => {
  const rows = readFileSync('docs/threats.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| What happens'))
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?`/.test(row))).toEqual([])
})
