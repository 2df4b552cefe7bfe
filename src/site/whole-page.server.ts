/**
 * An answer with its text beside it instead of inside: what the page cache takes as it is would otherwise be encoded, put
 * into a stream and read back. `asAnswer` makes one for everybody else.
 */
export class WholePage extends Response {
  readonly html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.html = html
  }
}

export const asAnswer = (answer: Response): Response =>
  answer instanceof WholePage ? new Response(answer.html, { status: answer.status, headers: answer.headers }) : answer
