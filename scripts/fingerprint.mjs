import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'public', 'seed', 'scripts', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
/** Tests do not go into the build, and the cut fonts come out of it. */
const NOT_BUILT = /\.test\.tsx?$|src\/ui\/site\/fonts\//

export const STAMP = 'build/stamp'

/** Changes whenever the content of a file that goes into the build changes. */
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
