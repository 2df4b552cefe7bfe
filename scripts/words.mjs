import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/**
 * Checks the words of the back office (docs/recipes/translate-a-text.md): no message is unused or glued to another, none is
 * read before the language is known, and no text is written where it is shown. A missing one is a type error.
 */

const WRITES_MESSAGES = /(?:^|\/)(?:messages|letters\.server)\.ts$/
/** For visitors, who read Czech, or for whoever runs the server. */
const FOR_VISITORS =
  /^src\/(?:site|ui\/site|cli|infra|testing|shared\/czech)\/|^src\/(?:features\/import-site\/(?:kept|server)|server\/(?:backup|http|images|pages))\/|^src\/(?:shared\/help-lines|server\/(?:app|prepare|run|seed|api\/(?:api|openapi)))\.ts$|^src\/(?:entities\/casino\/rating|features\/facts\/facts|features\/complaints\/(?:templates|timeline)|features\/(?:complaints|voices)\/(?:letters|shared\/\w+)|features\/voices\/screen\/dialogs\/templates|entities\/settings\/(?:menus|schema)|posts\/present|blocks\/(?:compare-ticks|offer-card|order-note))\.tsx?$|\/site\/|\.test\.tsx?$|\.d\.ts$/
const CZECH_LETTER = /[ěščřžýáíéůúťďňĚŠČŘŽÝÁÍÉŮÚŤĎŇ]/

// ---- messages ----

