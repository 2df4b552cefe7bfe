import { inputOf, signIn } from './admin.ts'
import { cpuSeconds } from './load.ts'
import { LONG_BLOCKS, LONG_WORDS, longPost } from './long-post.ts'
import { ms, table, wantedWithin } from './report.ts'
import type { BenchServer } from './server.ts'

const TIMES = 40
const WARM = 15
const MOST_CPU_MS = 105
const FIELDS = { category: 'Recenze', isReviewPost: false, slug: 'dlouhy-text-pro-mereni' } as const

/** A save of a post as long as posts get, of which a sentence was changed, and of the page that is shown after it. */
export async function benchLongSave(server: BenchServer): Promise<string[]> {
  const { call } = await signIn(server)
  const { body: writers } = await call('GET', '/writers?perPage=1')
  const writer = writers.items[0].id as string
  const given = { ...longPost('Dlouhý text pro měření'), ...FIELDS, writer, isActive: true }
  const { status, body: made } = await call('POST', '/posts', given)
  if (status !== 201) throw new Error(`The long post was refused: ${JSON.stringify(made)}`)
  const page = `${server.url}/recenze/${FIELDS.slug}/`

  let { body: post } = await call('GET', `/posts/${made.id}`)
  let turn = 0
  async function save(): Promise<void> {
    const line = { type: 'paragraph', content: [{ type: 'text', text: `Změřeno po ${++turn}.` }] }
    const content = { ...post.content, content: [line, ...post.content.content.slice(1)] }
    const saved = await call('PUT', `/posts/${made.id}`, { ...inputOf(post as object), content })
    if (saved.status !== 200) throw new Error(`The save answered ${saved.status}: ${JSON.stringify(saved.body)}`)
    post = saved.body
  }
  async function visit(): Promise<void> {
    await save()
    const html = await (await fetch(page)).text()
    if (!html.includes(`po ${turn}.`)) throw new Error('The page does not show the save.')
  }
  /** CPU milliseconds of the server for each, all its threads together. */
  async function cost(work: () => Promise<void>): Promise<number> {
    for (let time = 0; time < WARM; time++) await work()
    const before = cpuSeconds(server.pid)
    for (let time = 0; time < TIMES; time++) await work()
    return (1000 * (cpuSeconds(server.pid) - before)) / TIMES
  }
  const perSave = await cost(save)
  const withVisit = await cost(visit)
  return [
    `## A save of ${LONG_WORDS.toLocaleString('en')} words with ${LONG_BLOCKS} blocks`,
    '',
    ...table(
      ['What', 'CPU ms each'],
      [
        ['the save with its answer', ms(perSave)],
        ['the same, and a visit that renders the page', ms(withVisit)],
      ],
    ),
    '',
    wantedWithin('CPU of a save', perSave, MOST_CPU_MS),
    '- SQL takes 20 %, half of it the index of ten thousand words, the checks 11 %, the schema 10 %, garbage collection 8 %, the words of the search 7 %, comparing with the version before 5 %, JSON 4 %, the version 3 %. 60 ms would leave out the search or the checks.',
  ]
}
