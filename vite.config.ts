import { globSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildId } from './scripts/fingerprint.mjs'
import { cutFonts } from './scripts/fonts.ts'
import { adminInBrowser } from './scripts/admin-in-browser.ts'
import { serverPackages } from './scripts/build-threads.ts'
import { guardedReload } from './scripts/guarded-reload.ts'
import { screenParts as partsOfScreens } from './scripts/screen-parts.ts'
import { signInAlone } from './scripts/sign-in-alone.ts'
import { wordsInBrowser } from './scripts/words-in-browser.ts'

await cutFonts()

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** What the sign-in shares with the screens: calls of the API, words, the mark. It loads nothing else but React. */
const BASE =
  /src[\\/](?:records[\\/]admin[\\/](?:api[\\/](?:api-error|client|fingerprint|messages|query-string|session|wait)|form[\\/](?:draft-store|use-sending))|ui[\\/](?:admin[\\/](?:words[\\/](?!czech)|format|icon|messages|use-busy|use-screen-title)|[\w-]+\.tsx?$)|shared[\\/](?:words|chunk-errors|czech[\\/]format)|admin[\\/](?:ask-session|messages\.ts\?passwordHint|login[\\/](?:alone|login-address)|layout[\\/](?:splash|admin-meta))|entities[\\/]user[\\/]admin[\\/]roles)|vite[\\/]preload-helper/

/** The router, the root route, and the addresses of pictures, which the schemas would bring along. */
const FRAMEWORK =
  /node_modules[\\/](?:react-router|cookie|set-cookie-parser)[\\/]|src[\\/](?:root\.tsx|shared[\\/]images\.ts|features[\\/]crops[\\/]shared[\\/]crop\.ts)/

/** What checks input. Lists check nothing. */
const SCHEMA = /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]schema[\\/]/

/** Functions without a library: a form shows with them before it checks with the schemas, which use them, too. */
const PLAIN = /src[\\/]shared[\\/]/

/** What reads and keeps records of the server. */
const QUERIES = /node_modules[\\/]@tanstack[\\/]/

/** Components that both lists and forms show at once, and what all are made with. */
const KIT =
  /node_modules[\\/]@mantine[\\/](?:hooks[\\/]esm[\\/](?!use-(?:click-outside|collapse|debounced-value|focus|local-storage|long-press|resize|shallow|timeout))[\w-]+|core[\\/]esm[\\/](?:core|components[\\/](?:Alert|Anchor|Badge|Combobox[\\/]Combobox(?:Chevron|ClearButton)|Combobox[\\/]Combobox.module|Group|Input|InputBase|InlineInput|Kbd|Paper|SegmentedControl|FloatingIndicator|Skeleton|Stack|Tabs|Text|TextInput|Title|Transition|Portal)))[\\/.]/

/** Components that forms show at once. */
const FIELDS =
  /node_modules[\\/]@mantine[\\/](?:core[\\/]esm[\\/]components[\\/](?:Accordion|Collapse|SimpleGrid|Switch|Textarea)|hooks[\\/]esm[\\/]use-(?:collapse|debounced-value))[\\/.]/

/** The text editor without what changes tables and finds addresses, which comes later. */
const TEXT =
  /node_modules[\\/](?:@tiptap[\\/](?!extension-(?:link|table))|prosemirror-(?!tables)|orderedmap|rope-sequence|w3c-keyname)/

/** Finds addresses in what is typed and pasted: later in the text of a post, at once in a short text. */
const ADDRESSES = /node_modules[\\/](?:@tiptap[\\/]extension-link|linkifyjs)[\\/]/

/** Mantine components used by several screens, but not by most. */
const WIDGETS = /node_modules[\\/]@mantine[\\/](?:core|hooks)[\\/]/

/** Used only by forms of records; lists do not load it. */
const FORM =
  /src[\\/]records[\\/](?:admin[\\/](?:form[\\/](?!rich-text|sortable|(?:record|text)-list-field)|(?:changes|check|diff)[\\/]|[\w-]+\.tsx?$)|changes[\\/])|src[\\/]shared[\\/](?:checks|czech|schema)[\\/]|src[\\/]features[\\/][\w-]+[\\/](?:shared|admin)[\\/]|src[\\/]entities[\\/]media[\\/](?:admin[\\/]|schema\.ts)|node_modules[\\/](?:@mantine[\\/]form|klona)[\\/]/

