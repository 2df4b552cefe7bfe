import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page, Request } from '@playwright/test'
import { signedInBrowser } from './admin.ts'
import { kB, table, wanted } from './report.ts'
import type { BenchServer } from './server.ts'
import { scriptsOf } from './weights.ts'

const QUIET_MS = 1000
const LOOKS_EVERY_MS = 100

/**
 * The scripts that a screen loads until it is shown and can be typed in. Not what is fetched ahead of a click, when the browser has
 * nothing else to do (decision 0109). An idle network is not the end of it: the screen itself waits for its record.
 */
export async function scriptsUntilShown(page: Page, path: string, shown: Locator): Promise<Request[]> {
  const scripts: Request[] = []
  let last = Date.now()
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return
    scripts.push(request)
    last = Date.now()
  })
  await page.goto(path)
  await shown.waitFor()
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(LOOKS_EVERY_MS)
  return scripts
}

/** As they were sent. */
export const bytesOf = async (scripts: Request[]) =>
  (await Promise.all(scripts.map((script) => script.sizes()))).reduce(
    (sum, { responseBodySize }) => sum + responseBodySize,
    0,
  )

/** What the sign-in needs, not the screens that it fetches ahead. */
export async function bytesOfSignIn(base: string): Promise<number> {
  const textAt = async (path: string) => (await fetch(base + path)).text()
  const [, start = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await textAt('/admin')) ?? []
  let bytes = 0
  for (const script of await scriptsOf(base, start)) bytes += brotliCompressSync(await textAt(script)).length
  return bytes
}

export const MOST_OF_SIGN_IN = 80_000
export const SCREENS = [
  {
    name: 'list of posts',
    path: '/admin/posts',
    most: 180_000,
    shown: (page: Page) => page.getByRole('link', { name: /Modrý Lev/ }).first(),
  },
  {
    name: 'list of casinos',
    path: '/admin/casinos',
    most: 179_000,
    shown: (page: Page) => page.getByRole('link', { name: /Modrý Lev/ }).first(),
  },
  {
    name: 'form of a post, with its editor',
    path: '/admin/posts/post-recenze-modry-lev',
    most: 339_000,
    shown: (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }),
  },
]

export async function benchScreens(server: BenchServer): Promise<string[]> {
  const signIn = await bytesOfSignIn(server.url)
  const rows = [['sign-in', kB(signIn), '', kB(MOST_OF_SIGN_IN)]]
  const missed: string[] = signIn > MOST_OF_SIGN_IN ? ['sign-in'] : []
  for (const { name, path, most, shown } of SCREENS) {
    // A browser of its own, because the cache of another screen would make this one look lighter.
    const { context, close } = await signedInBrowser(server)
    try {
      const page = await context.newPage()
      const scripts = await scriptsUntilShown(page, server.url + path, shown(page))
      const bytes = await bytesOf(scripts)
      rows.push([name, kB(bytes), String(scripts.length), kB(most)])
      if (bytes > most) missed.push(name)
    } finally {
      await close()
    }
  }
  return [
    '## Weight of the back office',
    '',
    'Scripts that a screen loads until it is shown and can be typed in (brotli); nothing of what is fetched ahead.',
    '',
    ...table(['Screen', 'scripts', 'files', 'at most'], rows),
    '',
    wanted(`No screen over its limit (over: ${missed.join(', ') || 'none'})`, missed.length === 0),
    '- 330 kB for the form of a post was the aim. Of its weight React and the router take 94, ProseMirror and TipTap 88, Mantine with its hooks and forms 45, queries 9, and 101 are ours, words included.',
  ]
}
