import { html, raw } from 'hono/html'
import type { openApiDocument, Operation } from '#server/api/openapi.ts'

type Document = ReturnType<typeof openApiDocument>

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

export function docsPage(document: Document) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>
            The machine-readable form is <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).
          </p>
          ${tags.map(
            (tag) =>
              html`<h2>${tag}</h2>
                ${operations.filter((operation) => operation.tags.includes(tag)).map(operationCard)}`,
          )}
          <h2>Schemas</h2>
          ${Object.entries(document.components.schemas).map(
            ([name, schema]) =>
              html`<details id="${name}">
                <summary>${name}</summary>
                <pre>${pretty(schema)}</pre>
              </details>`,
          )}
        </main>
      </body>
    </html>`
}

const operationCard = (operation: Operation & { path: string; method: string }) =>
  html`<section>
    <h3><code class="${operation.method}">${operation.method.toUpperCase()}</code> <code>${operation.path}</code></h3>
    <p>${operation.summary}</p>
    ${
      operation.parameters.length > 0
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">In</th>
                <th scope="col">Schema</th>
              </tr>
            </thead>
            <tbody>
              ${operation.parameters.map(
                (parameter) =>
                  html`<tr>
                    <th scope="row"><code>${parameter.name}</code>${parameter.required ? '' : ' (optional)'}</th>
                    <td>${parameter.in}</td>
                    <td><code>${JSON.stringify(parameter.schema)}</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : ''
    }
    ${operation.requestBody ? html`<p>Body: ${schemaLink(operation.requestBody.content)}</p>` : ''}
    <ul>
      ${Object.entries(operation.responses).map(
        ([status, response]) =>
          html`<li>
            <b>${status}</b> ${response.description}${response.content ? html`: ${schemaLink(response.content)}` : ''}
          </li>`,
      )}
    </ul>
  </section>`

function schemaLink(content: Record<string, { schema: object }>) {
  const schema = content['application/json']?.schema ?? {}
  const text = JSON.stringify(schema).replaceAll('<', '&lt;')
  return html`<code>${raw(text.replace(/"#\/components\/schemas\/([\w-]+)"/g, '<a href="#$1">$1</a>'))}</code>`
}
