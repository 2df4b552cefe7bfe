/**
 * A response that carries its text as a property: the page cache can use it directly, without encoding it to a stream
 * and reading it back. `toResponse` makes a regular response for all other callers.
 */
export class TextResponse extends Response {
  readonly html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.html = html
  }
}

export const toResponse = (response: Response): Response =>
  response instanceof TextResponse
    ? new Response(response.html, { status: response.status, headers: response.headers })
    : response
