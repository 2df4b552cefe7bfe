import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { withHardSpaces } from '../src/shared/czech/typography.ts'
import type { Text } from '../src/shared/words/language.ts'

const MESSAGES = /\/src\/(?:.+\/)?messages\.ts$/
const TABLE = /\/src\/ui\/admin\/words\/czech\.ts$/

interface Message {
  en: Text
  cs: Text
  key: string
}

/** The messages of a file by name. The time of its last change makes Node read it again in development. */
const messagesIn = async (path: string): Promise<[name: string, message: Message][]> =>
  Object.entries(await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`))

/** A parameter before a unit is a number: „{hours} h“. */
const BEFORE_UNIT = /(?<=\{\w+\}) (?=(?:h|s|ms|min|minut|hodin|sekund|dn[íůy]|B|MB|px|×|znaků|let)(?!\p{L}))/gu

/** A number stays with what it counts, and one-letter words with the next. */
const hard = (template: string) =>
  withHardSpaces(template.replaceAll('{count} ', '{count}\u00a0').replaceAll(BEFORE_UNIT, '\u00a0'))

const hardened = (text: Text): Text =>
  typeof text === 'string'
    ? hard(text)
    : Object.fromEntries(Object.entries(text).map(([form, each]) => [form, hard(each)]))

async function allCzech(): Promise<Record<string, Text>> {
  const files = globSync('src/**/messages.ts').toSorted()
  const messages = (await Promise.all(files.map((file) => messagesIn(resolve(file))))).flat()
  return Object.fromEntries(messages.map(([, { key, cs }]) => [key, hardened(cs)]))
}

/** Each message is a module of its own in the build: a chunk contains those it says, not all of their folder. */
const reference = (path: string, [name]: [string, Message]) => `export { ${name} } from '${path}?${name}'`

const compiledLines = (all: [string, Message][], only: string | undefined) => [
  "import { compiled } from '#shared/words/message.ts'",
  ...all
    .filter(([name]) => only === undefined || name === only)
    .map(
      ([name, { en, key }]) =>
        `export const ${name} = /*#__PURE__*/ compiled(${JSON.stringify(en)}, ${JSON.stringify(key)})`,
    ),
]

/**
 * In browsers a message keeps its English text and a key; the Czech texts of all messages, those of the server included,
 * are one file, loaded by those who chose Czech.
 */
export function wordsInBrowser(): Plugin {
  return {
    name: 'words-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (TABLE.test(path)) return `export const czech = ${JSON.stringify(await allCzech())}`
      if (!MESSAGES.test(path)) return undefined
      const all = await messagesIn(path)
      const isBuild = this.environment.mode === 'build'
      const code =
        isBuild && !query ? all.map((each) => reference(path, each)) : compiledLines(all, isBuild ? query : undefined)
      return { code: code.join('\n'), moduleSideEffects: false }
    },
  }
}
