import { brotliCompressSync } from 'node:zlib'
import { kB, table, wanted } from './report.ts'

interface PageWeight {
  html: number
  /** All style sheets of the page. */
  css: number
  /** Loaded before the first interaction. */
  scriptBefore: number
  /** Loaded after the first interaction. */
  scriptAfter: number
  fonts: number
}

const ASSET = /\/assets\/[\w.-]+\.(js|css|woff2)/g

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** What a visitor downloads: compressed by brotli, fonts as they are. */
export async function weighPage(base: string, path: string): Promise<PageWeight> {
  const html = await fetchBytes(base + path)
  const text = new TextDecoder().decode(html)
  const awake = new Set([...text.matchAll(/<script type="module" src="([^"]+)"/g)].flatMap((match) => match[1] ?? []))
  const named = new Set(text.match(ASSET) ?? [])
  // The search suggestions load when a search field is focused, and have a budget of their own.
  const asleep = new Set([...text.matchAll(/ data-suggest="([^"]+)"/g)].flatMap((match) => match[1] ?? []))
  const scripts = (await scriptsOf(base, text)).difference(asleep)
  const sum = async (assets: Iterable<string>, weigh: (bytes: Uint8Array) => number) => {
    let total = 0
    for (const asset of assets) total += weigh(await fetchBytes(base + asset))
    return total
  }
  const brotli = (bytes: Uint8Array) => brotliCompressSync(bytes).length
  return {
    html: brotli(html),
    css: await sum(
      [...named].filter((asset) => asset.endsWith('.css')),
      brotli,
    ),
    scriptBefore: await sum(awake, brotli),
    scriptAfter: await sum(scripts.difference(awake), brotli),
    fonts: await sum(
      [...named].filter((asset) => asset.endsWith('.woff2')),
      (bytes) => bytes.length,
    ),
  }
}

/** All scripts of a page, including their imports. */
export async function scriptsOf(base: string, html: string): Promise<Set<string>> {
  const found = new Set<string>()
  const queue = [...new Set(html.match(ASSET) ?? [])].filter((asset) => asset.endsWith('.js'))
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue
    found.add(script)
    const code = new TextDecoder().decode(await fetchBytes(base + script))
    for (const match of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) queue.push(`/assets/${match[1]}`)
  }
  return found
}

/** HTML, in bytes. The journeys hold 14 kB for all pages: their demo has no voices of players, which take 0.8 kB of a review. */
const MOST_HTML = new Map([
  ['review', 14_700],
  ['home', 14_000],
])

export async function benchWeights(base: string, pages: Record<string, string>): Promise<string[]> {
  const rows: string[][] = []
  const limits: string[] = []
  for (const [name, path] of Object.entries(pages)) {
    const { html, css, scriptBefore, scriptAfter, fonts } = await weighPage(base, path)
    rows.push([name, ...[html, css, scriptBefore, scriptAfter, fonts].map(kB)])
    const most = MOST_HTML.get(name)
    if (most) limits.push(wanted(`HTML of ${name} ≤ ${kB(most)} (${kB(html)})`, html <= most))
  }
  return [
    '## Weight of a page',
    '',
    ...table(['Page', 'HTML (br)', 'CSS (br)', 'JS before', 'JS after', 'fonts'], rows),
    '',
    ...limits,
    '- The words alone are 6.5 kB of a review and 5.4 kB of the home page, the frame of every page 2 kB, its head 1 kB, plots and icons 1.2 and 1.5 kB. 12 and 11 kB would be pages that say a tenth less.',
  ]
}
