import { type Call, inputOf, signIn } from './admin.ts'
import { cpuSeconds } from './load.ts'
import { percentiles, table, wanted, wantedWithin } from './report.ts'
import type { BenchServer } from './server.ts'
import { WHERE_A_SAVE_GOES } from './visible.ts'

const EDITORS = 20
/** A fixed number of requests rather than a duration: peak memory is compared between runs, so each must do the same work. */
const SAVES = 1000
/** One save in so many goes to the post that all editors share. */
const SHARED_TURN = 5
const MOST_MS = 420

/** A published post for each editor and one shared by all, each as long as a review. */
async function makePosts(call: Call): Promise<string[]> {
  const { body } = await call('GET', '/posts?q=modry&category=Recenze&perPage=1')
  const ids: string[] = []
  while (ids.length <= EDITORS) ids.push((await call('POST', `/posts/${body.items[0].id}/duplicate`)).body.id as string)
  const { body: published } = await call('POST', '/posts/bulk', { action: 'publish', ids })
  if (published.results.some((result: { ok: boolean }) => !result.ok)) throw new Error(JSON.stringify(published))
  return ids
}

interface Save {
  id: string
  version: number
  mark: string
}

/** Twenty editors read and save concurrently, as fast as the server allows; then checks that no save was lost. */
async function measure(call: Call, pid: number) {
  const ids = await makePosts(call)
  const times: number[] = []
  const acknowledged: Save[] = []
  let conflicts = 0
  const before = cpuSeconds(pid)
  let begun = 0

  async function edit(editor: number): Promise<void> {
    for (let turn = 1; begun++ < SAVES; turn++) {
      const id = ids[turn % SHARED_TURN === 0 ? EDITORS : editor] ?? ''
      const { body: post } = await call('GET', `/posts/${id}`)
      const mark = `${editor}-${turn}`
      const started = performance.now()
      const { status, body } = await call('PUT', `/posts/${id}`, { ...inputOf(post), breadcrumbTitle: mark })
      times.push(performance.now() - started)
      if (status === 200) acknowledged.push({ id, version: body.version as number, mark })
      else if (status === 409) conflicts++
      else throw new Error(`A save answered ${status}: ${body.message}`)
    }
  }
  await Promise.all(Array.from({ length: EDITORS }, (_, editor) => edit(editor)))
  const perCpuSecond = Math.round(times.length / (cpuSeconds(pid) - before))
  return { acknowledged, conflicts, perCpuSecond, ...percentiles(times) }
}

/** A save is lost if it was acknowledged but is not in the history, or if two have the same version. */
async function countLost(call: Call, saves: Save[]): Promise<number> {
  let lost = 0
  for (const { id, version, mark } of saves) {
    const { body } = await call('GET', `/posts/${id}/revisions/${version}`)
    if (body.data?.breadcrumbTitle !== mark) lost++
  }
  return lost
}

/** Lines for the report. */
export async function benchEditors(server: BenchServer): Promise<string[]> {
  const { call } = await signIn(server)
  const { acknowledged, conflicts, perCpuSecond, p50, p95 } = await measure(call, server.pid)
  const lost = await countLost(call, acknowledged)
  return [
    `## ${EDITORS} editors who read and save at once`,
    '',
    ...table(
      ['Saves', 'per CPU-second (each with a read)', 'p50 ms', 'p95 ms', 'refused with 409', 'lost'],
      [[acknowledged.length, perCpuSecond, p50.toFixed(1), p95.toFixed(1), conflicts, lost]],
    ),
    '',
    wantedWithin('p95', p95, MOST_MS),
    wanted('nothing lost', lost === 0),
    `- They do not pause, so each waits for the ${EDITORS - 1} others: it is ${EDITORS} times what a read and a save take of the processor. 150 ms would be 7 ms for both.`,
    WHERE_A_SAVE_GOES,
  ]
}
