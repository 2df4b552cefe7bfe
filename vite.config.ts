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

/** Components of Mantine that several screens use, but not most. */
const WIDGETS = /node_modules[\\/]@mantine[\\/](?:core|hooks)[\\/]/

/** What only forms of records use: lists load without it. */
const FORM =
  /src[\\/]ui[\\/]admin[\\/](?:form[\\/](?!rich-text|sortable|(?:record|text)-list-field)|(?:changes|check|diff|notes|presence|records)[\\/])|src[\\/]shared[\\/](?:checks|czech|schema)[\\/]|src[\\/]entities[\\/]media[\\/](?:admin[\\/]|schema\.ts)|node_modules[\\/](?:@mantine[\\/]form|klona)[\\/]/

const DESK =
  /src[\\/](?:ui[\\/])?admin[\\/](?!(?:form|changes|diff|notes|presence)[\\/])|node_modules[\\/](?!@mantine[\\/]form|klona|@dnd-kit)|vite[\\/]preload-helper/

/** Drag and drop, with the fields that use it. */
const ORDER = /node_modules[\\/]@dnd-kit[\\/]|src[\\/]ui[\\/]admin[\\/]form[\\/](?:sortable|(?:record|text)-list-field)/

/** Schemas and rules of casinos and bookmakers: for their forms, and for the blocks of a post that list them. */
const OFFER =
  /src[\\/](?:shared[\\/]schema[\\/](?:bonus-\w+|offer|rating)|entities[\\/](?:bookmaker|casino|fact|licence|offer|payout-test)[\\/][\w-]+)\.ts$/

/** What the form of a post shares with the panels, drawers and checks that it opens. */
const POST = /src[\\/](?:posts|blocks)[\\/]/

/** The small files by which the navigation knows every screen, and what lists share. */
const SCREENS =
  /src[\\/](?:entities[\\/][\w-]+|posts)[\\/]admin[\\/](?:screen|logo-tab|roles|use-\w+)\.ts$|src[\\/]admin[\\/](?:(?:screens|nav-items|check-is-auth|record-path)\.ts$|layout[\\/](?:splash|user-box)\.tsx$)|src[\\/]shared[\\/]post-address\.ts$|src[\\/]ui[\\/]admin[\\/](?:list[\\/]|[\w-]+\.tsx?$)/

/**
 * Visitors load the framework as one file, whatever else the back office uses of it, and our own code as another. In the
 * back office, what several screens share is in a few files: the form of a post would load seventy small ones, which
 * compress worse and queue behind each other. Every visitor also loads the list of all files.
 *
 * A group takes what its modules import along, so those that are needed everywhere come first.
 */
const GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 9 },
  { name: 'site', test: SITE, priority: 8 },
  { name: 'desk', test: DESK, minShareCount: 7, priority: 8 },
  { name: 'screens', test: SCREENS, minShareCount: 2, priority: 7 },
  { name: 'widgets', test: WIDGETS, minShareCount: 3, priority: 6 },
  { name: 'form', test: FORM, minShareCount: 4, priority: 5 },
  { name: 'order', test: ORDER, minShareCount: 2, priority: 4 },
  { name: 'offer', test: OFFER, minShareCount: 2, priority: 3 },
  { name: 'post', test: POST, minShareCount: 3, priority: 2 },
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