const DESK =
  /src[\\/](?:(?:ui[\\/])?admin[\\/]|records[\\/]admin[\\/](?!(?:changes|form|diff)[\\/])|features[\\/][\w-]+[\\/]screen[\\/])|node_modules[\\/](?!@mantine[\\/]form|klona|@dnd-kit|zod|diff)/

/** What is placed beside a button: menus, options, tooltips. Lists load it when the first is opened. */
const POPUPS =
  /node_modules[\\/](?:@floating-ui|tabbable)[\\/]|node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](?:components[\\/](?:Popover|Menu|Select|Tooltip)[\\/]|components[\\/]Combobox[\\/](?!Combobox(?:Chevron|ClearButton))|utils[\\/]Floating[\\/])/

/** Texts of a folder that several chunks show. Without a group of their own they would bring along the chunk of one of them. */
const WORDS = /src[\\/](?:[\w-]+[\\/])+messages\.ts/

/** Drag and drop, with the fields that use it. */
const ORDER =
  /node_modules[\\/]@dnd-kit[\\/]|src[\\/]records[\\/]admin[\\/]form[\\/](?:sortable|(?:record|text)-list-field)/

/** Schemas and rules of casinos and bookmakers: used by their forms and by the blocks that list them. */
const OFFER =
  /src[\\/](?:shared[\\/]schema[\\/](?:bonus-\w+|offer|rating)|(?:entities[\\/](?:bookmaker|casino|licence|offer|payout-test)|features[\\/]facts)[\\/][\w-]+)\.ts$/

/** Code that the form of a post shares with the panels, drawers and checks it opens. */
const POST = /src[\\/](?:posts|blocks|features[\\/][\w-]+[\\/]post)[\\/]/

const STARTS = {
  frame: ['admin/layout/admin-layout.tsx'],
  list: ['posts/admin/list.tsx', 'records/admin/list/view-tabs.tsx'],
  otherList: ['entities/casino/admin/list.tsx', 'entities/bookmaker/admin/list.tsx'],
  form: ['posts/admin/form.tsx'],
  otherForm: ['entities/casino/admin/form.tsx'],
  editor: ['posts/admin/editor/content-editor.tsx'],
  others: globSync(['admin/**/*.tsx', 'entities/*/admin/*.tsx', 'features/*/screen/**/*.tsx'], { cwd: 'src' }),
}
type Screen = keyof typeof STARTS
const { plugin: screenParts, isIn } = partsOfScreens(STARTS)

/** Each message is a module that its folder names for everybody: it follows those who say it. */
const isCode = (screen: Screen, id: string) => isIn(screen, id) && !WORDS.test(id)

/** What is in a group, as its name: the bundler gives the modules of one to a function for names only. */
const part = (name: string, isPart: (id: string) => boolean) => (id: string) => (isPart(id) ? name : null)

/**
 * The back office: code shared by several screens is in a few chunks. Otherwise the form of a post would load seventy small
 * files, which compress worse and queue behind each other.
 *
 * A group includes the imports of its modules, so the groups that are needed everywhere have the highest priority.
 */
