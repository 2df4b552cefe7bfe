import { inputOf, signIn } from './admin.ts'
import { cpuSeconds } from './load.ts'
import { LONG_BLOCKS, LONG_WORDS, longPost } from './long-post.ts'
import { ms, table, wanted } from './report.ts'
import type { BenchServer } from './server.ts'

const SAVES = 40
const WARM = 15
const MOST_CPU_MS = 60
const FIELDS = { category: 'Recenze', isReviewPost: false, slug: 'dlouhy-text-pro-mereni' } as const

/** A save of a post as long as posts get, of which a sentence was changed: the request, and the page that is shown after it. */
export async function benchLongSave(server: BenchServer): Promise<string[]> {
  const { call } = await signIn(server)
  const { body: writers } = await call('GET', '/writers?perPage=1')
  const writer = writers.items[0].id as string
  const given = { ...longPost('Dlouhý text pro měření'), ...FIELDS, writer, isActive: true }
  const { status, body: made } = await call('POST', '/posts', given)
  if (status !== 201) throw new Error(`The long post was refused: ${JSON.stringify(made)}`)
  const page = `${server.url}/recenze/${FIELDS.slug}/`

  async function save(turn: number): Promise<void> {
    const { body: post } = await call('GET', `/posts/${made.id}`)
    const [first, ...rest] = post.content.content
    const line = { type: 'paragraph', content: [{ type: 'text', text: `Změřeno po ${turn}.` }] }
    const content = { ...post.content, content: [turn === 1 ? first : line, ...rest] }
    const sent = { ...inputOf(post as object), content }
    const before = cpuSeconds(server.pid)
    const started = performance.now()
    const saved = await call('PUT', `/posts/${made.id}`, sent)
    if (saved.status !== 200) throw new Error(`The save answered ${saved.status}: ${JSON.stringify(saved.body)}`)
    times.push(performance.now() - started)
    cpu.saves += cpuSeconds(server.pid) - before
    const shown = cpuSeconds(server.pid)
    const html = await (await fetch(page)).text()
    if (turn > 1 && !html.includes(`po ${turn}.`)) throw new Error('The page does not show the save.')
    cpu.pages += cpuSeconds(server.pid) - shown
  }

  let times: number[] = []
  let cpu = { saves: 0, pages: 0 }
  for (let turn = 1; turn <= WARM + SAVES; turn++) {
    if (turn === WARM + 1) [times, cpu] = [[], { saves: 0, pages: 0 }]
    await save(turn)
  }
  const [perSave, perPage] = [cpu.saves, cpu.pages].map((seconds) => (1000 * seconds) / SAVES)
  return [
    `## A save of ${LONG_WORDS.toLocaleString('en')} words with ${LONG_BLOCKS} blocks`,
    '',
    ...table(
      ['What', 'CPU ms each'],
      [
        ['the save, its answer included', ms(perSave ?? 0)],
        ['the next visit of its page', ms(perPage ?? 0)],
      ],
    ),
    '',
    wanted(`save ≤ ${MOST_CPU_MS} ms of CPU (${ms(perSave ?? 0)})`, (perSave ?? 0) <= MOST_CPU_MS),
  ]
}
