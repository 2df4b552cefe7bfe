import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterFile } from '#testing/after-file.ts'
import { portOf } from '#testing/port-of.ts'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A server of somebody else: keeps what it was sent, and answers as it is told. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    answer: (response: ServerResponse, _body: string) => void response.end('taken'),
    url: '',
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      receiver.answer(response, body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterFile(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.url = `http://127.0.0.1:${portOf(server)}/hook`
  return receiver
}
