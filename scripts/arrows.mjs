import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Checks the import arrows of docs/architecture.md on the real imports:
 *   shared → ui → entities → blocks → posts → site | admin → server, cli, routes.ts
 * An arrow reads "may be imported by". Types may point anywhere: they are gone when the program runs.
 */
const ROOMS = {
  shared: [],
  infra: ['shared'],
  ui: ['shared'],
  entities: ['shared', 'ui'],
  blocks: ['shared', 'ui', 'entities'],
  posts: ['shared', 'ui', 'entities', 'blocks'],
  site: ['shared', 'ui', 'entities', 'blocks', 'posts'],
  admin: ['shared', 'ui', 'entities', 'blocks', 'posts'],
  server: ['shared', 'ui', 'entities', 'blocks', 'posts', 'site', 'admin', 'infra'],
  cli: ['shared', 'entities', 'blocks', 'posts', 'infra', 'server'],
  testing: ['shared', 'entities', 'blocks', 'posts', 'site', 'infra', 'server', 'cli'],
}

/** Loaders live in route modules; the build takes them out of the browser's part. */
const mayUseInfra = (file) => /\.server\.tsx?$/.test(file) || /^(site|admin)\/.+\.tsx$/.test(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)

const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

export function violationsIn(file, source) {
  const room = file.split(sep)[0]
  const allowed = ROOMS[room]
  if (!allowed || isTest(file)) return []
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const target = match[1] ?? match[2]
    if (target.startsWith('../'))
      return room === 'server' && target.startsWith('../../seed/') ? [] : [`${file}: import ${target} by its # name`]
    const targetRoom = target.startsWith('#') ? target.slice(1).split('/')[0] : undefined
    if (!targetRoom || targetRoom === room || allowed.includes(targetRoom)) return []
    if (targetRoom === 'infra' && mayUseInfra(file)) return []
    return [`${file} may not import ${target}`]
  })
}

export async function findViolations(root = 'src') {
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  return files.flatMap((name) => violationsIn(relative('.', name), readFileSync(join(root, name), 'utf8')))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const violations = await findViolations()
  for (const violation of violations) console.error(violation)
  process.exit(violations.length > 0 ? 1 : 0)
}
