import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import { type PrivateCall, signIn } from './admin-api.ts'

declare global {
  interface Window {
    recordToast: (words: string) => Promise<void>
  }
}

/** Toasts of each page that no test has consumed yet, oldest first. */
const shown = new WeakMap<Page, string[]>()

/** A toast lives 1.25 s, which a busy machine may take between two checks: the page itself records it. */
async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, words: string) => {
    shown.set(page, [...(shown.get(page) ?? []), words])
  })
  await context.addInitScript(() => {
    // A toast that comes with its place is in both.
    const known = new WeakSet<Element>()
    const record = (node: Node) => {
      if (!(node instanceof Element)) return
      const toasts = node.matches('.Toastify__toast') ? [node] : node.querySelectorAll('.Toastify__toast')
      for (const toast of toasts) {
        if (!known.has(toast)) void globalThis.window.recordToast(toast.textContent ?? '')
        known.add(toast)
      }
    }
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(record))).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    )
  })
}

type Stored = Record<string, any>

let counter = 0
/** A name that is unique among all tests and retries. */
export const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid}${counter++}`

/** Reads and changes the server's records, bypassing the page. */
export interface Records {
  call: PrivateCall
  /** Casinos and bookmakers are live. */
  make: (collection: string, record: object) => Promise<Stored>
  read: (path: string) => Promise<Stored>
  /** A colleague saves a change on top of what is stored now. */
  change: (path: string, change: (now: Stored) => object) => Promise<void>
}

const OFFERS = new Set(['casinos', 'bookmakers'])

async function recordsOf(page: Page): Promise<Records> {
  const call = await signIn(page.request)
  const expectStatus = async (status: number, ...request: Parameters<typeof call>): Promise<Stored> => {
    const answer = await call(...request)
    expect(answer.status(), await answer.text()).toBe(status)
    return answer.json()
  }
  const read = (path: string) => expectStatus(200, 'GET', path)
  return {
    call,
    make: (collection, record) =>
      expectStatus(201, 'POST', `/${collection}`, { ...(OFFERS.has(collection) && { isActive: true }), ...record }),
    read,
    change: async (path, change) => {
      const now = await read(path)
      await expectStatus(200, 'PUT', path, { ...now, ...change(now) })
    },
  }
}

/** Where a page was left. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return [
      location.href,
      `  scrolled to ${scrollY} of ${document.documentElement.scrollHeight}, window ${innerHeight}`,
      `  focus at ${focused?.getBoundingClientRect().top}: ${focused?.outerHTML.slice(0, 200)}`,
      document.body.innerText.slice(0, 3000),
    ].join('\n')
  })

/** The base of all journeys of editors. */
export const test = base.extend<{ records: Records }>({
  context: async ({ browser, context }, use, testInfo) => {
    await recordToasts(context)
    await use(context)
    // Of a failure on another machine only the printed text remains.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const page of context.pages()) console.log(await stateOf(page).catch(String))
    // Windows of colleagues are closed with the journey, however it ends: open ones would go on polling the server.
    const others = browser.contexts().filter((one) => one !== context)
    await Promise.all(others.map((one) => one.close()))
  },
  records: async ({ page }, use) => use(await recordsOf(page)),
})

/**
 * Types into a picker, as a person does. Only filled in, the field would stay at the edge of the window, where any shift of
 * the page closes its list.
 */
export async function search(picker: Locator, words: string): Promise<void> {
  await picker.click()
  await picker.fill(words)
}

/**
 * Picks an option once its search has finished. Trying to click one that is still disabled, Playwright scrolls the page,
 * and the list of a field that is out of sight closes.
 */
export async function pick(option: Locator): Promise<void> {
  await expect(option).toBeEnabled()
  await option.click()
}

/** Saves with the keyboard and waits for the confirmation. */
export async function saveAndExpect(page: Page, toast = 'Successfully updated !'): Promise<void> {
  await page.keyboard.press('Control+s')
  await expectToast(page, toast)
}

/** More than what comes late waits for an idle browser. */
const LATE_MS = 2500

/** Waits for the code that comes when nothing else goes on: without a connection it could not. */
export async function untilAllIsLoaded(page: Page): Promise<void> {
  const quietFor = () =>
    page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return performance.now() - Math.max(...scripts.map(({ startTime, duration }) => startTime + duration))
    })
  await expect.poll(quietFor).toBeGreaterThan(LATE_MS)
}

/** Waits until the page has shown this toast, and consumes it and those before. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const take = () => {
    const toasts = shown.get(page) ?? []
    const index = toasts.findIndex((toast) => toast.includes(words))
    if (index >= 0) shown.set(page, toasts.slice(index + 1))
    return index >= 0 ? words : `none, but ${JSON.stringify(toasts)}`
  }
  await expect.poll(take, { message: 'the toast' }).toBe(words)
}
