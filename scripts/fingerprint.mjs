import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['src', 'public', 'seed', 'scripts']
const FILES = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts']
/** Tests are not part of the build, and the subset fonts are its output. */
const NOT_BUILT = /\.test\.tsx?$|^src\/ui\/site\/fonts\//

export const STAMP = 'build/stamp'

/** All files below, in an order of their own. Every start reads them: `readdirSync` alone tells folders, without a `stat` of each. */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : path
    })

/** Hash of all inputs of the build. */
export function fingerprint() {
  const hash = createHash('sha256')
  const files = [...FOLDERS.filter((name) => existsSync(name)).flatMap(filesIn), ...FILES]
  for (const path of files.filter((file) => !NOT_BUILT.test(file))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

export const buildId = () => fingerprint().slice(0, 12)
