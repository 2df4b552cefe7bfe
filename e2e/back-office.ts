import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

declare global {
  interface Window {
    recordToast: (words: string) => Promise<void>
  }
}

/** What each page has shown and no test has asked for yet, oldest first. */
const shown = new WeakMap<Page, string[]>()

/** A toast lives 1.25 s, which a busy machine may take between two looks at the page: the page itself writes it down. */
async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, words: string) => {
    shown.set(page, [...(shown.get(page) ?? []), words])
  })
  await context.addInitScript(() => {
    const record = (node: Node) => {
      if (!(node instanceof Element)) return
      const toasts = node.matches('.Toastify__toast') ? [node] : node.querySelectorAll('.Toastify__toast')
      for (const toast of toasts) void globalThis.window.recordToast(toast.textContent ?? '')
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

/** Every journey of editors starts from this one. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await recordToasts(context)
    await use(context)
  },
})

/** Waits until the page has shown this toast, and forgets it and those before, so that the same words count once. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const take = () => {
    const toasts = shown.get(page) ?? []
    const index = toasts.findIndex((toast) => toast.includes(words))
    if (index >= 0) shown.set(page, toasts.slice(index + 1))
    return index >= 0 ? words : `none, but ${JSON.stringify(toasts)}`
  }
  await expect.poll(take, { message: 'the toast', timeout: 10_000 }).toBe(words)
}
