/** Carries its text as a property: the page cache uses it without encoding it to a stream and reading it back. */
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
