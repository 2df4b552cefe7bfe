import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'

const SEEDED = '.cache/e2e-data/seeded'

/**
 * A new data folder with the demo content. It is loaded once and copied: encoding its pictures is most of a server's
 * start.
 */
export function copySeededData(folder: string): void {
  if (!existsSync(SEEDED)) {
    const DATA_DIR = `${SEEDED}.new`
    execFileSync(process.execPath, ['src/cli/main.ts', 'seed'], { env: { ...process.env, DATA_DIR }, stdio: 'ignore' })
    renameSync(DATA_DIR, SEEDED)
  }
  cpSync(SEEDED, folder, { recursive: true })
}
