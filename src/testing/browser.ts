const BASE = '/api/v1/private'

export interface Sent {
  body?: unknown
  headers?: Record<string, string>
  /** Sent as it is, instead of a JSON body. */
  raw?: BodyInit
}

/** The app itself, or a running server. */
interface Site {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

export interface Answer {
  status: number
  headers: Headers
  setCookies: string[]
  body: Record<string, any>
}

/** A client with a cookie jar that sends the anti-forgery header, like the admin's pages. */
export function createBrowser(app: Site, { ip = '192.0.2.1', fingerprint = 'otisk-prohlizece' } = {}) {
  const jar = new Map<string, string>()
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(method: string, path: string, { body, headers = {}, raw }: Sent = {}): Promise<Answer> {
    const sent: Record<string, string> = {
      'x-forwarded-for': ip,
      'is-admin-token': jar.get('refreshToken') ?? '',
      cookie: cookieHeader(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    const response = await app.request(path.startsWith('/api/') || path.startsWith('http') ? path : BASE + path, {
      method,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw === undefined ? {} : { body: raw, duplex: 'half' }),
    })
    const setCookies = response.headers.getSetCookie()
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      setCookies,
      body: isJson && text !== '' ? JSON.parse(text) : { text },
    }
  }

  return {
    jar,
    /** The names of all cookies but the ones by which a browser is known again. */
    sessionCookies: () => [...jar.keys()].filter((name) => !name.includes('device-')),
    send,
    get: (path: string, sent?: Sent) => send('GET', path, sent),
    /** A form, or a stream that pretends to be one. */
    sendForm: (path: string, form: FormData | ReadableStream) =>
      send('POST', path, {
        raw: form,
        ...(form instanceof FormData ? {} : { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      }),
    login: (email: string, password: string) => send('POST', '/auth/login', { body: { email, password, fingerprint } }),
    refresh: (own = fingerprint) => send('POST', '/auth/refresh', { body: { fingerprint: own } }),
    /** A copy with the same cookies: a second tab, or a thief. */
    copy() {
      const other = createBrowser(app, { ip, fingerprint })
      for (const [name, value] of jar) other.jar.set(name, value)
      return other
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>
