import { createServer } from 'node:net'
import { afterAll } from 'vitest'
import { portOf } from '#testing/port-of.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire, headers included, with the soft line breaks taken out. */
  text: string
}

/** A mail server that takes everything and keeps it; as much of SMTP as a client needs to say what it has to say. */
export async function startSmtp() {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    let mail: ReceivedMail = { from: '', to: [], text: '' }
    let isData = false
    let rest = ''
    const response = (line: string) => socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (isData && line !== '.') mail.text += `${line}\r\n`
      else if (isData) {
        isData = false
        mails.push({ ...mail, text: mail.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') })
        mail = { from: '', to: [], text: '' }
        response('250 Taken')
      } else if (/^MAIL FROM:/i.test(line)) {
        mail.from = /<(.*?)>/.exec(line)?.[1] ?? ''
        response('250 OK')
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
        response('250 OK')
      } else if (/^DATA/i.test(line)) {
        isData = true
        response('354 Go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
      else response('250 OK')
    }
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    socket.on('error', () => {})
    response('220 test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const port = portOf(server)
  return { url: `smtp://127.0.0.1:${port}`, mails }
}
