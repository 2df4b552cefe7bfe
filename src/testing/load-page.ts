import { RouterContextProvider } from 'react-router'
import { clientAddressContext, type Services, servicesContext } from '#entities/services.server.ts'
import type { Post } from '#posts/schema.ts'
import { draftContext } from '#site/draft.server.ts'
import type { PageData } from '#site/page.ts'

type RouteFunction = (args: never) => Promise<Answer>

interface Page {
  loader: RouteFunction
  action?: (args: never) => Promise<Pick<Answer, 'init'>>
}

interface LoadedPage {
  status: number
  html: string
  head: PageData['head']
  headers: Headers
}

interface Answer {
  data: PageData
  init?: ResponseInit | null
}

/** A page as its route returns it: the action first when a form is sent, then the loader. */
export async function loadPage(
  services: Services,
  { loader, action }: Page,
  path: string,
  { form, address = 'test', draft }: { form?: Record<string, string>; address?: string; draft?: Post } = {},
): Promise<LoadedPage> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(clientAddressContext, address)
  context.set(draftContext, draft)
  const url = new URL(path, 'http://localhost').href
  const args = (request: Request) =>
    ({ context, request, params: { '*': path.slice(1), slug: new URL(url).pathname.split('/').at(-2) } }) as never
  const sent =
    form && action
      ? await action(args(new Request(url, { method: 'POST', body: new URLSearchParams(form) })))
      : undefined
  const { data, init } = await loader(args(new Request(url)))
  return {
    status: sent?.init?.status ?? init?.status ?? 200,
    html: data.html ?? '',
    head: data.head,
    headers: new Headers(sent?.init?.headers ?? init?.headers),
  }
}

/** The text of a page without its tags. */
export const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
