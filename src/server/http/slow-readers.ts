import type { Socket } from 'node:net'

declare module 'node:net' {
  interface Socket {
    /** Node has no public figure for it; its own check of timeouts looks at the same ones. */
    _handle: { bytesWritten: number; writeQueueSize: number } | null
  }
}

/** Bytes of its answers that the other side, or the system on its behalf, has taken. */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}

interface Stall {
  taken: number
  since: number
}

/**
 * Cuts off whoever leaves a response lying for too long, counted from the last byte they took. Looked at now and then for
 * all at once: a timer for every response would cost more than most answers do.
 */
export function createSlowReaderCheck(patienceMs: number): (sockets: Iterable<Socket>, now: number) => void {
  const stalls = new WeakMap<Socket, Stall>()
  return (sockets, now) => {
    for (const socket of sockets) {
      const before = stalls.get(socket)
      if (socket.writableLength === 0) {
        if (before) stalls.delete(socket)
        continue
      }
      const taken = takenFrom(socket)
      if (before?.taken !== taken) stalls.set(socket, { taken, since: now })
      else if (now - before.since >= patienceMs) socket.destroy()
    }
  }
}
