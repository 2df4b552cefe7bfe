import type { ReactElement } from 'react'
import { TOKEN_PARAM } from '#features/complaints/shared/address.ts'
import { AppError } from '#shared/app-error.ts'
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

/** Somebody else was first, or it is too late: what it is now is shown. */
export async function unlessMoved(take: () => Promise<Page>, show: () => Promise<Page>): Promise<Page> {
  try {
    return await take()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'VERSION_CONFLICT' || error.code === 'NOT_FOUND')) return show()
    throw error
  }
}

/** Without a canonical address, which would contain the token. */
export const secretPage = ({ services: { env } }: PageRequest, { title, main, status }: Shown): Page => ({
  sheet: 'complaints',
  main,
  head: { title: `${title} – ${env.SITE_NAME}`, robots: 'noindex' },
  status,
  headers: SECRET,
})
