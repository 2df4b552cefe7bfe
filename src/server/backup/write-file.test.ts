import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { writeAtomically } from '#server/backup/write-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'rozvazne-write-'))
afterAll(() => rm(folder, { recursive: true }))

test('a large file is synced in steps, and appears when it is complete', async () => {
  const path = join(folder, 'large')
  const probe = await open(join(folder, 'probe'), 'w')
  const datasync = vi.spyOn(Object.getPrototypeOf(probe), 'datasync')
  await probe.close()
  const megabyte = Buffer.alloc(1_000_000, 'x')
  await writeAtomically(path, async (write) => {
    for (let written = 0; written < 3; written++) await write(megabyte)
    expect(datasync).not.toHaveBeenCalled()
    for (let written = 3; written < 17; written++) await write(megabyte)
    expect(datasync).toHaveBeenCalledTimes(4)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    await write('konec')
  })
  expect((await readFile(path)).length).toBe(17_000_005)
})
