type Send = () => Promise<Response>
type Fault = (send: Send) => Promise<Response>
interface Rule {
  method: string
  path: RegExp
  fault: Fault
}

const send = window.fetch.bind(window)
let rules: Rule[] = []
let isOffline = false

window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
  const rule = rules.find(
    ({ method, path }) => method === (init?.method ?? 'GET') && path.test(url.pathname + url.search),
  )
  const sendIt = () => (isOffline ? lost() : send(input, init))
  return rule ? rule.fault(sendIt) : sendIt()
}

/** As browsers report any failure of the network. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Applies to matching requests until the returned function is called, or the test ends. */
function apply(method: string, path: RegExp, fault: Fault): () => void {
  const rule = { method, path, fault }
  rules = [rule, ...rules]
  return () => {
    rules = rules.filter((each) => each !== rule)
  }
}

function setOffline(offline: boolean): void {
  isOffline = offline
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
}

/** What can happen to a request; `path` is matched with the path and query of its address. */
export const network = {
  /** The server never gets it. */
  loseRequests: (method: string, path: RegExp) => apply(method, path, lost),
  /** The server does it, but its response never arrives. */
  loseResponses: (method: string, path: RegExp) =>
    apply(method, path, async (sendIt) => {
      await sendIt()
      return lost()
    }),
  /** Somebody on the way responds instead of the server. */
  answer: (method: string, path: RegExp, status: number, body: object | string = 'Bad luck') =>
    apply(method, path, async () =>
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    ),
  /** Holds back what the server responds, or what `instead` responds for it. `sent` resolves once the server has done it. */
  hold(method: string, path: RegExp, instead?: () => Response) {
    const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let count = 0
    const restore = apply(method, path, async (sendIt) => {
      count += 1
      const response = instead ? instead() : await sendIt()
      sent.resolve()
      await released.promise
      return response
    })
    return { sent: sent.promise, release: released.resolve, restore, count: () => count }
  },
  goOffline: () => setOffline(true),
  comeBack: () => setOffline(false),
  reset: () => {
    rules = []
    if (isOffline) setOffline(false)
  },
}
