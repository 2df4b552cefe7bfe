import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const declarations = (block: string) => [...block.matchAll(/^\s*([\w-]+: [^;]+);/gm)].map((match) => match[1])

test('dark by choice is the same dark as by the system', () => {
  const bySystem = read('../site/tokens.css').split("data-theme='light'")[1]?.split('}')[0] ?? ''
  const byChoice = read('./dark.css')
  expect(declarations(byChoice)).toEqual(declarations(bySystem))
  expect(declarations(byChoice).length).toBeGreaterThan(50)
})
