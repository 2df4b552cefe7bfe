import { expect, test, vi } from 'vitest'
import { createEditedSite, EDITED_SITE_TIMEOUT_MS } from '#testing/edited-site.ts'

vi.setConfig({ testTimeout: EDITED_SITE_TIMEOUT_MS, hookTimeout: EDITED_SITE_TIMEOUT_MS })

const { names, edit, expectFresh, cacheAll } = await createEditedSite()

/** On one database: what an edit invalidates follows from the queries, which are the same on both. */
test('after each kind of edit every page equals a fresh render', async () => {
  await expectFresh('nothing')
  expect(await cacheAll()).toBeGreaterThan(15)
  for (const name of names.filter((each) => !/^(delete|restore)/.test(each))) {
    if (await edit(name)) await expectFresh(name)
  }
})
