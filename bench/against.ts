import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSeconds, load } from './load.ts'
import { CALLS, OUT, PAGES } from './pages.ts'
import { percentiles, table, wanted } from './report.ts'
import { type BenchServer, newFolder, removeFolder, startServer } from './server.ts'

/**
 * `npm run bench:against -- <commit>`: compares this tree with another commit. Both servers run at the same time and are measured in
 * turns, so that noise affects both; each ratio is that of two adjacent turns. Names after the commit select pages:
 * `<commit> review list`.
 */
const TURNS = 11
const TURN_SECONDS = 1
const WARM_UP_SECONDS = 3
const LEAST_SHARE = 0.95
/** On a busy machine the median ratio of identical code is a few per cent off, but never in this many turns. */
const TURNS_THAT_PROVE = 0.75 * TURNS

const KINDS: { env: Record<string, string>; connections: number; paths: Record<string, string> }[] = [
  // One connection: concurrent requests would share a render.
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

/** Waits until the background jobs of a first start are done; their work would be attributed to the pages. */
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
  const measureTurn = async ({ url, pid }: BenchServer, seconds = TURN_SECONDS) =>
    (await load(url + path, pid, { seconds, connections })).perCpuSecond
  for (const server of servers) await measureTurn(server, WARM_UP_SECONDS)
  const turns = []
  for (let turn = 0; turn < TURNS; turn++) {
    // Alternates which one comes first.
    const before = turn % 2 === 0 ? await measureTurn(there) : undefined
    const ours = await measureTurn(here)
    turns.push({ theirs: before ?? (await measureTurn(there)), ours })
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

/** Uncompressed size of the response: a larger page may cost more. */
async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' })
  return (await response.arrayBuffer()).byteLength
}
