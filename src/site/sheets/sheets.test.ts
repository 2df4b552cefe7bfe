import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /^@import '([^']+)';$/gm

/** A sheet and everything it imports, in the order of the cascade. */
function filesOf(sheet: string): string[] {
  const imports = [...readFileSync(sheet, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) =>
    filesOf(join(dirname(sheet), path)),
  )
  return [...imports, sheet]
}

const code = readFileSync('src/site/sheets/sheets.server.ts', 'utf8')
const sheets = [...code.matchAll(/'\.\/([\w-]+\.css)\?url'/g)].map(([, name]) => `src/site/sheets/${name}`)
const SITE = 'src/site/sheets/site.css'

test('every style sheet of the site is in some sheet', () => {
  const scripts = globSync('src/site/browser/*.ts').map((file) => readFileSync(file, 'utf8'))
  const brought = scripts.flatMap((script) =>
    [...script.matchAll(/'#site\/([\w/-]+\.css)\?inline'/g)].map(([, path]) => `src/site/${path}`),
  )
  const taken = new Set([...sheets.flatMap(filesOf), ...brought])
  const written = globSync('src/{blocks,posts,site,ui/site,features/*/site}/**/*.css').filter(
    (file) => !file.endsWith('.module.css') && !file.includes('/admin/'),
  )
  expect(sheets.length).toBeGreaterThan(3)
  expect(written.filter((file) => !taken.has(file))).toEqual([])
})

test.each(sheets)('%s imports nothing twice', (sheet) => {
  const files = filesOf(sheet)
  expect(files).toEqual([...new Set(files)])
})

test('what the common sheet has is in no other', () => {
  const ofSite = new Set(filesOf(SITE))
  const others = sheets.filter((sheet) => sheet !== SITE).flatMap(filesOf)
  expect(others.filter((file) => ofSite.has(file))).toEqual([])
})

test('the editor previews blocks with the styles of all of them', () => {
  const taken = new Set(filesOf('src/posts/admin/editor/preview/preview.css'))
  const ofBlocks = globSync('src/{blocks/*/view,posts/{content,parts}/*}.css')
  expect(ofBlocks.length).toBeGreaterThan(10)
  expect(ofBlocks.filter((file) => !taken.has(file))).toEqual([])
})
