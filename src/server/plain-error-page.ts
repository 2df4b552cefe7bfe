import { html } from 'hono/html'
import { errorLabels } from '#shared/czech/error-labels.ts'

/** For when not even a page can be made, because the database is away: it needs nothing but itself. */
export const plainErrorPage = (status: number, message: string) =>
  html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${status}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${status}</h1>
          <p>${message}</p>
          <p><a href="/">${errorLabels.back}</a></p>
        </main>
      </body>
    </html>`
