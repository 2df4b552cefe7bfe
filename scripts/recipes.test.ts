import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAll } from '#testing/is-all.ts'
import { applied, type Piece, piecesOf } from './recipes.ts'

/** Inside the project, so that its packages resolve. */
const SCRATCH = '.cache/recipes'
const COPIED = ['src', 'seed', 'scripts', 'bench', 'package.json', 'tsconfig.json', '.react-router']
const recipes = globSync('docs/recipes/*.md')
const run = promisify(execFile)
/** How long the compiler takes depends only on the machine. */
const PATIENT_MS = 900_000

const sourceOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function put(file: string, source: string): void {
  const path = join(SCRATCH, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
}

const follow = (piece: Piece) => put(piece.file, applied(piece, sourceOf(join(SCRATCH, piece.file))))

/** The compiler's errors. One checker, because several would each infer the types that all files share. */
async function compile(include: object): Promise<string[]> {
  put(
    'tsconfig.own.json',
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, ...include }),
  )
  const args = ['node_modules/typescript/bin/tsc', '-p', join(SCRATCH, 'tsconfig.own.json'), '--checkers', '1']
  const output = await run(process.execPath, args).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
  // Indented lines belong to the error above them.
  return output.split(/\n(?=\S)/).filter((error) => error.trim() !== '')
}

/** All sources, in case a line for the entity is missing in one. Half are tests, type-checked where they are. */
const toCompile = () => sourcesInScratch().filter((file) => !/\.test\.tsx?$/.test(file))

/** Other files are parsed when they are imported, but not type-checked, which would take most of the time. */
function checkOnly(files: string[]): void {
  for (const file of sourcesInScratch())
    if (!files.includes(file)) put(file, `// @ts-nocheck\n${sourceOf(join(SCRATCH, file))}`)
}

const sourcesInScratch = () => globSync('{src,seed}/**/*.{ts,tsx}', { cwd: SCRATCH })

const isIn = (file: string) => (error: string) => error.startsWith(`${join(SCRATCH, file)}(`)

/** Throws for a recipe whose lines are not where it says. */
beforeAll(async () => {
  rmSync(SCRATCH, { recursive: true, force: true })
  if (!existsSync('.react-router')) await run(process.execPath, ['node_modules/.bin/react-router', 'typegen'])
  for (const each of COPIED) cpSync(each, join(SCRATCH, each), { recursive: true })
  for (const recipe of recipes) piecesOf(recipe).forEach(follow)
})
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }))

/** The lists in which a new entity has a line. */
const LISTS = ['src/entities/collections.server.ts', 'src/admin/screens.ts']
const TABLES = 'src/entities/tables.server.ts'
const MISSING = `Property 'regulator' is missing`

/** A copy of the file without the recipe's lines, next to the one with them: nothing imports it, so its errors are its own. */
const withoutLine = (file: string) => file.replace(/(\.server)?\.ts$/, '.without$&')

// Two runs of the compiler: before a release.
test.runIf(isAll)(
  'the code of every recipe compiles, and a list without its line for the entity does not',
  async () => {
    for (const list of LISTS) put(withoutLine(list), sourceOf(list))
    const errors = await compile({ files: toCompile(), include: ['.react-router/types'] })
    for (const list of LISTS) rmSync(join(SCRATCH, withoutLine(list)))
    const isMeant = (error: string) => LISTS.some((list) => isIn(withoutLine(list))(error))
    expect(errors.filter((error) => !isMeant(error)).join('\n')).toBe('')
    for (const list of LISTS) expect(errors.filter(isIn(withoutLine(list)))).toEqual([expect.stringContaining(MISSING)])
  },
  PATIENT_MS,
)

test('every recipe says where its code goes', () => {
  expect(recipes).toHaveLength(8)
  const written = recipes.flatMap(piecesOf).map(({ file }) => file)
  expect(written.filter((file) => sourceOf(join(SCRATCH, file)) === '')).toEqual([])
})

test('an entity has a line in each list', () => {
  for (const list of [...LISTS, TABLES]) {
    const piece = piecesOf('docs/recipes/add-an-entity.md').find(({ file }) => file === list)
    expect(piece?.lines.filter((line) => line.startsWith('+'))).toHaveLength(2)
  }
})

test.runIf(isAll)(
  'an entity without its line in the list of tables does not compile',
  async () => {
    const collection = 'src/entities/regulator/collection.server.ts'
    put(TABLES, sourceOf(TABLES))
    checkOnly([collection])
    const errors = await compile({ files: [collection, TABLES, 'src/posts/table.ts'], include: [] })
    expect(errors.filter(isIn(collection)).join('\n')).toContain(`Type '"regulator"' is not assignable to type`)
  },
  PATIENT_MS,
)

test('a snippet is inserted exactly where it says', () => {
  const piece = { file: 'a.ts', isDiff: true, lines: ['+first', ' b', '+c', '-d'] }
  expect(applied(piece, 'a\nb\nd\ne')).toBe('first\na\nb\nc\ne')
  expect(() => applied({ ...piece, lines: [' x'] }, 'a')).toThrow('a.ts has no line “x”.')
})
