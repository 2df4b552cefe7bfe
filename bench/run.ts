import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchEditors } from './editors.ts'
import { runLighthouse } from './lighthouse.ts'
import { type LoadResult, load, residentMegabytes } from './load.ts'
import { removeFolder, startServer } from './server.ts'
import { weighPage } from './weights.ts'

/** One command that measures the product as it is; figures are per processor second, because machines are noisy. */
const SECONDS = 4
const CONNECTIONS = 8

const PAGES = {
  review: '/recenze/modry-lev/',
  article: '/zmerili-jsme-vyplaty/',
  home: '/',
  author: '/autor/matej-hrubes/',
  list: '/recenze/',
}
const CALLS = {
  'casino list (API)': '/api/v1/public/casinos/casinos',
  'post (API)': '/api/v1/public/posts/modry-lev',
  'search (API)': '/api/v1/public/search?q=vyplaty',
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-bench-'))
const lines: string[] = [
  '# Bench',
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on ${process.arch}, Node ${process.version}.`,
  '',
]
const say = (...more: string[]) => {
  lines.push(...more)
  console.log(more.join('\n'))
}

const first = await startServer(folder)
await first.stop()
const server = await startServer(folder)
try {
  say('## Start', '', row('What', 'ms'), row('---', '---'))
  say(row('first start: build if needed, migrate, demo content', Math.round(first.startMs)))
  say(row('second start', Math.round(server.startMs)), '')

  say(
    '## Weight of a page',
    '',
    row('Page', 'HTML (br)', 'CSS (gz)', 'JS before', 'JS after', 'fonts'),
    row('---', '---', '---', '---', '---', '---'),
  )
  for (const [name, path] of Object.entries(PAGES)) {
    const weight = await weighPage(server.url, path)
    say(row(name, kB(weight.html), kB(weight.css), kB(weight.scriptBefore), kB(weight.scriptAfter), kB(weight.fonts)))
  }

  say(
    '',
    '## Requests per CPU-second of the server',
    '',
    row('What', 'per CPU-second', 'p50 ms', 'p95 ms'),
    row('---', '---', '---', '---'),
  )
  const report = (name: string, result: LoadResult) =>
    say(row(name, result.perCpuSecond, result.p50.toFixed(1), result.p95.toFixed(1)))
  for (const [name, path] of Object.entries({ ...PAGES, ...CALLS })) {
    await load(server.url + path, server.pid, { seconds: 1, connections: CONNECTIONS })
    report(name, await load(server.url + path, server.pid, { seconds: SECONDS, connections: CONNECTIONS }))
  }
  say(
    '',
    '## Lighthouse, phone',
    '',
    row('Page', 'performance / accessibility / best practices / SEO', 'LCP', 'TBT', 'CLS'),
  )
  say(row('---', '---', '---', '---', '---'))
  for (const [name, path] of Object.entries(PAGES)) {
    const result = await runLighthouse(server.url + path)
    say(
      result
        ? row(name, result.scores.join(' / '), result.lcp, result.tbt, result.cls)
        : row(name, 'Lighthouse is not to be had here', '', '', ''),
    )
  }
  say('', ...(await benchEditors(server, folder)))
  say('', `Memory after all of it: ${Math.round(residentMegabytes(server.pid))} MB.`)
} finally {
  await server.stop()
  removeFolder(folder)
}
writeFileSync('bench/results.md', `${lines.join('\n')}\n`)
