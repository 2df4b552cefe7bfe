import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applied, type Piece, piecesOf } from './recipes.ts'

/** Inside the project, so that its packages are found. */
const SCRATCH = '.cache/recipes'
const COPIED = ['src', 'seed', 'scripts', 'bench', 'package.json', 'tsconfig.json', '.react-router']
const recipes = globSync('docs/recipes/*.md')
const run = promisify(execFile)
/** The compiler has no other limit than the machine. */
const PATIENT_MS = 900_000

const sourceOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function put(file: string, source: string): void {
  const path = join(SCRATCH, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
}

const follow = (piece: Piece) => put(piece.file, applied(piece, sourceOf(join(SCRATCH, piece.file))))

/** What the compiler says; nothing if it is content. */
function compile(include: object): Promise<string> {
  put(
    'tsconfig.own.json',
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, ...include }),
  )
  return run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', join(SCRATCH, 'tsconfig.own.json')]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

const compileAll = () => compile({ include: ['src', 'seed', '.react-router/types'] })

const UNCHECKED = '// @ts-nocheck\n'

/** What the compiler says of one file. It reads what that imports without checking it, which would take most of its time. */
async function compileOne(file: string): Promise<string> {
  put(file, sourceOf(join(SCRATCH, file)).replace(UNCHECKED, ''))
  return compile({ files: [file, 'src/posts/table.ts'], include: [] })
}

beforeAll(async () => {
  rmSync(SCRATCH, { recursive: true, force: true })
  if (!existsSync('.react-router')) await run(process.execPath, ['node_modules/.bin/react-router', 'typegen'])
  for (const each of COPIED) cpSync(each, join(SCRATCH, each), { recursive: true })
  for (const recipe of recipes) piecesOf(recipe).forEach(follow)
})
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }))

test(
  'the code of every recipe compiles where the recipe puts it',
  async () => {
    expect(recipes).toHaveLength(6)
    expect(await compileAll()).toBe('')
  },
  PATIENT_MS,
)

const COLLECTION = 'src/entities/regulator/collection.server.ts'

describe('an entity does not compile', () => {
  beforeAll(() => {
    const sources = globSync('{src,seed}/**/*.{ts,tsx}', { cwd: SCRATCH }).map(
      (file) => [file, sourceOf(join(SCRATCH, file))] as const,
    )
    for (const [file, source] of sources) put(file, UNCHECKED + source)
    return () => sources.forEach(([file, source]) => put(file, source))
  })

  /** The line that is left out, where the compiler notices, and what it says. */
  test.each([
    ['src/entities/tables.server.ts', COLLECTION, `Type '"regulator"' is not assignable to type`],
    ['src/entities/collections.server.ts', 'src/entities/collections.server.ts', `Property 'regulator' is missing`],
    ['src/admin/screens.ts', 'src/admin/screens.ts', `Property 'regulator' is missing`],
  ])(
    'whose line in %s is left out',
    async (list, noticed, said) => {
      const line = piecesOf('docs/recipes/add-an-entity.md').find(({ file }) => file === list)
      expect(line?.lines.filter((each) => each.startsWith('+'))).toHaveLength(2)
      const whole = sourceOf(join(SCRATCH, list))
      put(list, sourceOf(list))
      expect(await compileOne(noticed)).toContain(said)
      put(list, whole)
    },
    PATIENT_MS,
  )
})

test('a piece of code goes exactly where it says', () => {
  const piece = { file: 'a.ts', isDiff: true, lines: ['+first', ' b', '+c', '-d'] }
  expect(applied(piece, 'a\nb\nd\ne')).toBe('first\na\nb\nc\ne')
  expect(() => applied({ ...piece, lines: [' x'] }, 'a')).toThrow('a.ts has no line “x”.')
})
