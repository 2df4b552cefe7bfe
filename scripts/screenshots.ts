import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, devices } from '@playwright/test'
import sharp from 'sharp'
import { newFolder, removeFolder, startServer } from '../bench/server.ts'
import { findChromium } from './chromium.mjs'

/** Takes the pictures of docs/screenshots anew: every page, or the ones named, on phone and desktop, light and dark. */
const FOLDER = 'docs/screenshots'
const PAGES = {
  home: '/',
  review: '/recenze/modry-lev/',
  article: '/zmerili-jsme-vyplaty/',
  blocks: '/limity-ktere-funguji/',
  author: '/autor/matej-hrubes/',
  reviews: '/recenze/',
  authors: '/autor/',
  search: '/hledat/?q=vyplaty',
  contact: '/kontaktujte-nas/',
  privacy: '/zasady-ochrany-osobnich-udaju/',
  error: '/takova-stranka-neni/',
}
const WIDTHS = { 390: 844, 1440: 900 }
const SCHEMES = ['light', 'dark'] as const
/** Enough to see how a page begins; whole pages would be metres long. */
const MAX_HEIGHT = 3000

const wanted = process.argv.slice(2)
// A headless browser says so, and would be answered as a crawler.
const { userAgent } = devices['Desktop Chrome']

mkdirSync(FOLDER, { recursive: true })
const dataDir = newFolder()
const server = await startServer(dataDir)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
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
      })
      await page.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      const whole = await page.screenshot({ fullPage: true, style: '.sticky-cta { display: none }' })
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
