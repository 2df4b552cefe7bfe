import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { namesOneHost } from '#server/http/host.ts'
import { lingerAfterResponse, type LingerLimits, lingerThenClose } from '#server/http/linger.ts'
import { createPipelineCheck } from '#server/http/pipelining.ts'
import { createSlowReaderCheck } from '#server/http/slow-readers.ts'
import { AppError } from '#shared/app-error.ts'
import { visitorWords } from '#shared/czech/error-labels.ts'

export const LIMITS = {
  headersMs: 10_000,
  requestMs: 60_000,
  readerMs: 75_000,
  /** Longer than proxies keep one that waits (nginx: 60 s): a save sent just as we close it would be lost. */
  idleMs: 65_000,
  checkMs: 1000,
  lingerMs: 10_000,
  lingerBytes: 100_000_000,
  connections: 16_000,
  /** From here on idle keep-alive connections are closed to make room. */
  crowd: 8000,
  /** Beyond this many, queueing would only make all of them slow. */
  inFlight: 1500,
  pipelined: 32,
}
const MAX_HEADER_BYTES = 16_384
const MAX_HEADERS = 100
const MAX_ADDRESS = 8000
const RETRY_AFTER_S = 2

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
/** Responds from memory and returns true, or returns false on a miss. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean
type HeaderList = Readonly<Record<string, string>>

interface Options {
  /** On every response that does not come from the app. */
  headers: HeaderList
  isStopping: () => boolean
  /** Served under any load, because it waits for nothing. */
  ready: FastPath
  limits?: typeof LIMITS
}

/** The process's HTTP server: what is too large, too slow or too much is refused here, before it costs anything. */
export function createLimitedServer(handle: RequestListener, options: Options): Server {
  const { headers, isStopping, limits = LIMITS, ready } = options
  let inFlight = 0
  const isFlood = createPipelineCheck(limits.pipelined)
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      // Refused below, with our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isFlood(request, response)) return
      if (isStopping()) response.setHeader('Connection', 'close')
      if (hasBody(request)) lingerAfterResponse(request, response, limits)
      const wrong = refusalOf(request)
      if (!wrong && ready(request, response)) return
      const refusal = wrong ?? (inFlight >= limits.inFlight ? new AppError('UNAVAILABLE') : undefined)
      if (refusal && !isHealthCheck(request)) return refuse(request, response, refusal, headers)
      const handling = handle(request, response)
      if (!handling) return
      inFlight++
      void handling.finally(() => {
        inFlight--
      })
    },
  )
  server.maxConnections = limits.connections
  watchSockets(server, limits)
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) lingerAfterResponse(request, response, limits)
    refuse(request, response, new AppError('BAD_REQUEST', 'This expectation cannot be met.'), headers)
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) =>
    respondAndClose(socket, statusOf(error), headers, limits),
  )
  // This is no proxy. Node hands over the bare socket and would close it without a response.
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    respondAndClose(socket, 405, { ...headers, Allow: 'GET, HEAD, POST' }, limits)
  })
  return server
}

/** Health checks must succeed even under overload, or the supervisor would restart a server that is merely busy. */
const isHealthCheck = ({ url }: IncomingMessage) => url === '/healthz' || url === '/readyz'

function refusalOf(request: IncomingMessage): AppError | undefined {
  const { headers, method = '', rawHeaders, url = '' } = request
  if (url.length > MAX_ADDRESS) return new AppError('ADDRESS_TOO_LONG')
  if (rawHeaders.length / 2 > MAX_HEADERS) return new AppError('HEADERS_TOO_LARGE')
  if (!namesOneHost(request)) return new AppError('BAD_REQUEST', 'The request names no host, or not one only.')
  const encoding = headers['content-encoding']
  if (encoding && encoding.toLowerCase() !== 'identity') {
    return new AppError('UNSUPPORTED_TYPE', 'Send the body without content-encoding.')
  }
  if (hasBody(request) && (method === 'GET' || method === 'HEAD'))
    return new AppError('BAD_REQUEST', `A ${method} has no body.`)
  return undefined
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function refuse(request: IncomingMessage, response: ServerResponse, error: AppError, headers: HeaderList): void {
  const { code, message, status } = error
  const isCall = request.url?.startsWith('/api/')
  const body = isCall
    ? JSON.stringify({ code, message, requestId: randomUUID() })
    : `${visitorWords(status, message)}\n`
  response.writeHead(status, {
    ...headers,
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
  })
  response.end(body)
}

function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const firstLine = rawPacket?.indexOf('\n') ?? 0
  return firstLine === -1 || firstLine > MAX_ADDRESS ? 414 : 431
}

const finishing = new WeakSet<Duplex>()

function respondAndClose(socket: Duplex, status: number, headers: HeaderList, limits: LingerLimits): void {
  if (finishing.has(socket)) return
  finishing.add(socket)
  if (!socket.writable) return void socket.destroy()
  const words = STATUS_CODES[status] ?? ''
  const lines = [
    `HTTP/1.1 ${status} ${words}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${words.length + 1}`,
    'Connection: close',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${words}\n`)
  lingerThenClose(socket, limits)
}

function watchSockets(server: Server, { crowd, checkMs, readerMs }: typeof LIMITS): void {
  const sockets = new Set<Socket>()
  let madeAt = 0
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (sockets.size < crowd || Date.now() - madeAt < checkMs) return
    madeAt = Date.now()
    server.closeIdleConnections()
  })
  const cutSlowReaders = createSlowReaderCheck(readerMs)
  const check = setInterval(() => cutSlowReaders(sockets, performance.now()), checkMs).unref()
  server.once('close', () => clearInterval(check))
}
