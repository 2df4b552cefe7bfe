import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { verify } from '@node-rs/argon2'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { runProgram } from '#cli/program.ts'
import { createServices } from '#entities/create-services.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import type { Db } from '#records/db.server.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { fillSmallSite } from '#testing/small-site.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-cli-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const compiled = process.env['NODE_COMPILE_CACHE'] ?? newFolder()

interface Result {
  code: number | null
  out: string
  errors: string
}

/** Starts the program in a process of its own, without a terminal, in its own folder. */
function start(dataDir: string, args: string[], input = '') {
  return new Promise<Result>((resolve, reject) => {
    const program = spawn(
      join(projectRoot, 'node_modules/.bin/node'),
      [join(projectRoot, 'src/cli/main.ts'), ...args],
      { cwd: dataDir, env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, DATA_DIR: dataDir } },
    )
    const result: Result = { code: null, out: '', errors: '' }
    program.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()))
    program.stderr.on('data', (chunk: Buffer) => (result.errors += chunk.toString()))
    program.on('error', reject)
    program.on('close', (code) => resolve({ ...result, code }))
    program.stdin.end(input)
  })
}

/** The same in this process, which has everything imported already: starting the program takes longer than its work. */
async function cli(
  dataDir: string,
  args: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<Result> {
  const result = { out: '', errors: '' }
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  vi.spyOn(console, 'log').mockImplementation((line) => void (result.out += `${line}\n`))
  vi.spyOn(console, 'error').mockImplementation((line) => void (result.errors += `${line}\n`))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((result.errors += text)))
  const outside = { folder: process.cwd(), env: process.env }
  process.chdir(dataDir)
  process.env = { DATA_DIR: dataDir, ...env }
  try {
    const code = await runProgram(args)
    return { ...result, code }
  } finally {
    process.env = outside.env
    process.chdir(outside.folder)
    Object.defineProperty(process, 'stdin', stdin)
    vi.restoreAllMocks()
  }
}

const oneLine = /^[^\n]+\n$/
const PASSWORD = 'velmi dlouhé heslo'

