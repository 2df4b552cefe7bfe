import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every source file that the development server loads exists', () => {
  const script = readFileSync('scripts/dev.mjs', 'utf8')
  const loaded = [...script.matchAll(/ssrLoadModule\('\/([^']+)'\)/g)].map(([, path = '']) => path)
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter((path) => !existsSync(path))).toEqual([])
})
