import { createServer, type Socket } from 'node:net'
import { portOf } from '#testing/port-of.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As received, headers included, with soft line breaks removed. */
  text: string
  /** The same, unmodified. */
  raw: string
}

/** When a mail server may respond differently, or not at all. */
type SmtpMoment = 'greeting' | 'recipient' | 'data' | 'end'

/** A mail server that accepts and stores every mail; a minimal subset of SMTP. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  /** Responses to send instead, by recipient; an empty text means no response. */
  let faults: Partial<Record<SmtpMoment, (to: string, raw: string) => string | undefined>> = {}
  let arrived = 0
  const server = createServer((socket) => {
    arrived++
    sockets.add(socket)
    let mail: ReceivedMail = { from: '', to: [], text: '', raw: '' }
    let isData = false
    let rest = ''
    const response = (line: string) => line && socket.write(`${line}\r\n`)
    const usually = (moment: SmtpMoment, line: string) => faults[moment]?.(mail.to.join(), mail.raw) ?? line
    const take = (line: string) => {
      if (isData && line !== '.') mail.raw += `${line}\r\n`
      else if (isData) {
        isData = false
        const said = usually('end', '250 Taken')
        const text = mail.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
        if (said.startsWith('2')) mails.push({ ...mail, text })
        mail = { from: '', to: [], text: '', raw: '' }
        response(said)
      } else if (/^MAIL FROM:/i.test(line)) {
        mail.from = /<(.*?)>/.exec(line)?.[1] ?? ''
        response('250 OK')
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
        response(usually('recipient', '250 OK'))
      } else if (/^DATA/i.test(line)) {
        const said = usually('data', '354 Go on')
        isData = said.startsWith('3')
        response(said)
      } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
      else response('250 OK')
    }
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    response(usually('greeting', '220 test'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    mails,
    /** The number of connections so far. */
    arrived: () => arrived,
    /** Sets faults from now on; without arguments, it accepts everything again. */
    setFaults(how: typeof faults = {}) {
      faults = how
    },
    /** Drops the current connections. */
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}
