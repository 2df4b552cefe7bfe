import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const FOLDER = '.cache/e2e-data'

/** `first-start`: with the desk of the demo and the guide, as whoever starts it finds it. */
export type Seeded = 'content' | 'first-start'

/** A new data folder with the demo. It is loaded once: encoding its pictures is most of a server's start. */
export function copySeededData(folder: string, kind: Seeded = 'content'): void {
  cpSync(seededData(kind), folder, { recursive: true })
}

function seededData(kind: Seeded): string {
  const seeded = join(FOLDER, kind === 'content' ? 'seeded' : kind)
  if (existsSync(seeded)) return seeded
  const DATA_DIR = `${seeded}.new`
  const given = kind === 'content' ? ['--content'] : []
  execFileSync(process.execPath, ['src/cli/main.ts', 'seed', ...given], {
    env: { ...process.env, DATA_DIR },
    stdio: 'ignore',
  })
  if (kind === 'content') leaveFirstSteps(DATA_DIR)
  renameSync(DATA_DIR, seeded)
  return seeded
}

/** Most journeys are of a site at work, whose people need no guide. */
function leaveFirstSteps(folder: string): void {
  const db = new DatabaseSync(join(folder, 'rozvazne.db'))
  db.exec(`insert into first_steps (id, left_at, left_by) values ('site', '2026-01-01T00:00:00.000Z', '')`)
  db.close()
}

// Ahead of the journeys, whose first server would do it while the other core waits.
if (import.meta.main) seededData('content')
