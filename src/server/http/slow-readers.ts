import type { Socket } from 'node:net'

declare module 'node:net' {
  interface Socket {
    /** Node has no public counter for it; its own timeouts use the same ones. */
    _handle: { bytesWritten: number; writeQueueSize: number } | null
  }
}

/** Bytes of the responses that have left this process for the kernel's send buffer. */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}

interface Stall {
  taken: number
  since: number
}

/** One interval checks all sockets: a timer per response would cost more than most responses do. */
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
