import type { Env } from '#infra/env.server.ts'
import { errorLabels, errorTitle } from '#shared/czech/error-labels.ts'
import { documentOf } from '#site/document.tsx'
import { ErrorPage } from '#site/error/error-page.tsx'
import { frameOf } from '#site/layout/frame.server.tsx'

/** For when a page cannot be shown, for example because the database is unavailable: it depends on nothing. */
export const errorDocument = (
  status: number,
  { SITE_NAME: name, SITE_URL: url }: Pick<Env, 'SITE_NAME' | 'SITE_URL'>,
): string =>
  documentOf({
    page: {
      sheet: null,
      main: <ErrorPage status={status} message={errorLabels.unexpected} />,
      head: { title: errorTitle(status, name), robots: 'noindex' },
    },
    path: '',
    site: { url, name },
    frame: frameOf(name),
  })
