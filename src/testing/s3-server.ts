import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { portOf } from '#testing/port-of.ts'

const PAGE = 2

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}

/** A minimal S3 server: verifies every signature independently and returns lists in small pages. */
export async function startS3(secret: string) {
  const objects = new Map<string, Buffer>()
  const changed = new Map<string, Date>()
  const server = createServer(
    (request, response) =>
      void answer(request).then(({ status, body, headers }) => response.writeHead(status, headers).end(body)),
  )

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://s3')
    const body = await buffer(request)
    if (!isSigned(request, url, body, secret)) return { status: 403, body: '<Code>SignatureDoesNotMatch</Code>' }
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    if (bucket !== 'pictures') return { status: 404, body: '<Code>NoSuchBucket</Code>' }
    if (request.method === 'PUT') {
      changed.set(key, new Date())
      return { status: 200, body: objects.set(key, body) && '' }
    }
    if (request.method === 'DELETE') return { status: 204, body: objects.delete(key) ? '' : '' }
    if (key === '') return { status: 200, body: list(url.searchParams) }
    const found = objects.get(key)
    const headers = { 'last-modified': changed.get(key)?.toUTCString() ?? '' }
    return found
      ? { status: 200, body: request.method === 'HEAD' ? '' : found, headers }
      : { status: 404, body: '<Code>NoSuchKey</Code>' }
  }

  function list(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
    const start = Number(query.get('continuation-token') ?? 0)
    const contents = keys.slice(start, start + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const next = start + PAGE < keys.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await open(0)
  const port = portOf(server)
  const close = () =>
    new Promise<unknown>((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { endpoint: `http://127.0.0.1:${port}`, objects, changed, close, reopen: () => open(port) }
}

const SIGNATURE = /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/

/** Signature version 4, computed from the request as received. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer, secret: string): boolean {
  const match = SIGNATURE.exec(request.headers.authorization ?? '')
  if (!match) return false
  const [, day = '', region = '', signed = '', signature] = match
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}
