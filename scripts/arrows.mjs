import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Checks the import arrows of docs/architecture.md on the real imports:
 *   shared → ui → records → entities → blocks → posts → site | admin → server, cli, routes.ts
 * An arrow reads "may be imported by". Types count, too: a reader of the file has to know them as well.
 * Import cycles are not allowed; a dynamic import does not close one. Every migration must be in the list.
 */
const LAYERS = {
  shared: [],
  infra: ['shared'],
  ui: ['shared'],
  records: ['shared', 'ui'],
  entities: ['shared', 'ui', 'records'],
  blocks: ['shared', 'ui', 'records', 'entities'],
  posts: ['shared', 'ui', 'records', 'entities', 'blocks'],
  site: ['shared', 'ui', 'records', 'entities', 'blocks', 'posts'],
  admin: ['shared', 'ui', 'records', 'entities', 'blocks', 'posts'],
  server: ['shared', 'ui', 'records', 'entities', 'blocks', 'posts', 'site', 'admin', 'infra'],
  cli: ['shared', 'records', 'entities', 'blocks', 'posts', 'infra', 'server'],
  testing: [
    'shared',
    'ui',
    'records',
    'entities',
    'blocks',
    'posts',
    'site',
    'admin',
    'infra',
    'server',
    'cli',
    'routes.ts',
  ],
}

/** The parts of a feature and the layers they belong to. What is in none of these folders is its records. */
const PARTS = { shared: 'shared', post: 'posts', site: 'site', screen: 'admin', server: 'server' }

function layerOf(path) {
  const [folder, , part] = path.split('/')
  return folder === 'features' ? (PARTS[part] ?? 'entities') : folder
}

/** Loaders live in route modules; the build removes them from the browser bundle. */
const mayUseInfra = (file) =>
  /\.server\.tsx?$/.test(file) || (file.endsWith('.tsx') && ['site', 'admin'].includes(layerOf(file)))
const isTest = (file) => /\.test\.tsx?$/.test(file)

const IMPORT = /^\s*(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

export function violationsIn(file, source) {
  const layer = layerOf(file)
  const allowed = LAYERS[layer]
  if (!allowed || isTest(file)) return []
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const target = match[1] ?? match[2]
    if (target.startsWith('../'))
      return layer === 'server' && target.startsWith('../../seed/') ? [] : [`${file}: import ${target} by its # name`]
    const targetLayer = target.startsWith('#') ? layerOf(target.slice(1)) : undefined
    if (!targetLayer || targetLayer === layer || allowed.includes(targetLayer)) return []
    if (targetLayer === 'infra' && mayUseInfra(file)) return []
    return [`${file} may not import ${target}`]
  })
}

/** The files of `src` that a file imports statically, by their paths inside `src`. */
const importsIn = (file, source) =>
  [...source.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)]
    return target.startsWith('./') ? [join(dirname(file), target)] : []
  })

/** Import cycles, one per line: strongly connected components, found with Tarjan's algorithm. */
export function cyclesIn(imports) {
  const cycles = []
  const [order, lowest, path] = [new Map(), new Map(), []]
  function visit(file) {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = path.splice(path.indexOf(file))
    if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(`import cycle: ${group.join(' → ')}`)
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles
}

const MIGRATIONS = 'infra/db/migrations'

/** A migration that is not in the list would never run. */
export function forgottenMigrations(imports) {
  const listed = imports.get(`${MIGRATIONS}/index.server.ts`) ?? []
  return [...imports.keys()]
    .filter((file) => file.startsWith(`${MIGRATIONS}/0`) && !listed.includes(file))
    .map((file) => `${file} is not in ${MIGRATIONS}/index.server.ts`)
}

export async function findViolations(root = 'src') {
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const sources = new Map(files.map((name) => [relative('.', name), readFileSync(join(root, name), 'utf8')]))
  const imports = new Map([...sources].map(([file, source]) => [file, importsIn(file, source)]))
  return [
    ...[...sources].flatMap(([file, source]) => violationsIn(file, source)),
    ...cyclesIn(imports),
    ...forgottenMigrations(imports),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const violations = await findViolations()
  for (const violation of violations) console.error(violation)
  process.exit(violations.length > 0 ? 1 : 0)
}
