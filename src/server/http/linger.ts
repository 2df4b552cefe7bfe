import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface LingerLimits {
  /** How long, and how much, is still taken from whoever goes on sending after the answer. */
  lingerMs: number
  lingerBytes: number
}

/**
 * A connection that is closed while the other side still sends is reset, and the answer is lost with it. Whoever is answered
 * before all was said hears that this is the last answer; the connection is closed as {@link lingerThenClose} does it.
 */
export function lingerAfterResponse(request: IncomingMessage, response: ServerResponse, limits: LingerLimits): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (!request.complete) {
      response.setHeader('Connection', 'close')
      closeLater(request, limits)
    }
    return writeHead(...given)
  }
}

/** Node closes with this function once the last answer is written. */
function closeLater(request: IncomingMessage, limits: LingerLimits): void {
  const { socket } = request
  const close = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (request.complete) return close()
    request.on('error', () => {})
    lingerThenClose(socket, limits)
  }
}

/**
 * Says that nothing more follows. What the other side still sends is read and thrown away, no longer by the parser, until it has
 * closed, too, or has sent too much or for too long.
 */
export function lingerThenClose(socket: Duplex, { lingerBytes, lingerMs }: LingerLimits): void {
  const cut = () => void socket.destroy()
  const timeout = setTimeout(cut, lingerMs).unref()
  socket.once('close', () => clearTimeout(timeout))
  let left = lingerBytes
  socket.removeAllListeners('data').on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) cut()
  })
  socket.end()
  socket.resume()
}
