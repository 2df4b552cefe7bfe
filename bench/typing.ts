import type { Page } from '@playwright/test'
import { signedInBrowser } from './admin.ts'
import { LONG_BLOCKS, LONG_WORDS, longPost } from './long-post.ts'
import { percentiles, table, wantedWithin } from './report.ts'
import type { BenchServer } from './server.ts'

const KEYS = 60
const MOST_MS = 50
const MOST_OPENING_MS = 2000
/** The first fills the caches of the browser and compiles the code of the server. */
const OPENINGS = 4
/** The writer pauses after this many keys, and the editor passes its content to the form. */
const THINKS_AFTER = 15
/** Longer than the debounce of the form and the checks, so that both run while the next keys arrive. */
const PAUSE_MS = 750

/** Milliseconds from each key press to its paint. */
async function watchKeys(tab: Page): Promise<() => Promise<number[]>> {
  await tab.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    document.addEventListener(
      'keydown',
      () => {
        const started = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => times.push(performance.now() - started), { once: true })
          port1.start()
          port2.postMessage(0)
        })
      },
      true,
    )
  })
  return () => tab.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

interface Typing {
  /** With the panel of check results open, which updates while typing. */
  isCheckOpen?: boolean
}

interface Measured {
  times: number[]
  cpuPerKey: number
  /** Until the text can be written in. */
  openingMs: number
}

async function measureTyping(server: BenchServer, { isCheckOpen = false }: Typing = {}): Promise<Measured> {
  const { context, call, close } = await signedInBrowser(server)
  try {
    const { status, body } = await call('POST', '/posts', longPost('Dlouhý text pro měření'))
    if (status !== 201) throw new Error(`The long post was refused: ${JSON.stringify(body)}`)
    const tab = await context.newPage()
    const openings: number[] = []
    for (let turn = 0; turn < OPENINGS; turn++) openings.push(await open(tab, `${server.url}/admin/posts/${body.id}`))
    await tab
      .locator('[data-uniq-id] [inert]')
      .nth(LONG_BLOCKS - 1)
      .waitFor({ state: 'attached', timeout: 60_000 })
    if (isCheckOpen) {
      await tab.getByRole('tab', { name: /^Check/ }).click()
      await tab.getByText('Checked as you type').waitFor()
    }
    await tab.locator('.ProseMirror > p').nth(LONG_BLOCKS).click()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Performance.enable')
    const threadMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
    }
    const keyTimes = await watchKeys(tab)
    const before = await threadMs()
    for (let key = 1; key <= KEYS; key++) {
      await tab.keyboard.press(key % 7 === 0 ? 'Space' : 'abcdefg'.charAt(key % 7))
      await tab.waitForTimeout(key % THINKS_AFTER === 0 ? PAUSE_MS : 30)
    }
    const cpuPerKey = ((await threadMs()) - before) / KEYS
    return { times: await keyTimes(), cpuPerKey, openingMs: percentiles(openings.slice(1)).p50 }
  } finally {
    await close()
  }
}

/** From the address to a text that is drawn and can be written in. */
async function open(tab: Page, address: string): Promise<number> {
  await tab.goto('about:blank')
  const started = performance.now()
  await tab.goto(address, { waitUntil: 'commit' })
  await tab.locator('.ProseMirror > p').first().waitFor()
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return performance.now() - started
}

const lineOf = ({ times, cpuPerKey }: { times: number[]; cpuPerKey: number }) => {
  const { p50, p95 } = percentiles(times)
  return [p50.toFixed(0), p95.toFixed(0), cpuPerKey.toFixed(1)]
}

/** Input latency of the editor in a long text. */
export async function benchTyping(server: BenchServer): Promise<string[]> {
  const plain = await measureTyping(server)
  const checked = await measureTyping(server, { isCheckOpen: true })
  const [p95, p95Checked] = [percentiles(plain.times).p95, percentiles(checked.times).p95]
  return [
    '## Typing',
    '',
    `In a text of ${LONG_WORDS.toLocaleString('en')} words with ${LONG_BLOCKS} blocks a key is drawn after:`,
    '',
    ...table(
      ['Beside the text', 'p50 ms', 'p95 ms', 'work of the main thread per key, ms'],
      [
        ['the settings', ...lineOf(plain)],
        ['the checks', ...lineOf(checked)],
      ],
    ),
    '',
    wantedWithin('p95 of a key', Math.max(p95, p95Checked), MOST_MS),
    wantedWithin('opened', plain.openingMs, MOST_OPENING_MS),
  ]
}
