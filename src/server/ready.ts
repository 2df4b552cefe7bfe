import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Whole } from '#infra/page-form.server.ts'

/** As much of a request as something that is answered from memory needs. */
export interface Asked {
  method: string
  url: string
  header: (name: string) => string | undefined
}

/** A whole answer for which nothing has to be waited for. */
export interface Ready {
  status: number
  /** Name, value, name, value. */
  head: readonly string[]
  /** Headers of this one answer. */
  more?: readonly string[]
  body?: Buffer
  /** Of an answer that many get: what was put together for one may be left here for the next. */
  place?: { whole?: Whole }
}

/** Undefined when it is not ready. */
export type AnswerReady = (asked: Asked) => Ready | undefined

export function askedBy({ headers, method = '', url = '' }: IncomingMessage): Asked {
  const header = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return { method, url, header }
}

export function sendReady(response: ServerResponse, { status, head, more, body }: Ready): void {
  response.writeHead(status, (more ? [...head, ...more] : head) as string[])
  response.end(body)
}
