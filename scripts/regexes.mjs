import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Patterns known to be linear, committed with the sources: that never changes, and finding it out for all takes half a minute. */
const LINEAR = 'scripts/regexes.json'
/** Limited by steps rather than by time, so that a busy machine gets the same result. */
const EFFORT = { timeout: 300_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

// The browser build is pure JavaScript; the other one looks for a native binary.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js')

/** Finds regex literals and `RegExp` calls with a literal string; an interpolated value counts as one letter. */
export function regexesIn(file, source) {
  const found = []
  const make = ({ callee, arguments: [pattern, flags], start }) => {
    if (callee.name !== 'RegExp') return
    const text = textOf(pattern)
    const line = source.slice(0, start).split('\n').length
    found.push({ file, line, pattern: text, flags: textOf(flags) ?? '' })
  }
  new Visitor({
    Literal({ regex, start }) {
      if (regex) found.push({ file, line: source.slice(0, start).split('\n').length, ...regex })
    },
    NewExpression: make,
    CallExpression: make,
  }).visit(parseSync(file, source).program)
  return found
}

function textOf(node) {
  if (typeof node?.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('1') : undefined
}

/** Undefined for a pattern that takes a number of steps proportional to the input; otherwise what it takes. */
export function problemWith(pattern, flags) {
  const { status, complexity, error } = checkSync(pattern, flags, EFFORT)
  if (status === 'safe') return undefined
  return status === 'vulnerable' ? complexity.summary : `unknown (${error.kind})`
}

/** Finds regular expressions vulnerable to ReDoS: all must be linear. */
export function complaintsAbout(regexes, problemOf = problemWith) {
  return regexes.flatMap(({ file, line, pattern, flags }) => {
    const where = `${file}:${line}`
    if (pattern === undefined) return [`${where}: write the pattern down in one piece, so that it can be checked`]
    const problem = problemOf(pattern, flags)
    return problem ? [`${where}: /${pattern}/${flags} is ${problem}`] : []
  })
}

async function regexesOf(root) {
  const files = (await readdir(root, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
  )
  return files.toSorted().flatMap((name) => regexesIn(join(root, name), readFileSync(join(root, name), 'utf8')))
}

export async function checkSources(root = 'src') {
  const known = new Set(existsSync(LINEAR) ? JSON.parse(readFileSync(LINEAR, 'utf8')) : [])
  const linear = new Set()
  const complaints = complaintsAbout(await regexesOf(root), (pattern, flags) => {
    const name = `/${pattern}/${flags}`
    const problem = known.has(name) ? undefined : problemWith(pattern, flags)
    if (!problem) linear.add(name)
    return problem
  })
  // Sorted, so that renaming a source file does not change the order.
  writeFileSync(
    LINEAR,
    `${JSON.stringify(
      [...linear].toSorted((a, b) => (a < b ? -1 : 1)),
      null,
      2,
    )}\n`,
  )
  return complaints
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = await checkSources()
  for (const complaint of complaints) console.error(complaint)
  process.exit(complaints.length > 0 ? 1 : 0)
}
