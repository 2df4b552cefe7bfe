import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page, or on a part of it. Our pages have no frames, so one run in the page itself is enough; and nobody reads what
 * is as it should be.
 */
export async function violationsOn(page: Page, at?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  const { violations } = await (at ? axe.include(at) : axe).analyze()
  return violations
}
