import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { zipOf } from '#testing/old-site/zip.ts'
import { readZip } from '#features/import-site/server/read/zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const namesIn = async (content: Uint8Array) => {
  const path = join(folder, 'a.zip')
  writeFileSync(path, content)
  const zip = await readZip(path)
  zip.close()
  return [...zip.entries.keys()]
}

test('names with accents are read, also those of a zip that does not say how they are written', async () => {
  const names = ['uploads/2024/03/žluťoučký kůň.jpg', 'uploads/2024/03/ruleta.jpg']
  const files = [...names, '__MACOSX/a.jpg', 'uploads/'].map((name) => ({ name, bytes: Buffer.from('x') }))
  expect(await namesIn(zipOf(files))).toEqual(names)
  expect(await namesIn(zipOf(files, 0))).toEqual(names)
})

test('a zip of old Windows has its own letters', async () => {
  const content = zipOf([{ name: 'k?n.jpg', bytes: Buffer.from('x') }], 0)
  for (let at = content.indexOf('k?n'); at !== -1; at = content.indexOf('k?n', at)) content[at + 1] = 0x85
  expect(await namesIn(content)).toEqual(['kàn.jpg'])
})
