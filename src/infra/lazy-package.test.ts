import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lazyPackage } from '#infra/lazy-package.server.ts'

test('a package that could be loaded only in part is loaded the next time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(folder, 'index.cjs'), 'exports.part = require("./part.cjs")')
  const loadPart = lazyPackage<{ part: number }>(join(folder, 'index.cjs'))
  await expect(loadPart()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  writeFileSync(join(folder, 'part.cjs'), 'module.exports = 7')
  expect((await loadPart()).part).toBe(7)
})

test.each(['nodemailer', 'qrcode', 'satori'])('%s, which is loaded in the middle of the work, is loaded so', (name) => {
  const sources = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  expect(sources.filter((source) => source.includes(`>('${name}')`))).toHaveLength(1)
  const others = new RegExp(`^import (?!type ).*'${name}'$|import\\('${name}'\\)`, 'm')
  expect(sources.filter((source) => others.test(source))).toEqual([])
})
