import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Finds regular expressions vulnerable to ReDoS. All must be linear, except these, whose input is bounded. */
const BOUNDED = new Map([
  [String.raw`/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g`, 'a page of ours, in which every script is closed'],
  [String.raw`/<script\b[\s\S]*?<\/script>/g`, 'a page of ours, in which every script is closed'],
  [String.raw`/<link rel="modulepreload"[^>]*>/g`, 'a page of ours, in which every tag is closed'],
])
const MAX_BOUNDED_DEGREE = 2

/** Known costs, committed with the sources: a pattern's cost never changes, and computing all of them takes half a minute. */
const KNOWN = 'scripts/regexes.json'
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

/** Steps by length of the input: linear, polynomial with its degree, or exponential. */
export function costOf(pattern, flags) {
  const { status, complexity, error } = checkSync(pattern, flags, EFFORT)
  if (status === 'safe') return { degree: 1, summary: 'linear' }
  if (status !== 'vulnerable') return { degree: Infinity, summary: `unknown (${error.kind})` }
  return { degree: complexity.degree ?? Infinity, summary: complexity.summary }
}

export function complaintsAbout(regexes, cost = costOf, bounded = BOUNDED) {
  return regexes.flatMap(({ file, line, pattern, flags }) => {
    const where = `${file}:${line}`
    if (pattern === undefined) return [`${where}: write the pattern down in one piece, so that it can be checked`]
    const name = `/${pattern}/${flags}`
    const { degree, summary } = cost(pattern, flags)
    return (degree ?? Infinity) <= (bounded.has(name) ? MAX_BOUNDED_DEGREE : 1)
      ? []
      : [`${where}: ${name} is ${summary}`]
  })
}

async function regexesOf(root) {
  const files = (await readdir(root, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
  )
  return files.toSorted().flatMap((name) => regexesIn(join(root, name), readFileSync(join(root, name), 'utf8')))
}

export async function checkSources(root = 'src') {
  const [known, used] = [readKnown(), {}]
  const complaints = complaintsAbout(await regexesOf(root), (pattern, flags) => {
    const name = `/${pattern}/${flags}`
    return (used[name] ??= known[name] ?? costOf(pattern, flags))
  })
  // Sorted, so that renaming a source file does not change the order.
  const sorted = Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(KNOWN, `${JSON.stringify(sorted, null, 2)}\n`)
  return complaints
}

const readKnown = () => (existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {})

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = await checkSources()
  for (const complaint of complaints) console.error(complaint)
  process.exit(complaints.length > 0 ? 1 : 0)
}
