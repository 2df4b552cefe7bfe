import type { ReactElement } from 'react'
import { TOKEN_PARAM } from '#features/complaints/shared/address.ts'
import type { Page, PageRequest } from '#site/page.ts'

/** The length of a valid token is below this. */
const TOKEN_MAX = 100
export const tokenIn = (params: URLSearchParams) => (params.get(TOKEN_PARAM) ?? '').slice(0, TOKEN_MAX)

/** Nobody else may see it, and no Referer header may carry the token elsewhere. */
const SECRET = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

interface Shown {
  title: string
  main: ReactElement
  status: number
}

/** Without a canonical address, which would contain the token. */
export const secretPage = ({ services: { env } }: PageRequest, { title, main, status }: Shown): Page => ({
  sheet: 'complaints',
  main,
  head: { title: `${title} – ${env.SITE_NAME}`, robots: 'noindex' },
  status,
  headers: SECRET,
})
