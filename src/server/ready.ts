import type { IncomingMessage, ServerResponse } from 'node:http'

/** As much of a request as something that is answered from memory needs. */
export interface Asked {
  method: string
  url: string
  header: (name: string) => string | undefined
}

/** A whole answer for which nothing has to be waited for. */
export interface Ready {
  status: number
  /** Name, value, name, value; the same array for every answer of its kind. */
  head: readonly string[]
  /** Headers of this one answer. */
  more?: readonly string[]
  /** A string has a character for each byte. */
  body?: Buffer | string
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
  response.end(body, 'latin1')
}