/** Complaints about the messages of a file: their forms, and how Czech is set. */
export function wrongMessages(file, messages) {
  const keys = new Map()
  return messages.flatMap(([name, { key, en, cs }]) => {
    const at = `${file}: ${name}`
    if (key === undefined) return [`${at} is not a message`]
    const complaints = []
    if (keys.has(key)) complaints.push(`${at} says the same as ${keys.get(key)}: use that`)
    keys.set(key, name)
    for (const each of [...templatesOf(en), ...templatesOf(cs)]) {
      if (each.trim() !== each || each === '')
        complaints.push(`${at} begins or ends with a space: write a whole sentence`)
    }
    for (const each of templatesOf(cs)) {
      if (/["“”](?=\p{L}|\{)|\.\.\./u.test(each.replaceAll(/„[^“]*“/gu, '')))
        complaints.push(`${at}: Czech has „ “ and …`)
    }
    if (typeof cs === 'object' && 'few' in cs !== 'other' in cs)
      complaints.push(`${at}: Czech counts one, few and other`)
    return complaints
  })
}

const templatesOf = (text) =>
  typeof text === 'string' ? [text] : Object.entries(text).flatMap(([form, each]) => (form === 'gender' ? [] : [each]))

// ---- sources ----

const targetOf = (file, from) =>
  from.startsWith('#') ? join('src', from.slice(1)) : from.startsWith('.') ? join(dirname(file), from) : undefined

/** What a source file uses of messages, and what is wrong with it. */
export function readSource(file, source) {
  const { program } = parseSync(file, source)
  const lineOf = (node) => source.slice(0, node.start).split('\n').length
  const spaces = new Map()
  const names = new Map()
  const used = new Set()
  const complaints = []
  const complain = (node, words) => complaints.push(`${file}:${lineOf(node)}: ${words}`)

  const imports = []
  for (const node of program.body) {
    if (node.source && node.importKind !== 'type' && node.exportKind !== 'type') {
      const target = targetOf(file, node.source.value)
      if (target) imports.push(target)
    }
    if (node.type !== 'ImportDeclaration') continue
    const target = targetOf(file, node.source.value)
    if (target === 'src/shared/words/message.ts' && !FOR_VISITORS.test(file)) {
      const makers = node.specifiers.filter(({ imported }) => ['msg', 'noun'].includes(imported?.name))
      if (makers.length > 0) complain(node, 'write messages in messages.ts')
    }
    if (!target || !WRITES_MESSAGES.test(target)) continue
    for (const { type, local, imported } of node.specifiers) {
      if (type === 'ImportNamespaceSpecifier') spaces.set(local.name, target)
      else {
        names.set(local.name, target)
        used.add(`${target}#${imported.name}`)
      }
    }
  }

  /** `m.saved`, or a message imported by its name. */
  const isMessage = (node) =>
    node?.type === 'MemberExpression'
      ? spaces.has(node.object.name)
      : node?.type === 'Identifier' && names.has(node.name)
  const isSaid = (node) => node?.type === 'CallExpression' && isMessage(node.callee)

  const functions = []
  const memos = []
  const enter = (node) => functions.push(node)
  const leave = () => functions.pop()
  const visitor = {
    ImportExpression({ source: from }) {
      const target = from.type === 'Literal' && targetOf(file, from.value)
      if (target) imports.push(target)
    },
    MemberExpression(node) {
      const target = spaces.get(node.object.name)
      if (!target) return
      if (node.computed) complain(node, 'name the message: which ones are used could not be checked')
      else used.add(`${target}#${node.property.name}`)
    },
    CallExpression(node) {
      if (node.callee.name === 'useMemo') memos.push(node)
      if (!isSaid(node)) return
      if (functions.length === 0)
        complain(node, 'read before the language is known: pass the message, and call it where it is shown')
      if (memos.length > 0) complain(node, 'kept by useMemo after a switch: call it outside of it')
    },
    'CallExpression:exit'(node) {
      if (memos.at(-1) === node) memos.pop()
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    TemplateLiteral(node) {
      if (!node.expressions.some(isSaid)) return
      const between = node.quasis.map(({ value }) => value.cooked)
      const isGlued = between.some(
        (each, at) => /\p{L}/u.test(each) || (at > 0 && at < between.length - 1 && !SEPARATOR.test(each)),
      )
      if (isGlued) complain(node, 'glued: make it one message with parameters')
    },
    BinaryExpression(node) {
      if (node.operator === '+' && (isSaid(node.left) || isSaid(node.right)))
        complain(node, 'glued: make it one message with parameters')
    },
    JSXElement: (node) => complainAboutGlued(node, isSaid, complain),
    JSXFragment: (node) => complainAboutGlued(node, isSaid, complain),
  }
  new Visitor(visitor).visit(program)
  if (!FOR_VISITORS.test(file))
    for (const node of textsIn(program))
      complain(
        node,
        `a text in the code: ${source.slice(node.start, node.end).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      )
  return { used, imports, complaints }
}

const SEPARATOR = /^\s*[·|/\n]\s*$/

/** A message beside a text, or beside another value with only a space between them. */
function complainAboutGlued({ children }, isSaid, complain) {
  // Line breaks between elements are not rendered.
  const rendered = children.filter((each) => each.type !== 'JSXText' || !/^\s*\n\s*$/.test(each.value))
  // A space at an edge stands between two sentences.
  const shown = rendered.filter(
    (each, at) => each.type !== 'JSXText' || each.value.trim() || (at > 0 && at < rendered.length - 1),
  )
  shown.forEach((each, at) => {
    if (each.type !== 'JSXExpressionContainer' || !isSaid(each.expression)) return
    for (const step of [-1, 1]) {
      const [neighbour, beyond] = [shown[at + step], shown[at + 2 * step]]
      const words = neighbour?.type === 'JSXText' ? neighbour.value : neighbour?.expression?.value
      const isIcon = beyond?.openingElement?.name.name === 'Icon' && words.trim() === ''
      if (typeof words === 'string' && !SEPARATOR.test(words) && !isIcon)
        complain(each, 'glued: make it one message with parameters')
    }
  })
}

// ---- texts in the code ----

const WORDS = /\p{L}{2}/u
const WORD = /(?<![\p{L}/.-])\p{L}{3,}(?![\p{L}/.:=-])/u
const SENTENCE = /^[“„]?\p{Lu}[\p{L}\p{P}]* .*\p{L}/su
/** Begins with a value: `${name} is picked up`. */
const SENTENCE_OF_VALUE = /^1 (?!(?:as|nulls) )\p{Ll}{2,} \p{Ll}/u
const NAME = /^\p{Lu}\p{Ll}+/u
/** Names of things that are the same in every language, and keys. */
const SAME_EVERYWHERE =
  /^(?:Rozvážně|CC BY 4\.0|(?:Malta|Curaçao) Gaming Authority|(?:Ctrl|Shift|Alt|Mod|G then)(?: .*)?|Esc|Tab|Enter|YouTube|Vimeo|Samsung Internet|Čeština|English|\/go\/|[A-Z0-9 +·/–-]+)$/
const SHOWN_ATTRIBUTE =
  /^(?:nameOf|data-group|aria-(?:label|description|roledescription)|alt|label|title|placeholder|description|lead|hint|legend|name|summary|word|action|text|message|noun|one|many)$/
const SHOWN_PROPERTY =
  /^(?:label|title|message|hint|description|placeholder|lead|word|words|purpose|detail|reason|noun|one|many|text|heading|confirm|action|notice)$/
/** Of the API's documentation, of logs, and for programmers. */
const NOT_SHOWN_CALL = /^(?:describe|meta|debug|info|warn|error|log)$/
const NOT_SHOWN_PROPERTY = /^(?:tag|description|id|name)$/

/** Literals that look like words for people. */
export function textsIn(program) {
  const found = []
  const visit = (node, isShown) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach((each) => visit(each, isShown))
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSLiteralType':
        return
      case 'NewExpression':
        if (node.callee.name === 'Error') return
        return visit(node.arguments, node.callee.name === 'AppError')
      case 'CallExpression':
        visit(node.callee, false)
        if (node.callee.object?.name === 'notify') return visit(node.arguments, true)
        return NOT_SHOWN_CALL.test(node.callee.property?.name ?? '') ? undefined : visit(node.arguments, false)
      case 'JSXText':
        if (looksLike(node.value.trim(), WORDS)) found.push(node)
        return
      case 'JSXAttribute':
        return visit(node.value, SHOWN_ATTRIBUTE.test(node.name.name ?? ''))
      case 'Property': {
        const name = node.key.name ?? node.key.value
        visit(node.computed ? node.key : undefined, false)
        if (name === 'summary' || (NOT_SHOWN_PROPERTY.test(name) && isOfCall(node))) return
        return visit(node.value, SHOWN_PROPERTY.test(name))
      }
      case 'VariableDeclarator':
        return node.id.name === 'tag' ? undefined : visit(node.init, false)
      case 'ObjectExpression':
        return visit(withSiblings(node).properties, false)
      case 'ConditionalExpression':
        visit(node.test, false)
        return visit([node.consequent, node.alternate], isShown)
      case 'BinaryExpression':
        return visit([node.left, node.right], node.operator === '+' && isShown)
      case 'Literal':
        if (typeof node.value === 'string' && isText(node.value, isShown)) found.push(node)
        return
      case 'TaggedTemplateExpression':
        return visit(node.quasi.expressions, false)
      case 'TemplateLiteral': {
        const whole = node.quasis.map(({ value }) => value.cooked).join('1')
        const isWord = isShown && node.quasis.some(({ value }) => looksLike(value.cooked, WORD))
        if (isWord || isText(whole, isShown) || looksLike(whole, SENTENCE_OF_VALUE)) found.push(node)
        return visit(node.expressions, false)
      }
    }
    for (const [name, value] of Object.entries(node)) {
      if (name !== 'parent' && name !== 'siblings') visit(value, PASSES_ON.has(node.type) && isShown)
    }
  }
  visit(program.body, false)
  return found
}

/** What only holds a value: whether that is shown depends on where it stands. */
const PASSES_ON = new Set([
  'JSXExpressionContainer',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ArrowFunctionExpression',
  'ArrayExpression',
])

/** A call of the API describes itself in English, in its documentation. */
const isOfCall = ({ siblings = [] }) =>
  siblings.includes('path') && (siblings.includes('method') || siblings.includes('summary'))
function withSiblings(node) {
  const siblings = node.properties.map(({ key }) => key?.name)
  for (const each of node.properties) each.siblings = siblings
  return node
}

const looksLike = (words, pattern) => pattern.test(words) && !CZECH_LETTER.test(words) && !SAME_EVERYWHERE.test(words)

const isText = (words, isShown) =>
  isShown ? looksLike(words, NAME) || looksLike(words, /\p{L} \p{L}/u) : looksLike(words, SENTENCE)

// ---- all of it ----

/** The scripts of the site load no words of the back office. */
export function wordsForVisitors(imports) {
  const from = new Map(
    [...imports.keys()].filter((file) => file.startsWith('src/site/browser/')).map((file) => [file, file]),
  )
  for (const [file, first] of from) {
    for (const target of imports.get(file) ?? []) if (!from.has(target)) from.set(target, first)
  }
  return [...from].flatMap(([file, first]) =>
    WRITES_MESSAGES.test(file) ? [`${first} loads ${file}: scripts of the site have no words of the back office`] : [],
  )
}

/** Messages that nobody says. */
export const unusedMessages = (messages, used) =>
  [...messages].filter((name) => !used.has(name)).map((name) => `${name.replace('#', ': ')} is not used`)

async function check() {
  const complaints = []
  const messages = new Set()
  const used = new Set()
  const texts = new Map()
  const imports = new Map()
  for (const file of globSync('src/**/{messages,letters.server}.ts').toSorted()) {
    const exported = Object.entries(await import(pathToFileURL(resolve(file)).href))
    complaints.push(...wrongMessages(file, exported))
    for (const [name, { key, en, cs }] of exported) {
      messages.add(`${file}#${name}`)
      const text = JSON.stringify([en, cs])
      if (texts.has(key) && texts.get(key) !== text)
        complaints.push(`${file}: ${name} has the key of ${texts.get(key)}: change a word`)
      texts.set(key, text)
    }
  }
  for (const file of globSync('src/**/*.{ts,tsx}').toSorted()) {
    if (WRITES_MESSAGES.test(file) || /\.test\.tsx?$/.test(file)) continue
    const read = readSource(relative('.', file), readFileSync(file, 'utf8'))
    complaints.push(...read.complaints)
    imports.set(file, read.imports)
    for (const name of read.used) used.add(name)
  }
  complaints.push(...unusedMessages(messages, used), ...wordsForVisitors(imports))
  return complaints
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = await check()
  for (const complaint of complaints) console.error(complaint)
  process.exit(complaints.length > 0 ? 1 : 0)
}
