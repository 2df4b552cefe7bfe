import type { Page } from '@playwright/test'

/** Resolves when so many moves are stored and the schedule was read again after the last one. */
export const movesStored = (page: Page, count: number) =>
  new Promise<void>((resolve) => {
    let stored = 0
    page.on('response', (response) => {
      if (response.url().includes('/calendar/publish/')) stored++
      else if (stored === count && response.url().includes('/calendar?')) resolve()
    })
  })
