import { escapeHtml, tag } from '#features/import-site/server/read/html-text.ts'
import { CALLOUT } from '#posts/admin/editor/schema/flow.ts'
import { isObject } from '#shared/checks/at-path.ts'
import { ownOf } from '#shared/objects.ts'

/**
 * HTML of a Ghost post that was never rendered, with the class names Ghost itself gives its cards. Ghost's own renderer
 * brings a whole browser (jsdom) and an editor along, for what is a walk through a tree.
 */
export function htmlOfLexical(source: string): string {
  try {
    const parsed: unknown = JSON.parse(source)
    return isObject(parsed) ? htmlOf(parsed['root'], 0) : ''
  } catch {
    return tag('script', { type: 'application/lexical' }, source.replaceAll('</', '<\\/'))
  }
}

const MAX_DEPTH = 60
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

type Node = Record<string, unknown>

const textAt = (node: Node, name: string) => (typeof node[name] === 'string' ? node[name] : '')
const numberAt = (node: Node, name: string) => (typeof node[name] === 'number' ? node[name] : 0)

function inside(node: Node, depth: number): string {
  const { children } = node
  return Array.isArray(children) ? children.map((child) => htmlOf(child, depth + 1)).join('') : ''
}

const captioned = (html: string, caption: string) =>
  `<figure>${html}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`

const link = (href: string, label: string) => tag('p', {}, tag('a', { href }, label || escapeHtml(href)))

function text(node: Node): string {
  const format = numberAt(node, 'format')
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? tag(name, {}, html) : html),
    escapeHtml(textAt(node, 'text')),
  )
}

const picture = (node: Node) =>
  tag('img', { src: textAt(node, 'src'), alt: textAt(node, 'alt') }, '').replace('</img>', '')

const RENDER: Record<string, (node: Node, depth: number) => string> = {
  root: inside,
  text,
  'extended-text': text,
  tab: () => ' ',
  linebreak: () => '<br>',
  paragraph: (node, depth) => tag('p', {}, inside(node, depth)),
  heading: heading,
  'extended-heading': heading,
  list: (node, depth) => tag(node['listType'] === 'number' ? 'ol' : 'ul', {}, inside(node, depth)),
  listitem: (node, depth) => tag('li', {}, inside(node, depth)),
  quote: (node, depth) => tag('blockquote', {}, inside(node, depth)),
  'extended-quote': (node, depth) => tag('blockquote', {}, inside(node, depth)),
  aside: (node, depth) => tag('blockquote', {}, inside(node, depth)),
  link: (node, depth) => tag('a', { href: textAt(node, 'url') }, inside(node, depth)),
  autolink: (node, depth) => tag('a', { href: textAt(node, 'url') }, inside(node, depth)),
  horizontalrule: () => '<hr>',
  codeblock: (node) => tag('pre', {}, tag('code', {}, escapeHtml(textAt(node, 'code')))),
  image: (node) => captioned(picture(node), textAt(node, 'caption')),
  gallery: (node) => {
    const images = Array.isArray(node['images']) ? node['images'].filter(isObject) : []
    return tag(
      'figure',
      { class: 'kg-gallery-card' },
      images.map(picture).join('') + (textAt(node, 'caption') && tag('figcaption', {}, textAt(node, 'caption'))),
    )
  },
  html: (node) => textAt(node, 'html'),
  markdown: (node) => tag('p', {}, escapeHtml(textAt(node, 'markdown'))),
  embed: (node) => textAt(node, 'html') || link(textAt(node, 'url'), ''),
  bookmark: (node) => {
    const { metadata } = node
    return link(textAt(node, 'url'), isObject(metadata) ? escapeHtml(textAt(metadata, 'title')) : '')
  },
  button: (node) => link(textAt(node, 'buttonUrl'), escapeHtml(textAt(node, 'buttonText'))),
  callout: (node) =>
    tag(
      'blockquote',
      { [CALLOUT]: 'true' },
      tag('p', {}, escapeHtml(`${textAt(node, 'calloutEmoji')} `) + textAt(node, 'calloutText')),
    ),
  toggle: (node) => tag('h4', {}, textAt(node, 'heading')) + textAt(node, 'content'),
  header: (node) => tag('h2', {}, textAt(node, 'header')) + tag('p', {}, textAt(node, 'subheader')),
  video: (node) => tag('video', { src: textAt(node, 'src') }, ''),
  audio: (node) => tag('audio', { src: textAt(node, 'src') }, ''),
  file: (node) => link(textAt(node, 'src'), escapeHtml(textAt(node, 'fileTitle') || textAt(node, 'fileName'))),
  product: (node) =>
    tag('h3', {}, textAt(node, 'productTitle')) +
    textAt(node, 'productDescription') +
    link(textAt(node, 'productUrl'), escapeHtml(textAt(node, 'productButton'))),
}

function heading(node: Node, depth: number): string {
  const level = textAt(node, 'tag')
  return tag(/^h[1-6]$/.test(level) ? level : 'h2', {}, inside(node, depth))
}

/** A card without a line here is kept as it is: see `keptKind`. */
function htmlOf(given: unknown, depth: number): string {
  if (!isObject(given)) return ''
  if (depth > MAX_DEPTH) return ''
  const type = textAt(given, 'type')
  const render = ownOf(RENDER, type)
  return render ? render(given, depth) : tag('x-card', { 'data-kind': type }, escapeHtml(JSON.stringify(given)))
}
