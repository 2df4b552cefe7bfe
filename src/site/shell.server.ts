import type { EntryContext, MetaDescriptor } from 'react-router'
import type { Log } from '#infra/log.server.ts'
import { markCurrentItem } from '#site/layout/current-item.ts'
import { pageMeta } from '#site/html-page.tsx'
import type { PageData } from '#site/page.ts'
import { hashOf } from '#site/inline-scripts.server.ts'
import { deferScripts, deferredScript } from '#site/deferred-scripts.server.ts'

export interface Document {
  html: string
  /** Hashes of the inline scripts that may run. */
  hashes: string[]
}

/**
 * The parts shared by every page of a route with the same sheet: the document before, between and after the page's own
 * parts.
 */
interface Shell {
  beforeMeta: string
  beforeMain: string
  beforeState: string
  end: string
  hashes: string[]
  /** The index of the hash of the page's own data in `hashes`. */
  stateAt: number
}

/** The number of pages whose assembled document must equal the rendered one before the shell is trusted. */
const PROOFS = 3

export const SHELL_MISMATCH = 'page is unlike its shell, rendered whole'

/** The id of the site's layout in `routes.ts`. */
const LAYOUT_ROUTE = 'default'

const shells = new Map<string, { shell: Shell; proofs: number } | undefined>()

/**
 * The document around a page is the same for every page of a route and a sheet, except for the head tags, the content
 * and its data. So React renders it for the first few pages only. Each of them is also assembled from the parts learnt
 * from the first; a route where the two are not identical is always rendered as a whole.
 */
export async function documentOf(
  context: EntryContext,
  render: () => Promise<string>,
  log: Pick<Log, 'warn'>,
): Promise<Document> {
  const { top, rest, hashes } = await plainDocument(context, render, log)
  const { statusCode, location } = context.staticHandlerContext
  // One page serves all missing addresses; a form with errors is still a page of its own.
  const isPage = statusCode === 200 || statusCode === 400
  return { html: (isPage ? markCurrentItem(top, location.pathname) : top) + rest, hashes }
}

/** A document in two halves, so that changes of its header need not scan all of it. */
interface Halves {
  top: string
  rest: string
  hashes: string[]
}

const inOne = ({ html, hashes }: Document): Halves => ({ top: html, rest: '', hashes })

async function plainDocument(
  context: EntryContext,
  render: () => Promise<string>,
  log: Pick<Log, 'warn'>,
): Promise<Halves> {
  forgetOtherFrames(context)
  const route = routeOf(context)
  const page = route ? pageOf(context, route) : undefined
  // One route may return pages of two kinds, such as a post or a 404.
  const kind = `${route} ${page?.sheet}`
  if (!page || (shells.has(kind) && !shells.get(kind))) return inOne(deferScripts(await render()))
  const known = shells.get(kind)
  if (known && known.proofs >= PROOFS) return fill(known.shell, page, await stateOf(context.serverHandoffStream))

  const [shown, copied] = context.serverHandoffStream?.tee() ?? []
  if (shown) context.serverHandoffStream = shown
  const [html, state] = await Promise.all([render(), stateOf(copied)])
  const whole = deferScripts(html)
  const shell = known?.shell ?? learn(whole, page, state)
  const isSame = shell !== undefined && isEqual(fill(shell, page, state), whole)
  // The page is still served, but rendering takes nearly twice as long from now on.
  if (!isSame) log.warn(SHELL_MISMATCH, { kind })
  shells.set(kind, isSame ? { shell, proofs: (known?.proofs ?? 0) + 1 } : undefined)
  return inOne(whole)
}

let learntIn: unknown

/** The learnt parts contain the header and the footer, whose menus editors change. */
function forgetOtherFrames({ staticHandlerContext: { loaderData } }: EntryContext): void {
  const frame: unknown = loaderData[LAYOUT_ROUTE]
  if (frame === undefined || frame === learntIn) return
  shells.clear()
  learntIn = frame
}

function routeOf({ staticHandlerContext: { errors, matches } }: EntryContext): string | undefined {
  return errors ? undefined : matches.at(-1)?.route.id
}

function pageOf({ staticHandlerContext: { loaderData } }: EntryContext, route: string): Required<PageData> | undefined {
  const data: PageData | null | undefined = loaderData[route]
  return data?.html ? { ...data, html: data.html } : undefined
}

async function stateOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let state = ''
  for await (const chunk of stream ?? []) state += decoder.decode(chunk, { stream: true })
  return state
}

function learn({ html, hashes }: Document, page: Required<PageData>, state: string): Shell | undefined {
  const [meta, script] = [metaTags(page), stateScript(state)]
  const metaAt = html.indexOf(meta)
  const mainAt = html.indexOf(page.html, metaAt)
  const scriptAt = html.indexOf(script.html, mainAt)
  const stateAt = hashes.indexOf(script.hash)
  if (metaAt < 0 || mainAt < 0 || scriptAt < 0 || stateAt < 0) return undefined
  return {
    beforeMeta: html.slice(0, metaAt),
    beforeMain: html.slice(metaAt + meta.length, mainAt),
    beforeState: html.slice(mainAt + page.html.length, scriptAt),
    end: html.slice(scriptAt + script.html.length),
    hashes,
    stateAt,
  }
}

function fill(shell: Shell, page: Required<PageData>, state: string): Halves {
  const script = stateScript(state)
  const { beforeMeta, beforeMain, beforeState, end } = shell
  return {
    top: beforeMeta + metaTags(page) + beforeMain,
    rest: page.html + beforeState + script.html + end,
    hashes: shell.hashes.with(shell.stateAt, script.hash),
  }
}

const isEqual = ({ top, rest, hashes }: Halves, whole: Document) =>
  top + rest === whole.html && hashes.join() === whole.hashes.join()

const IN_SCRIPT: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The script with which the framework passes its data to the browser. */
function stateScript(state: string): { html: string; hash: string } {
  const data = JSON.stringify(state).replace(/[&><\u2028\u2029]/g, (sign) => IN_SCRIPT[sign] ?? sign)
  const code = `window.__reactRouterContext.streamController.enqueue(${data});`
  return { html: deferredScript(code), hash: hashOf(code) }
}

const IN_HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => IN_HTML[sign] ?? sign)

const metaTags = (page: PageData) => pageMeta({ loaderData: page }).map(metaTag).join('')

function metaTag(descriptor: MetaDescriptor): string {
  // A link to a feed also has a title, as an attribute.
  if ('title' in descriptor && !('tagName' in descriptor)) return `<title>${escaped(String(descriptor.title))}</title>`
  const { tagName = 'meta', ...attributes }: Record<string, unknown> = { ...descriptor }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${String(tagName)}${written.join('')}/>`
}
