/**
 * A response with its text beside it instead of inside: what the page cache takes as it is would otherwise be encoded, put
 * into a stream and read back. `toResponse` makes one for everybody else.
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
