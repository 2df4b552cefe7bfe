import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with package.json, whether this runs from the sources or from the build. */
export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  return parent === folder ? process.cwd() : findRoot(parent)
}
