import { connect, type Socket } from 'node:net'

export interface RawResponse {
  status: number
  headers: Headers
  body: string
  seconds: number
}

/** Speaks to a server byte by byte, as no well-behaved client would; returns what came back until the connection ended. */
export function sendRaw(port: number, talk: (socket: Socket) => void): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    let said = ''
    const finish = () => {
      const [head = '', ...rest] = said.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
      const pairs = lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ])
      const seconds = (performance.now() - started) / 1000
      resolve({ status, headers: new Headers(pairs), body: rest.join('\r\n\r\n'), seconds })
    }
    socket.setEncoding('utf8').on('data', (text) => {
      said += String(text)
    })
    socket.once('connect', () => talk(socket))
    socket.once('close', finish)
    // The other side may cut the line while we still sendRaw; what it said before counts.
    socket.on('error', (error) => (said ? finish() : reject(error)))
  })
}

/** Writes the same piece again and again until the other side has enough. */
export function pour(socket: Socket, piece: string | Buffer, times = Infinity): void {
  let left = times
  const more = () => {
    while (left-- > 0 && socket.writable) {
      if (!socket.write(piece)) return void socket.once('drain', more)
    }
  }
  more()
}
