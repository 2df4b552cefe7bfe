import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { importContent } from '#server/transfer/import.ts'
import { createDemoServices } from '#testing/demo-site.ts'
import { createTestServices } from '#testing/test-db.ts'

const now = () => new Date('2026-11-15T12:00:00.000Z')

async function exported(services: Services): Promise<string> {
  const path = join(services.env.DATA_DIR, 'export.json')
  await exportToFile({ ...services, now }, path)
  return readFile(path, 'utf8')
}

test('the demo, imported into an empty database and exported again, is byte-identical', async () => {
  const [source, target] = [await createDemoServices(), await createTestServices()]
  const text = await exported(source)
  const { created } = await importContent(target, JSON.parse(text), { replace: false, actor: SYSTEM })
  expect(created).toBeGreaterThan(100)
  expect(await exported(target)).toBe(text)
})
