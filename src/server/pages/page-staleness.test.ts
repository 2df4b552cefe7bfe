import { expect, test, vi } from 'vitest'
import { createEditedSite, EDITED_SITE_TIMEOUT_MS } from '#testing/edited-site.ts'
import { isAll } from '#testing/is-all.ts'

vi.setConfig({ testTimeout: EDITED_SITE_TIMEOUT_MS, hookTimeout: EDITED_SITE_TIMEOUT_MS })

const { names, edit, expectFresh, cacheAll } = await createEditedSite()

/** “archive casinos” of “archive casinos b2k9” */
const kindOf = (name: string) => name.replace(/ \S{4}$/, '')
/** Every record is changed. One of its kind comes and goes, with `npm run test:all` all do. */
const isTried = (name: string, at: number) =>
  isAll || name.startsWith('change ') || names.findIndex((other) => kindOf(other) === kindOf(name)) === at

/** On one database: what an edit invalidates follows from the queries, which are the same on both. */
test('after each kind of edit every page equals a fresh render', async () => {
  await expectFresh('nothing')
  expect(await cacheAll()).toBeGreaterThan(15)
  for (const name of names.filter(isTried).filter((each) => !/^(delete|restore)/.test(each))) {
    if (await edit(name)) await expectFresh(name)
  }
})
