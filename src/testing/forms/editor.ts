import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/** Longer than an autosave waits for the editor to stop typing. */
export const AUTOSAVE_MS = 4500
/** Longer than a failed save waits before it is tried again. */
export const RETRY_MS = 2500

/** “Control+Shift+s” */
export function press(keys: string): Promise<void> {
  const names = keys.split('+')
  const key = names.pop() ?? ''
  const held = names.map((name) => `{${name}>}`).join('')
  const released = names.map((name) => `{/${name}}`).join('')
  return userEvent.keyboard(held + (key.length > 1 ? `{${key}}` : key) + released)
}

export const type = (words: string) => userEvent.keyboard(words)

export const save = () => press('Control+s')

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const title = () => page.getByRole('textbox', { name: 'Title', exact: true })
/** The text of a post. */
export const text = () => page.getByRole('textbox', { name: 'Content' })
export const button = (name: string | RegExp, inside: Pick<Locator, 'getByRole'> = page) =>
  inside.getByRole('button', { name, exact: true })
export const goBack = () => page.getByRole('link', { name: /^Back to / }).click()

/** A failed save, as the form shows it until one succeeds. */
export const failure = () => page.getByRole('alert').filter({ hasText: 'Not saved:' })
export const offline = () => page.getByRole('alert').filter({ hasText: 'Offline, not saved.' })

export async function isShown(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible()
}

export async function isGone(locator: Locator): Promise<void> {
  await expect.element(locator).not.toBeInTheDocument()
}

export const isSaved = () => isShown(page.getByText(/^Saved at/))

/** Waits for an address of the back office. */
export async function isAt(path: string | RegExp): Promise<void> {
  await expect.poll(() => window.location.pathname + window.location.search).toMatch(path)
}

export const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
/** The content of a post. */
export const doc = (...words: string[]) => ({ type: 'doc', content: words.map(paragraph) })

/** Acts in the moment in which the page says something, before effects run and events are handled. */
export function onceSaid(words: string, act: () => void): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes(words)) return
      observer.disconnect()
      act()
      resolve()
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
