import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Our pages have no frames, and nobody reads what is as it should be. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false, elementRef: false }

/** Axe on a page, or on a part of it. It is given to a page once, also when the page is looked at several times. */
export async function violationsOn(page: Page, at?: string): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis.window))) await page.evaluate(axe.source)
  return page.evaluate(async ([part, options]) => (await globalThis.window.axe?.run(part, options))?.violations ?? [], [
    at ?? 'html',
    OPTIONS,
  ] as const)
}