const GROUPS = [
  { name: 'react', test: REACT, priority: 19 },
  { name: 'base', test: BASE, minShareCount: 2, priority: 18 },
  { name: 'framework', test: FRAMEWORK, priority: 17 },
  {
    debugName: 'plain',
    name: part('plain', (id) => PLAIN.test(id) && (isIn('form', id) || isIn('editor', id)) && !isIn('list', id)),
    priority: 16.5,
  },
  { name: 'schema', test: SCHEMA, minShareCount: 2, priority: 16 },
  {
    debugName: 'desk',
    name: part('desk', (id) => isCode('frame', id) || (isCode('list', id) && isCode('form', id)) || QUERIES.test(id)),
    priority: 15,
  },
  {
    debugName: 'words',
    name: part('words', (id) => WORDS.test(id) && isIn('list', id)),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 14.5,
  },
  {
    debugName: 'offerWords',
    name: part('offerWords', (id) => WORDS.test(id) && isIn('otherList', id) && !isIn('list', id)),
    priority: 14.4,
  },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 14 },
  { name: 'fields', test: FIELDS, minShareCount: 2, priority: 13.5 },
  { name: 'popups', test: POPUPS, minShareCount: 2, priority: 13 },
  {
    debugName: 'lists',
    name: part('lists', (id) => isCode('list', id) && isCode('otherList', id)),
    minShareCount: 2,
    priority: 12,
  },
  {
    debugName: 'names',
    name: part('names', (id) => isCode('otherList', id) && isCode('form', id)),
    minShareCount: 2,
    priority: 11.8,
  },
  {
    debugName: 'offers',
    name: part('offers', (id) => isCode('otherList', id)),
    minShareCount: 2,
    priority: 11.5,
  },
  {
    debugName: 'forms',
    name: part('forms', (id) => isCode('form', id) && isCode('otherForm', id) && !isIn('list', id)),
    minShareCount: 2,
    priority: 11,
  },
  { name: 'text', test: TEXT, minShareCount: 2, priority: 10 },
  // A group brings along what its modules import: what other screens have, too, would bring them all of the editor.
  {
    debugName: 'shared',
    name: part('shared', (id) => (isCode('form', id) || isCode('editor', id)) && isIn('others', id)),
    minShareCount: 2,
    priority: 9.8,
  },
  { debugName: 'post', name: part('post', (id) => isCode('form', id)), priority: 9.5 },
  { debugName: 'editor', name: part('editor', (id) => isCode('editor', id)), priority: 9 },
  { name: 'addresses', test: ADDRESSES, minShareCount: 2, priority: 8.5 },
  { name: 'rest', test: DESK, minShareCount: 7, priority: 8 },
  { name: 'widgets', test: WIDGETS, minShareCount: 3, priority: 6 },
  { name: 'form', test: FORM, minShareCount: 4, priority: 5 },
  { name: 'order', test: ORDER, minShareCount: 2, priority: 4 },
  { name: 'offer', test: OFFER, minShareCount: 2, priority: 3 },
  { name: 'blocks', test: POST, minShareCount: 3, priority: 2 },
  { name: 'words', test: WORDS, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 1 },
]

/** The manifest lists all files, so names other than those of routes are only a hash. */
const FILES = {
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
}

/** What browsers get of the back office in development. */
const SCREEN_FILES = [
  'src/{root,entry.client}.tsx',
  'src/{admin,posts/admin,records/admin,ui/admin}/**/*.tsx',
  'src/{blocks,entities}/*/{admin/**/*,form}.tsx',
  'src/features/*/{admin,post,screen}/**/*.tsx',
  '!**/*.test.tsx',
]

export default defineConfig(({ command }) => ({
  define: { BUILD_ID: JSON.stringify(buildId()) },
  plugins: [adminInBrowser(), signInAlone(), wordsInBrowser(), guardedReload(), screenParts, reactRouter()],
  build: { target: 'baseline-widely-available', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What changes something, `config` of zod and `init` of its classes, is not called as a part of `z`.
          treeshake: { manualPureFunctions: ['z'] },
          output: { ...FILES, codeSplitting: { groups: GROUPS } },
        },
      },
    },
    // The server is one bundle including its entry, so that it starts fast and instantiates every module once.
    // Only this build imports the site's style sheets; their names follow the client's pattern.
    ssr: {
      build: {
        rollupOptions: { input: './src/server/main.ts', output: { assetFileNames: FILES.assetFileNames } },
      },
    },
  },
  // Found at the start: each package found later reloads the page, with what was typed.
  optimizeDeps: { entries: SCREEN_FILES },
  worker: { format: 'es' },
  // In development packages are loaded by Node: Vite would take those of CommonJS for modules.
  ssr: command === 'build' ? serverPackages : { external: serverPackages.external },
}))
