import { renderToStaticMarkup } from 'react-dom/server'
import type { Services } from '#records/services.server.ts'
import type { Post } from '#posts/schema.ts'
import type { PageHead } from '#site/page.ts'
import { loadPageAt } from '#site/routes.ts'

interface LoadedPage {
  status: number
  /** The content of the page, without the document around it. */
  html: string
  /** With empty texts for what the document leaves out. */
  head: PageHead & { canonical: string; description: string; robots: string }
  headers: Headers
}

interface Sent {
  form?: Record<string, string>
  files?: Record<string, File | readonly File[]>
  from?: string
  draft?: Post
}

/** A page as its route returns it, for a form that was sent or without one. A redirect is thrown. */
export async function loadPage(
  services: Services,
  address: string,
  { form, files = {}, from = 'test', draft }: Sent = {},
): Promise<LoadedPage> {
  const { page } = await loadPageAt(
    new URL(address, 'http://localhost'),
    { services, clientAddress: from, draft },
    form && {
      form: new URLSearchParams(form),
      files: new Map(Object.entries(files).map(([name, chosen]) => [name, [chosen].flat()])),
      cookie: null,
    },
  )
  if (!page) throw new Error(`${address} has no form.`)
  if (page instanceof Response) throw page
  const { head, main, status = 200, headers } = page
  const canonical = head.path === undefined ? '' : services.env.SITE_URL + head.path
  return {
    status,
    html: renderToStaticMarkup(main),
    head: { canonical, description: '', robots: '', ...head },
    headers: new Headers(headers),
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
