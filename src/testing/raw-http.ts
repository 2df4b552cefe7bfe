import { connect, type Socket } from 'node:net'

interface RawResponse {
  status: number
  headers: Headers
  body: string
  seconds: number
}

/** Sends raw bytes to a server, as no well-behaved client would; returns the response until the connection ended. */
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
    // The server may reset the connection while we are still sending; a response received before counts.
    socket.on('error', (error) => (said ? finish() : reject(error)))
  })
}

/** Writes the same chunk repeatedly until the other side closes. */
export function flood(socket: Socket, piece: string | Buffer, times = Infinity): void {
  let left = times
  const more = () => {
    while (left-- > 0 && socket.writable) {
      if (!socket.write(piece)) return void socket.once('drain', more)
    }
  }
  more()
}
