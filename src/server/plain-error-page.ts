import { html } from 'hono/html'
import { errorLabels } from '#shared/czech/error-labels.ts'

const WORDS: Record<number, string> = {
  413: 'Odeslali jste víc, než server přijme.',
  414: 'Tato adresa je příliš dlouhá.',
  503: 'Web teď nestíhá odpovídat. Zkuste to prosím za chvíli znovu.',
}

/** What a visitor is told where a program gets a code and its message. */
export const visitorWords = (status: number, otherwise: string = errorLabels.unexpected) => WORDS[status] ?? otherwise

/** For when not even a page can be made, because the database is away: it needs nothing but itself. */
export const plainErrorPage = (status: number) =>
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
          <p>${visitorWords(status)}</p>
          <p><a href="/">${errorLabels.back}</a></p>
        </main>
      </body>
    </html>`
