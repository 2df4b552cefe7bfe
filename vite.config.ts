import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cutFonts } from './scripts/fonts.ts'
import { adminInBrowser } from './scripts/admin-in-browser.ts'
import { guardedReload } from './scripts/guarded-reload.ts'

await cutFonts()

/**
 * With what stands around everything, and what the site shares with the back office: in the file of the site it would
 * bring the site's styles along there.
 */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|src[\\/](?:root\.tsx|ui[\\/](?:[\w-]+\.tsx?|site[\\/]font-preloads\.ts)$)/

/** What every page of the site needs, apart from the entries of its routes. */
const SITE = /src[\\/]site[\\/]/

const DESK = /src[\\/](?:ui[\\/])?admin[\\/]|node_modules/
/**
 * The framework is one file for visitors, whatever else the back office uses of it, and so is our own code for them. In
 * the back office, what many screens share is one file: a hundred small ones compress worse, take as many round trips, and
 * every visitor would carry the list of them.
 */
const GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'site', test: SITE, priority: 2 },
  { name: 'desk', test: DESK, minShareCount: 9, priority: 2 },
]

export default defineConfig({
  plugins: [adminInBrowser(), guardedReload(), reactRouter()],
  build: { target: 'baseline-widely-available', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
    // The server is one bundle with its own start, so that it starts fast and has every module once.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
  worker: { format: 'es' },
  ssr: { external: ['sharp', '@node-rs/argon2', 'pg'] },
})
