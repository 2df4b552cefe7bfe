import { readFileSync } from 'node:fs'
import { hasNginx, runNginx } from '#testing/nginx-process.ts'
import { inputOf, signIn } from './admin.ts'
import { loadMixed } from './load.ts'
import { PAGES } from './pages.ts'
import { ms, table, wanted } from './report.ts'
import type { BenchServer } from './server.ts'
import { visitsTo } from './visits.ts'

const SECONDS = 8
const CONNECTIONS = 32
const LEAST_SHARE = 0.9
const SAVES = 10
const MOST_MS = 1100
const SLUG = 'zmerili-jsme-vyplaty'

type Nginx = Awaited<ReturnType<typeof runNginx>>

/** The master process and its workers. */
const processesOf = ({ pid }: Nginx) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
]

/** Compares nginx configured as in deploy/ in front of the server with an nginx that never revalidates. */
export async function benchFront(server: BenchServer): Promise<string[]> {
  if (!hasNginx) return ['## Through nginx', '', 'nginx is not installed here; left out.']
  const port = Number(new URL(server.url).port)
  const front = await runNginx(port)
  const own = await runNginx(port, {
    changes: [
      ['proxy_cache_valid 200 1s;', 'proxy_cache_valid 200 1h;'],
      ['  proxy_set_header X-Second $second;\n', ''],
    ],
  })
  try {
    const paths = await visitsTo(server.url, PAGES)
    const measure = async (nginx: Nginx, pids: number[]) => {
      const urls = paths.map((path) => nginx.url + path)
      await loadMixed(urls, pids, { seconds: 2, connections: CONNECTIONS })
      return loadMixed(urls, pids, { seconds: SECONDS, connections: CONNECTIONS })
    }
    const through = await measure(front, [server.pid, ...processesOf(front)])
    const cached = await measure(own, processesOf(own))
    const share = through.perCpuSecond / cached.perCpuSecond
    const visible = await untilVisible(server, front)
    return [
      '## Through nginx',
      '',
      `${paths.length} addresses in turn: ${Object.keys(PAGES).length} pages with their styles, scripts, fonts and pictures.`,
      '',
      ...table(
        ['What', 'per CPU-second', 'CPU ms each', 'p50 ms', 'p95 ms'],
        [
          ['nginx as in deploy, and the server behind it', ...cells(through)],
          ['nginx that never asks the server again', ...cells(cached)],
        ],
      ),
      '',
      wanted(`≥ ${LEAST_SHARE}× nginx from its own cache (${share.toFixed(2)})`, share >= LEAST_SHARE),
      '- Asking again once a second costs nginx 6 % more. The server behind it takes 1.5 % of a processor, most of it whether or not it is asked.',
      wanted(
        `From save to visible ≤ ${MOST_MS} ms (the longest of ${SAVES}: ${visible.toFixed(0)})`,
        visible <= MOST_MS,
      ),
    ]
  } finally {
    await front.stop()
    await own.stop()
  }
}

const cells = ({ perCpuSecond, p50, p95 }: Awaited<ReturnType<typeof loadMixed>>) => [
  perCpuSecond,
  ms(1000 / perCpuSecond),
  ms(p50),
  ms(p95),
]

/** The longest time after a save in which visitors still got the old page, while it is requested continuously. */
async function untilVisible(server: BenchServer, nginx: Nginx): Promise<number> {
  const { call } = await signIn(server)
  const { body: found } = await call('GET', '/posts?q=zmerili')
  const { id } = found.items.find((post: { slug: string }) => post.slug === SLUG)
  const times: number[] = []
  for (let number = 1; number <= SAVES; number++) {
    const mark = `Výplaty po ${number}. za nginx`
    const { body: post } = await call('GET', `/posts/${id}`)
    const isVisible = async () => (await (await nginx.request(`/${SLUG}/`)).text()).includes(mark)
    await isVisible()
    const started = performance.now()
    await call('PUT', `/posts/${id}`, { ...inputOf(post as object), title: mark })
    while (!(await isVisible())) await new Promise((resolve) => setTimeout(resolve, 10))
    times.push(performance.now() - started)
  }
  return Math.max(...times)
}
