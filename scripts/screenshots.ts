import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newFolder, removeFolder, startServer } from '../bench/server.ts'
import { findChromium } from './chromium.mjs'

/** Retakes docs/screenshots, or only those named as arguments: on phone and desktop, light and dark. */
const FOLDER = 'docs/screenshots'
const PAGES: Record<string, string> = {
  home: '/',
  review: '/recenze/modry-lev/',
  article: '/zmerili-jsme-vyplaty/',
  blocks: '/limity-ktere-funguji/',
  author: '/autor/matej-hrubes/',
  reviews: '/recenze/',
  'reviews-table': '/recenze/?zobrazit=tabulka',
  articles: '/clanky/',
  rubric: '/rubrika/platby/',
  payouts: '/mereni-vyplat/',
  comparison: '/porovnani/?k=modry-lev,zlata-vydra',
  authors: '/autor/',
  search: '/hledat/?q=vyplaty',
  calculator: '/kalkulacka-bonusu/',
  voices: '/zkusenosti/modry-lev/',
  complaints: '/stiznosti/',
  contact: '/kontaktujte-nas/',
  help: '/pomoc/',
  pause: '/pauza/',
  privacy: '/zasady-ochrany-osobnich-udaju/',
  error: '/takova-stranka-neni/',
  'admin-today': '/admin/today',
  'admin-posts': '/admin/posts',
  'admin-post': '/admin/posts/post-recenze-modry-lev',
  'admin-casino': '/admin/casinos/casino-modry-lev',
  'admin-voices': '/admin/voices',
  'admin-complaints': '/admin/complaints',
  'admin-settings': '/admin/settings',
}
const WIDTHS = { 390: 844, 1440: 900 }
const SCHEMES = ['light', 'dark'] as const
/** Shows the top of a page; full pages would be far too tall. */
const MAX_HEIGHT = 3000
const ADMIN = { email: 'redakce@rozvazne.example', password: 'modry-lev-pije-caj-2026' }

const isAdmin = (name: string) => name.startsWith('admin-')
const wanted = process.argv.slice(2)
// The default user agent of a headless browser would be treated as a crawler.
const { userAgent } = devices['Desktop Chrome']

mkdirSync(FOLDER, { recursive: true })
const dataDir = newFolder()
const server = await startServer(dataDir, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password })
const site = server.url
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const storageState = await signIn(browser)
const rows: string[] = []
for (const [name, path] of Object.entries(PAGES)) {
  const files: string[] = []
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const colorScheme of SCHEMES) {
      const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`
      files.push(file)
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const page = await browser.newPage({
        userAgent,
        viewport: { width: Number(width), height },
        colorScheme,
        reducedMotion: 'reduce',
        ...(isAdmin(name) ? { storageState } : {}),
      })
      await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
      await page.goto(site + path, { waitUntil: 'networkidle' })
      if (isAdmin(name)) await isDrawn(page)
      if (name === 'admin-post' && Number(width) > 390) await openPreview(page)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      // Only the viewport of the back office: its sticky headers would be misplaced in a full-page screenshot.
      const whole = await page.screenshot({ fullPage: !isAdmin(name), style: '.sticky-cta { display: none }' })
      await page.close()
      const { height: pixels } = await sharp(whole).metadata()
      await sharp(whole)
        .extract({ left: 0, top: 0, width: Number(width), height: Math.min(pixels, MAX_HEIGHT) })
        .resize({ width: Number(width) === 390 ? 390 : 900 })
        .webp({ quality: 70 })
        .toFile(`${FOLDER}/${file}`)
    }
  }
  rows.push(
    `## ${name} \`${path}\``,
    '',
    files
      .map((file) => `<img src="screenshots/${file}" alt="${file}" width="${file.includes('390') ? 180 : 400}">`)
      .join(' '),
    '',
  )
}
writeFileSync(
  'docs/screenshots.md',
  `# Screenshots\n\nTaken with \`npm run screenshots\` from the demo content.\n\n${rows.join('\n')}`,
)
await browser.close()
await server.stop()
removeFolder(dataDir)

async function signIn(from: Browser) {
  const page = await from.newPage()
  await page.goto(`${site}/admin`)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/posts')
  const state = await page.context().storageState()
  await page.close()
  return state
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.frameLocator('iframe[title="Preview of the page"]').getByRole('banner').waitFor()
  // The preview runs no scripts, so there is no event for its loaded pictures.
  await page.waitForTimeout(1500)
}

async function isDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A part that a phone does not show yet may wait to be opened.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.mantine-Skeleton-root')].every((each) => !each.checkVisibility()),
  )
}
