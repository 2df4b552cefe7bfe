import { JSDOM } from 'jsdom'

const MAX_REDIRECTS = 5

interface Form {
  body: URLSearchParams
}

/** A browser without scripts: it follows links, submits forms and keeps cookies, and draws nothing. */
export function createReader(port: number, siteUrl: string) {
  const jar = new Map<string, string>()
  const history: string[] = []
  let dom = new JSDOM('')
  let status = 0
  let navigation: Promise<void> | undefined

  async function load(address: string, form?: Form): Promise<void> {
    let url = new URL(address)
    let sent = form
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
        ...(sent && { method: 'POST', body: sent.body }),
        headers: {
          // Crawlers get no error pages.
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(sent && { Origin: siteUrl }),
        },
        redirect: 'manual',
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.slice(0, cookie.indexOf(';')).split('=')
        jar.set(name, value)
      }
      const html = await response.text()
      const location = response.headers.get('location')
      if (!location) {
        status = response.status
        return show(html, url.href)
      }
      // A fragment outlives redirects.
      url = new URL(location.includes('#') ? location : `${location}${url.hash}`, url)
      sent = undefined
    }
    throw new Error(`${address} redirects forever`)
  }

  function show(html: string, url: string): void {
    dom = new JSDOM(html, { url })
    const { document } = dom.window
    document.addEventListener('click', (event) => {
      const link = event.target instanceof dom.window.Element && event.target.closest('a')
      if (!link || !link.href || event.defaultPrevented) return
      event.preventDefault()
      navigation = open(link.href)
    })
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      const form = event.target as HTMLFormElement
      const fields = new dom.window.FormData(form, event.submitter)
      const body = new URLSearchParams(
        [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      const target = new URL(form.action)
      if (form.method === 'post') navigation = open(target.href, { body })
      else navigation = open(Object.assign(target, { search: body.toString() }).href)
    })
  }

  async function open(address: string, form?: Form): Promise<void> {
    await load(address, form)
    history.push(dom.window.location.href)
  }

  return {
    get document(): Document {
      return dom.window.document
    },
    get status() {
      return status
    },
    /** Path, query and fragment, as in the address bar. */
    get address(): string {
      return dom.window.location.href.slice(siteUrl.length)
    },
    cookies: jar,
    goto: (path: string) => open(`${siteUrl}${path}`),
    async back(): Promise<void> {
      history.pop()
      await load(history.at(-1) ?? siteUrl)
    },
    /** Clicks, and waits for the page that it leads to. */
    async click(element: HTMLElement): Promise<void> {
      navigation = undefined
      element.click()
      // Widened again: the listeners assign it meanwhile.
      await (navigation as Promise<void> | undefined)
    },
    link: (name: Name, part?: string) => find('a[href]', name, part),
    button: (name: Name, part?: string) => find('button', name, part),
    field: (label: Name, part?: string) => fieldOf(find('label', label, part)),
    /** What each element reads that a selector matches. */
    texts: (selector: string) => [...dom.window.document.querySelectorAll(selector)].map(wordsOf),
  }

  function find(selector: string, name: Name, part = 'body'): HTMLElement {
    const all = [...dom.window.document.querySelectorAll<HTMLElement>(`:is(${part}) ${selector}`)]
    const matches = (words: string) => (typeof name === 'string' ? words === name : name.test(words))
    const found = all.find((element) => matches(element.ariaLabel ?? nameOf(element)))
    if (!found) throw new Error(`No ${selector} “${name}”, only: ${all.map(wordsOf).join(' | ')}`)
    return found
  }
}

type Name = string | RegExp
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldOf(label: HTMLElement): Field {
  const field = (label as HTMLLabelElement).control
  if (!field) throw new Error(`“${wordsOf(label)}” labels nothing`)
  return field as Field
}

/** Without the options of a list inside a label. */
function nameOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const list of copy.querySelectorAll('select')) list.remove()
  return wordsOf(copy)
}

/** Chooses an option by its text. */
export function choose(field: Field, text: string): void {
  const option = [...(field as HTMLSelectElement).options].find((each) => wordsOf(each) === text)
  if (!option) throw new Error(`No option “${text}”`)
  option.selected = true
}

/** What describes a field to those who listen to it. */
export const descriptionOf = (field: Field) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => wordsOf(field.ownerDocument.getElementById(id)))
    .join(' ')

/** Words as they are read: hard spaces are spaces, and runs of them one. */
export const wordsOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

export type Reader = ReturnType<typeof createReader>
