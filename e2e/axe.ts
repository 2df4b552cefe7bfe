import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Our pages have no frames, and passed rules are not reported. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false, elementRef: false }

/**
 * A change of the colour scheme takes several frames, since colours are inherited and each change is a (very short)
 * transition.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame)
      still = document.getAnimations().length === 0 ? still + 1 : 0
    }
  })

/** Runs axe on a page, or on a part of it. It is injected once per page. */
export async function violationsOn(page: Page, at?: string, only?: RunOptions['runOnly']): Promise<Result[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in globalThis.window))) await page.evaluate(axe.source)
  return page.evaluate(async ([part, options]) => (await globalThis.window.axe?.run(part, options))?.violations ?? [], [
    at ?? 'html',
    only ? { ...OPTIONS, runOnly: only } : OPTIONS,
  ] as const)
}

/** `color-contrast-enhanced` is of level AAA, which is not required. */
const ABOUT_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions['runOnly']

/**
 * Violations in the light and in the dark scheme, where nothing but colours can differ. Colours do not depend on the
 * screen, so a phone is checked in the light scheme only.
 */
export async function violationsInSchemes(page: Page, isLightOnly: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = await violationsOn(page)
  if (!isLightOnly) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    found.push(...(await violationsOn(page, 'html', ABOUT_COLOURS)))
  }
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
