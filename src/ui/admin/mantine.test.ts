import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const LIBRARY = resolve('node_modules/@mantine/core/esm')
/** Resets and variables, which no component names. */
const ALWAYS = ['baseline', 'default-css-variables', 'global']

const namesIn = (list = '') =>
  list.split(',').flatMap((name) => {
    const [own = ''] = name.trim().split(' as ')
    return own === '' || own.startsWith('type ') ? [] : [own]
  })

/** Which file of the library has what it exports. */
function homes(): Map<string, string> {
  const index = readFileSync(`${LIBRARY}/index.mjs`, 'utf8')
  const imports = index.matchAll(/^import \{([^}]+)\} from "([^"]+)"/gm)
  return new Map(
    [...imports].flatMap(([, names, file = '']) =>
      namesIn(names).map((name) => [name, resolve(LIBRARY, file)] as const),
    ),
  )
}

/** The style sheets of the components that our code imports, and of those they are made of. */
function sheetsInUse(): Set<string> {
  const found = homes()
  const imported = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from '@mantine\/core'/gm)].flatMap(([, names]) =>
      namesIn(names),
    ),
  )
  const files = new Set(imported.flatMap((name) => found.get(name) ?? []))
  for (const file of files) {
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/ from "(\.[^"]+)"/g)) {
      files.add(resolve(dirname(file), next))
    }
  }
  const modules = [...files].filter((file) => file.endsWith('.module.mjs'))
  return new Set([...modules.map((file) => basename(file, '.module.mjs')), ...ALWAYS])
}

test('the back office loads the style sheets of the components it uses, and no others', () => {
  const loaded = readFileSync('src/ui/admin/mantine.css', 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g)
  expect([...loaded].map(([, name = '']) => name).toSorted()).toEqual([...sheetsInUse()].toSorted())
})

test('they are in the order of the whole sheet', () => {
  const whole = readFileSync('node_modules/@mantine/core/styles.css', 'utf8')
  const own = readFileSync('src/ui/admin/mantine.css', 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g)
  const places = [...own].map(([, name = '']) => {
    const sheet = readFileSync(`node_modules/@mantine/core/styles/${name}.css`, 'utf8')
    return whole.indexOf(/\.m_[0-9a-f]+/.exec(sheet)?.[0] ?? sheet.slice(0, 40))
  })
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
