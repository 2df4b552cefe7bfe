import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SHORT_BYTES, type Whole } from '#infra/page-form.server.ts'
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
      line.heardAt = Date.now()
      line.hasAsked = true
      write(socket, answer, line.heardAt)
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

/** What is the same every time is put together once; only the date in it is set anew, once a second. */
function writer(idleMs: number) {
  const staying = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1000)}\r\n\r\n`
  let [second, date] = [0, '']

  const headOf = ({ status, head, more = [] }: Ready) =>
    `${firstLine(status)}Date: ${date}\r\n${textOf(head)}${textOf(more)}${staying}`

  const wholeOf = (answer: Ready, body: Buffer): Whole => ({
    bytes: Buffer.concat([Buffer.from(headOf(answer), 'latin1'), body]),
    second,
  })

  return (socket: Socket, answer: Ready, now: number): void => {
    // A clock can be set back, too.
    if (now < second || now >= second + 1000) {
      second = now - (now % 1000)
      date = new Date(second).toUTCString()
    }
    const { body = NOTHING, place } = answer
    if (!place || body.length > SHORT_BYTES) {
      socket.cork()
      socket.write(headOf(answer), 'latin1')
      socket.write(body)
      return socket.uncork()
    }
    const whole = (place.whole ??= wholeOf(answer, body))
    if (whole.second !== second) {
      whole.bytes.write(date, firstLine(answer.status).length + 'Date: '.length, 'latin1')
      whole.second = second
    }
    socket.write(whole.bytes)
  }
}

const NOTHING = Buffer.alloc(0)
const firstLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`

const LINE_BREAKS = /[\r\n]+/g

/** Whatever is in a header stays in it. */
function textOf(head: readonly string[]): string {
  let text = ''
  for (let at = 0; at + 1 < head.length; at += 2) {
    text += `${head[at]}: ${head[at + 1]?.replace(LINE_BREAKS, ' ')}\r\n`
  }
  return text
}
