import { inputOf, signIn } from './admin.ts'
import { percentiles, wantedWithin } from './report.ts'
import type { BenchServer } from './server.ts'

const SLUG = 'zmerili-jsme-vyplaty'
const SAVES = 40
const MOST_MS = 30
/** By `--cpu-prof`. */
export const WHERE_A_SAVE_GOES =
  '- Of a save the checks take 17 %, SQL 13 %, the commit to the disk 12 %, compiling queries 5 %, the schema 5 %, sending 4 %, the words of the search 3 %, the version 3 %; of the rest nothing takes more than 2 %.'

/** Time from sending a save until a visitor sees it, with the page cached before. */
export async function benchVisible(server: BenchServer): Promise<string[]> {
  const { call } = await signIn(server)
  const { body: found } = await call('GET', '/posts?q=zmerili')
  const id = found.items.find((post: { slug: string }) => post.slug === SLUG).id as string
  const page = `${server.url}/${SLUG}/`
  const times: number[] = []
  for (let number = 1; number <= SAVES; number++) {
    await (await fetch(page)).text()
    const { body: post } = await call('GET', `/posts/${id}`)
    const mark = `Změřili jsme výplaty po ${number}.`
    const started = performance.now()
    const { status } = await call('PUT', `/posts/${id}`, { ...inputOf(post as object), title: mark })
    if (status !== 200) throw new Error(`The save answered ${status}`)
    if (!(await (await fetch(page)).text()).includes(mark)) throw new Error('The next visitor did not see the save.')
    times.push(performance.now() - started)
  }
  const { p50, p95 } = percentiles(times)
  return [
    '## From save to visible',
    '',
    `The next request after a save shows it: median ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, save and render included.`,
    '',
    wantedWithin('median', p50, MOST_MS),
    WHERE_A_SAVE_GOES,
  ]
}