describe('help', () => {
  test('lists the commands, also without arguments', async () => {
    const { code, out } = await cli(newFolder(), ['--help'])
    expect(code).toBe(0)
    for (const name of ['migrate', 'seed', 'admin', 'backup', 'restore', 'export', 'import'])
      expect(out).toContain(name)
    expect(await cli(newFolder(), [])).toMatchObject({ code: 0, out })
  })

  test.each([
    [['migrate'], 'up to date'],
    [['seed'], 'demo content'],
    [['demo'], 'clear'],
    [['demo', 'clear'], '--yes'],
    [['admin'], 'create|password'],
    [['admin', 'create'], '--password-stdin'],
    [['admin', 'password'], '--email'],
    [['backup'], '<FILE>'],
    [['restore'], '--replace'],
    [['export'], 'JSON'],
    [['import'], '--replace'],
  ])('of %j describes its arguments and touches nothing', async (words, expected) => {
    const folder = newFolder()
    const { code, out, errors } = await cli(folder, [...words, '--help'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toContain(expected)
    expect(out).toContain(`npm run cli -- ${words.join(' ')}`)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('an error is reported in one line', () => {
  test.each([
    ['an unknown command', ['explode'], 'Unknown command explode.'],
    ['an unknown command of a group', ['admin', 'explode'], 'Unknown command explode.'],
    ['an unknown option', ['restore', 'x.tar', '--replcae'], 'Unknown option --replcae.'],
    ['a password as an argument', ['admin', 'create', '--password', 'tajne'], 'Unknown option --password.'],
    ['too many arguments', ['backup', 'a.tar', 'b.tar'], 'Too many arguments.'],
    ['a missing argument', ['backup'], 'FILE'],
    ['a file that is not there', ['restore', 'nowhere.tar'], 'There is no file nowhere.tar.'],
    ['content that is not there', ['import', 'nowhere.json'], 'There is no file nowhere.json.'],
    ['a folder that is not there', ['backup', 'nowhere/site.tar'], 'The folder nowhere does not exist.'],
    ['a database that was never set up', ['export', 'x.json'], 'npm run cli -- migrate'],
    ['no terminal to ask in', ['admin', 'create', '--email', 'a@b.cz'], '--name and --password-stdin'],
    ['no terminal to ask in for a password', ['admin', 'password'], '--email and --password-stdin'],
  ])('%s', async (_, args, message) => {
    const { code, out, errors } = await cli(newFolder(), args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(errors).toMatch(oneLine)
    expect(errors).toContain(message)
    expect(errors).not.toContain('tajne')
  })

  test('also by the real program, with a failing exit code', async () => {
    const { code, out, errors } = await start(newFolder(), ['explode'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(errors).toMatch(oneLine)
  })

  test('an invalid environment variable is named', async () => {
    const { code, errors } = await cli(newFolder(), ['migrate'], { env: { PORT: 'eighty' } })
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine)
    expect(errors).toContain('PORT is not valid')
  })

  test('an unreachable database server', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@localhost:1/none' }
    const { code, errors } = await cli(newFolder(), ['migrate'], { env })
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine)
    expect(errors).toContain('ECONNREFUSED')
  })

  test('invalid content, with its fields', async () => {
    const folder = newFolder()
    await cli(folder, ['migrate'])
    await cli(folder, ['export', 'content.json'])
    const content = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8'))
    content.casinos.push({ id: 'modry-lev', x: 1 })
    writeFileSync(join(folder, 'bad.json'), JSON.stringify(content))
    const { code, errors } = await cli(folder, ['import', 'bad.json'])
    expect(code).toBe(1)
    expect(errors).toMatch(oneLine)
    expect(errors).toContain('casinos/modry-lev.title: ')
  })
})

test('migrate lists what ran, then that there is nothing to do', async () => {
  const folder = newFolder()
  expect(await cli(folder, ['migrate'])).toMatchObject({ code: 0, out: expect.stringContaining('Ran 0001-') })
  expect(await cli(folder, ['migrate'])).toMatchObject({ code: 0, out: 'The database is up to date.\n' })
})

test('seed loads the demo into an empty site only', { timeout: 60_000 }, async () => {
  const folder = newFolder()
  const seeded = await cli(folder, ['seed'])
  expect(seeded).toMatchObject({ code: 0, out: expect.stringMatching(/^Loaded \d+ records\.\n$/) })
  expect(seeded.errors).toContain('Pictures: 100 %\n')
  expect(seeded.errors).not.toContain('\r')
  expect(await cli(folder, ['seed'])).toMatchObject({ code: 0, out: expect.stringContaining('not empty') })
})

test('backup, restore, export and import work together', async () => {
  const folder = newFolder()
  await cli(folder, ['migrate'])
  const services = createServices(parseEnvironment({ LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: folder }))
  await fillSmallSite(services)
  await services.db.destroy()

  const backup = join(folder, 'site.tar')
  expect(await cli(folder, ['backup', backup])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Saved \d+ rows and \d+ pictures to /),
  })
  expect(await cli(folder, ['restore', backup])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  })
  const other = newFolder()
  expect(await cli(other, ['restore', backup])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored'),
  })

  const content = join(other, 'content.json')
  expect(await cli(other, ['export', content])).toMatchObject({ code: 0 })
  expect(await cli(other, ['import', content])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  })
  expect(await cli(other, ['import', content, '--replace'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Imported 0 new records, changed 0'),
  })
})

describe('admin', () => {
  const folder = newFolder()
  const creation = (email: string) => ['admin', 'create', '--email', email, '--name', 'Šéf', '--password-stdin']

  async function stored<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const db = openDb({ DATA_DIR: folder })
    try {
      return await read(db)
    } finally {
      await db.destroy()
    }
  }
  const users = () => stored((db) => db.selectFrom('user').selectAll().execute())

  test('create makes an administrator with the password from the standard input', async () => {
    expect(await start(folder, creation('Sef@Web.cz'), `${PASSWORD}\n`)).toEqual({
      code: 0,
      out: 'Created the administrator sef@web.cz.\n',
      errors: '',
    })
    const [user] = await users()
    expect(user).toMatchObject({ email: 'sef@web.cz', name: 'Šéf', role: 'admin', isActive: 1 })
    expect(await verify(user?.passwordHash ?? '', PASSWORD)).toBe(true)
  })

  test('create refuses a short password and a taken e-mail', async () => {
    const create = (email: string, input: string) => cli(folder, creation(email), { input })
    expect(await create('jiny@web.cz', 'krátké')).toMatchObject({
      code: 1,
      errors: 'Passwords have 12 to 128 characters.\n',
    })
    expect(await create('sef@web.cz', PASSWORD)).toMatchObject({
      code: 1,
      errors: 'There is already a user with this e-mail.\n',
    })
    expect((await create('není e-mail', PASSWORD)).errors).toMatch(/email: .+\n$/)
    expect(await users()).toHaveLength(1)
  })

  test('password sets a new one and writes an audit entry', async () => {
    const set = (email: string) =>
      cli(folder, ['admin', 'password', '--email', email, '--password-stdin'], { input: 'ještě delší heslo\n' })
    expect(await set('SEF@web.cz')).toMatchObject({ code: 0, errors: '' })
    expect(await verify((await users())[0]?.passwordHash ?? '', 'ještě delší heslo')).toBe(true)
    const trace = await stored((db) => db.selectFrom('audit').where('action', '=', 'password').selectAll().execute())
    expect(trace).toMatchObject([{ recordTitle: 'sef@web.cz', change: '{}' }])
    expect(await set('nikdo@web.cz')).toMatchObject({ code: 1, errors: 'There is no user with this e-mail.\n' })
  })
})
