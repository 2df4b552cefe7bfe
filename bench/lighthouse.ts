import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { table } from './report.ts'

interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO; 0 to 100. */
  scores: number[]
  lcp: string
  tbt: string
  cls: string
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { displayValue?: string }>
}

/** Only the benchmark needs Lighthouse, and it is large: npx installs it on demand. */
const VERSION = '13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse with its default settings, for a phone; undefined if it cannot be installed. */
async function runLighthouse(url: string): Promise<LighthouseResult | undefined> {
  const file = join(mkdtempSync(join(tmpdir(), 'rozvazne-lighthouse-')), 'report.json')
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { stdio: 'ignore', env: { ...process.env, CHROME_PATH: await findChromium() }, timeout: 180_000 },
  )
  if (status !== 0) return undefined
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const shown = (name: string) => audits[name]?.displayValue ?? '–'
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: shown('largest-contentful-paint'),
    tbt: shown('total-blocking-time'),
    cls: shown('cumulative-layout-shift'),
  }
}

export async function benchLighthouse(base: string, pages: Record<string, string>): Promise<string[]> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const result = await runLighthouse(base + path)
    rows.push(
      result
        ? [name, result.scores.join(' / '), result.lcp, result.tbt, result.cls]
        : [name, 'Lighthouse is not to be had here', '', '', ''],
    )
  }
  const head = ['Page', 'performance / accessibility / best practices / SEO', 'LCP', 'TBT', 'CLS']
  return [
    '## Lighthouse, phone',
    '',
    ...table(head, rows),
    '',
    '- A form of a voice is kept from search engines on purpose, which Lighthouse counts as its only fault.',
  ]
}
