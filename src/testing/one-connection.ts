import { Agent, type IncomingMessage, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Sends requests over one keep-alive connection. */
export function oneConnectionTo(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const outgoing = new Request(url + path, init)
    const body = Buffer.from(await outgoing.arrayBuffer())
    const headers = {
      ...Object.fromEntries(outgoing.headers),
      ...(body.length > 0 ? { 'content-length': body.length } : {}),
    }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send(url + path, { agent, method: outgoing.method, headers }, resolve)
        .once('error', reject)
        .end(body)
    })
    const bytes = await buffer(response)
    const status = response.statusCode ?? 0
    const given = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: given })
  }

  return { request, close: () => agent.destroy() }
}
