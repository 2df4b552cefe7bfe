import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a disk of so many megabytes; requires root. */
export function mountDisk(megabytes: number, options = 'rw') {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-disk-'))
  try {
    const args = ['-t', 'tmpfs', '-o', `${options},size=${megabytes}m`, 'none', folder]
    execFileSync('mount', args, { stdio: 'ignore' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return {
    folder,
    unmount() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    mountDisk(1).unmount()
    return true
  } catch {
    return false
  }
}
