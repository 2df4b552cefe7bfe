import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers and proxies wait for a response before they send the next request. A connection that pipelines very many is
 * destroyed, or a single packet would be work for seconds. Returns whether a request came on such a connection.
 */
export function createPipelineCheck(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, response) => {
    if (socket.destroyed) return true
    // Node assigns the socket to a response once those before it are finished.
    if (response.socket) return false
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return true
    }
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return false
  }
}
