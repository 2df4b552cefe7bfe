import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSeconds, load } from './load.ts'
import { CALLS, OUT, PAGES } from './pages.ts'
import { percentiles, table, wanted } from './report.ts'
import { type BenchServer, newFolder, removeFolder, startServer } from './server.ts'

/**
 * `npm run bench:against -- <commit>`: this tree beside another one. Both servers run at the same time and are asked in turns, so
 * what slows the machine down slows both down; each ratio is that of two neighbouring turns. Names after the commit leave
 * out all others: `<commit> review list`.
 */
const TURNS = 11
const TURN_SECONDS = 1
const WARM_UP_SECONDS = 3
const LEAST_SHARE = 0.95
/** The median of the same code beside itself is a few per cent off on a busy machine; so many of its turns are not. */
const TURNS_THAT_PROVE = 0.75 * TURNS

const KINDS: { env: Record<string, string>; connections: number; paths: Record<string, string> }[] = [
  // One at a time: several who ask at once would share a render.
  { env: { PAGE_CACHE_MB: '0' }, connections: 1, paths: { ...PAGES, ...CALLS } },
  { env: {}, connections: 32, paths: { 'cached review page': PAGES.review, '/go': OUT } },
]

const [commit, ...names] = process.argv.slice(2)
if (!commit) throw new Error('Say against which commit: npm run bench:against -- <commit> [names of pages]')

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const folder = newFolder()
const ownTree = process.cwd()
const otherTree = join(folder, 'tree')
try {
  run('git', ['worktree', 'add', '--detach', otherTree, commit], ownTree)
  run('npm', ['ci'], otherTree)
  for (const tree of [otherTree, ownTree]) run('npm', ['run', 'build'], tree)

  for (const { env, connections, paths } of KINDS) {
    const wantedPaths = Object.entries(paths).filter(([name]) => names.length === 0 || names.includes(name))
    if (wantedPaths.length === 0) continue
    const servers = await Promise.all([startSettled(otherTree, env), startSettled(ownTree, env)])
    try {
      const rows = []
      for (const [name, path] of wantedPaths) rows.push(await compare(name, path, connections, servers))
      const cells = rows.map((row) => row.cells)
      console.log(table(['What', commit, 'this tree', 'ratio', 'from – to', 'bytes'], cells).join('\n'))
      const slower = rows.filter(({ isSlower }) => isSlower).map(({ name }) => name)
      console.log(`\n${wanted(`Nothing more than 5 % slower (${slower.join(', ') || 'none'})`, slower.length === 0)}\n`)
    } finally {
      for (const { stop } of servers) await stop()
    }
  }
} finally {
  run('git', ['worktree', 'remove', '--force', otherTree], ownTree)
  removeFolder(folder)
}

/** A new site is looked through after its first start; that work would be counted as the pages'. */
async function startSettled(tree: string, env: Record<string, string>): Promise<BenchServer> {
  const server = await startServer(newFolder(), env, tree)
  for (let quiet = 0, before = cpuSeconds(server.pid); quiet < 3;) {
    await pause(1000)
    const now = cpuSeconds(server.pid)
    quiet = now - before < 0.05 ? quiet + 1 : 0
    before = now
  }
  const stop = async () => {
    await server.stop()
    removeFolder(server.dataDir)
  }
  return { ...server, stop }
}

async function compare(name: string, path: string, connections: number, servers: readonly [BenchServer, BenchServer]) {
  const [there, here] = servers
  const ask = async ({ url, pid }: BenchServer, seconds = TURN_SECONDS) =>
    (await load(url + path, pid, { seconds, connections })).perCpuSecond
  for (const server of servers) await ask(server, WARM_UP_SECONDS)
  const turns = []
  for (let turn = 0; turn < TURNS; turn++) {
    // Neither always comes first.
    const before = turn % 2 === 0 ? await ask(there) : undefined
    const ours = await ask(here)
    turns.push({ theirs: before ?? (await ask(there)), ours })
  }

  const shares = turns.map(({ theirs, ours }) => ours / theirs)
  const share = percentiles(shares).p50
  const [theirs, ours] = [turns.map((turn) => turn.theirs), turns.map((turn) => turn.ours)].map(
    (all) => percentiles(all).p50,
  )
  const [from, to] = [Math.min(...shares), Math.max(...shares)].map((each) => each.toFixed(2))
  const [before, now] = await Promise.all(servers.map(({ url }) => sizeOf(url + path)))
  return {
    name,
    isSlower: shares.filter((each) => each < LEAST_SHARE).length >= TURNS_THAT_PROVE,
    cells: [name, theirs ?? 0, ours ?? 0, share.toFixed(2), `${from} – ${to}`, `${before} → ${now}`],
  }
}

/** Of what comes back, uncompressed: a page that says more may cost more. */
async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' })
  return (await response.arrayBuffer()).byteLength
}
