import { expect, type Page } from '@playwright/test'

/** A failed save, as the form shows it until one succeeds. */
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved:' })
export const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'Offline, not saved.' })
export const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()

/** Executes requests on the server but drops their responses, until the returned function is called. */
export async function dropResponses(page: Page, method: string, address: RegExp): Promise<() => Promise<void>> {
  await page.evaluate(
    ([of, source]) => {
      const send = window.fetch
      window.fetch = async (input, init) => {
        const answer = await send(input, init)
        if (init?.method === of && new RegExp(source).test(answer.url) && answer.ok)
          throw new TypeError('Failed to fetch')
        return answer
      }
      window.addEventListener('restore-responses', () => (window.fetch = send), { once: true })
    },
    [method, address.source] as const,
  )
  return () => page.evaluate(() => void window.dispatchEvent(new Event('restore-responses')))
}

/** Holds POST requests to an address back until they are released; `sent` resolves once the first is under way. */
export async function holdPost(page: Page, address: string) {
  const answer = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve()
      await answer.promise
    }
    await route.continue()
  })
  return { sent: sent.promise, release: () => answer.resolve() }
}
