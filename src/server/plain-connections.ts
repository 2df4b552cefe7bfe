import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { plainRequest } from '#server/plain-request.ts'
import type { AnswerReady, Ready } from '#server/ready.ts'

interface Options {
  ready: AnswerReady
  isStopping: () => boolean
  limits: { headersMs: number; idleMs: number; checkMs: number }
}

export interface PlainConnections {
  /** Ends those that wait between two requests. */
  closeIdle(): void
  closeAll(): void
}

interface Line {
  /** When something was last heard. */
  heardAt: number
  hasAsked: boolean
}

/**
 * Answers plain requests for what is ready on the bare connection: node's HTTP around them costs more than all the rest. The
 * first request that is anything else gives its connection over to node's HTTP for good, as if nothing had been here.
 */
export function answerPlainly(server: Server, { ready, isStopping, limits }: Options): PlainConnections {
  const [giveToHttp] = server.listeners('connection')
  server.removeAllListeners('connection')
  const lines = new Map<Socket, Line>()
  const write = writer(limits.idleMs)

  server.on('connection', (socket: Socket) => {
    const line: Line = { heardAt: Date.now(), hasAsked: false }
    lines.set(socket, line)
    const forget = () => void lines.delete(socket)
    const hangUp = () => void socket.end()
    const cut = () => void socket.destroy()
    socket.on('data', read).on('end', hangUp).on('timeout', cut).on('error', cut).on('close', forget)

    function read(packet: Buffer): void {
      // Who asks before having taken the last answer has to wait, which node's HTTP knows how to do.
      const isPlain = socket.writableLength === 0 && !isStopping()
      const asked = isPlain ? plainRequest(packet) : undefined
      const answer = asked && ready(asked)
      if (!answer) return leave(packet)
      write(socket, answer)
      line.heardAt = Date.now()
      line.hasAsked = true
    }

    function leave(packet: Buffer): void {
      forget()
      socket.off('data', read).off('end', hangUp).off('timeout', cut).off('error', cut).off('close', forget)
      giveToHttp?.call(server, socket)
      socket.unshift(packet)
    }
  })

  const closeOlder = (isOld: (line: Line) => boolean) => {
    for (const [socket, line] of lines) if (socket.writableLength === 0 && isOld(line)) socket.destroy()
  }
  const check = setInterval(() => {
    const now = Date.now()
    closeOlder(({ hasAsked, heardAt }) => now - heardAt > (hasAsked ? limits.idleMs : limits.headersMs))
  }, limits.checkMs).unref()
  server.once('close', () => clearInterval(check))

  return {
    closeIdle: () => closeOlder(({ hasAsked }) => hasAsked),
    closeAll: () => [...lines.keys()].forEach((socket) => socket.destroy()),
  }
}

function writer(idleMs: number) {
  const texts = new WeakMap<readonly string[], string>()
  const staying = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1000)}\r\n\r\n`
  let [second, date] = [0, '']

  function headText(head: readonly string[]): string {
    const known = texts.get(head)
    if (known !== undefined) return known
    const text = textOf(head)
    texts.set(head, text)
    return text
  }

  function dateLine(): string {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, date] = [now, `Date: ${new Date(now * 1000).toUTCString()}\r\n`]
    return date
  }

  return (socket: Socket, { status, head, more, body = '' }: Ready): void => {
    const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    const text = first + headText(head) + (more ? textOf(more) : '') + dateLine() + staying
    if (typeof body === 'string') return void socket.write(text + body, 'latin1')
    socket.cork()
    socket.write(text, 'latin1')
    socket.write(body)
    socket.uncork()
  }
}

const LINE_BREAKS = /[\r\n]+/g

/** Whatever is in a header stays in it. */
function textOf(head: readonly string[]): string {
  let text = ''
  for (let at = 0; at + 1 < head.length; at += 2) {
    text += `${head[at]}: ${head[at + 1]?.replace(LINE_BREAKS, ' ')}\r\n`
  }
  return text
}
