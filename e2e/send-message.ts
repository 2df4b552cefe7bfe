import { request } from 'node:http'

let senders = 1

/** Each from an address of its own: only five an hour are taken from one, and other tests send some, too. */
export function sendMessage(baseURL: string, message: { name: string; email: string; message: string }): Promise<void> {
  const { port, host } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        localAddress: `127.0.1.${++senders}`,
        port,
        path: '/api/v1/public/messages',
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume()
        if (response.statusCode === 201) resolve()
        else reject(new Error(`The message was answered with ${response.statusCode}.`))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(message))
  })
}
