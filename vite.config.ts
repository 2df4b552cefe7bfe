import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cutFonts } from './scripts/fonts.ts'
import { adminInBrowser } from './scripts/admin-in-browser.ts'
import { guardedReload } from './scripts/guarded-reload.ts'

await cutFonts()

/** With what stands around everything, and what the site shares with the back office: nobody needs the other's file for it. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|src[\\/](?:root\.tsx|ui[\\/](?:[\w-]+\.tsx?|site[\\/]font-preloads\.ts)$|shared[\\/](?:objects|images|monogram)\.ts$|entities[\\/]casino[\\/](?:rating|weights)\.ts$)/

/** What every page of the site needs, apart from the entries of its routes. */
const SITE = /src[\\/]site[\\/]/

/** What only the forms of records use: lists come without it. */
const FORM =
  /src[\\/]ui[\\/]admin[\\/](?:form|changes|diff|notes|presence)[\\/]|node_modules[\\/](?:@mantine[\\/]form|klona)[\\/]/

const DESK =
  /src[\\/](?:ui[\\/])?admin[\\/](?!(?:form|changes|diff|notes|presence)[\\/])|node_modules[\\/](?!@mantine[\\/]form|klona|@dnd-kit)|vite[\\/]preload-helper/

/** What only those need who put something in order. */
const ORDER = /node_modules[\\/]@dnd-kit[\\/]/

/** The small files by which the navigation knows every screen. */
const SCREENS =
  /src[\\/](?:entities[\\/][\w-]+|posts)[\\/]admin[\\/](?:screen|logo-tab)\.ts$|src[\\/]admin[\\/](?:screens|places|check-is-auth)\.ts$/

/**
 * The framework is one file for visitors, whatever else the back office uses of it, and so is our own code for them. In
 * the back office, what many screens share is one file: a hundred small ones compress worse, take as many round trips, and
 * every visitor would carry the list of them.
 */
const GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'site', test: SITE, priority: 2 },
  { name: 'desk', test: DESK, minShareCount: 7, priority: 2 },
  { name: 'order', test: ORDER, priority: 2 },
  { name: 'screens', test: SCREENS, priority: 1 },
  { name: 'form', test: FORM, minShareCount: 8, priority: 1 },
]

/** The list of all files travels with every visitor, so those that are no route have no name in it. */
const FILES = {
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
}

export default defineConfig({
  plugins: [adminInBrowser(), guardedReload(), reactRouter()],
  build: { target: 'baseline-widely-available', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { ...FILES, codeSplitting: { groups: GROUPS } } } } },
    // The server is one bundle with its own start, so that it starts fast and has every module once.
    // It alone knows the site's style sheets, and names them like all others.
    ssr: {
      build: {
        rollupOptions: { input: './src/server/main.ts', output: { assetFileNames: FILES.assetFileNames } },
      },
    },
  },
  worker: { format: 'es' },
  ssr: {
    external: ['sharp', '@node-rs/argon2', 'pg'],
    // Hundreds of small files: finding and linking them took a third of the time in which the server starts.
    noExternal: ['kysely', 'zod', 'hono', 'prom-client'],
  },
})
