import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'public', 'seed', 'scripts', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
/** Tests are not part of the build, and the subset fonts are its output. */
const NOT_BUILT = /\.test\.tsx?$|src\/ui\/site\/fonts\//

export const STAMP = 'build/stamp'

/** Hash of all inputs of the build. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES.filter((name) => existsSync(name))) {
    const names = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted()
      : ['']
    for (const path of names.map((name) => join(source, name))) {
      if (NOT_BUILT.test(path) || !statSync(path).isFile()) continue
      hash.update(path).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

export const buildId = () => fingerprint().slice(0, 12)
