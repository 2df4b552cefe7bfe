import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface LingerLimits {
  /** How long, and how much, is still read from a client that goes on sending after the response. */
  lingerMs: number
  lingerBytes: number
}

/**
 * Closing a connection while the client still sends resets it, and the response is lost. A response that goes out before the
 * whole request was read therefore says `Connection: close`, and the connection is closed by {@link lingerThenClose}.
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

/** Node calls `destroySoon` once the last response is written. */
function closeLater(request: IncomingMessage, limits: LingerLimits): void {
  const { socket } = request
  const close = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (request.complete) return close()
    request.on('error', () => {})
    lingerThenClose(socket, limits)
  }
}

/** Half-closes; what still arrives is discarded, past the parser, until the client closes or exceeds a limit. */
export function lingerThenClose(socket: Duplex, { lingerBytes, lingerMs }: LingerLimits): void {
  const cut = () => void socket.destroy()
  const timeout = setTimeout(cut, lingerMs).unref()
  socket.once('close', () => clearTimeout(timeout))
  let left = lingerBytes
  const discard = (part: Buffer) => {
    left -= part.length
    if (left < 0) cut()
  }
  socket.end()
  // A body that nobody reads makes Node stop the socket, and only Node's own listener starts it again, in the next tick. A
  // listener for data takes that one away: it has to come later, or the client waits in vain until it is cut.
  socket.resume()
  process.nextTick(() => socket.removeAllListeners('data').on('data', discard))
}
