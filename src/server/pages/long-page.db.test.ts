import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { p, page } from '#posts/content/build.ts'
import { toResponse } from '#site/text-response.server.ts'
import { build } from '#testing/build.ts'
import { renderSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const services = await createTestServices()
await ensureSettings(services.db, defaultSettings)

const shown = async (slug: string) =>
  toResponse(await renderSite(new Request(`http://web.cz/${slug}/`), services, 'local')).text()

test('others have their turn while the page of a long post is rendered', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => p(`${index}. ${'věta '.repeat(100)}`))
  const long = await build.post(services.db, { title: 'Dlouhý', ...page(p('Úvod.'), ...lines) })
  const short = await build.post(services.db, { title: 'Krátký', ...page(p('Úvod.'), p('Věta.')) })
  const html = await shown(long.slug)
  expect([...html.matchAll(/<p>(\d+)\.\s/g)].map(([, number]) => Number(number))).toEqual([...lines.keys()])
  const atOnce = await offersDuring(() => shown(short.slug))
  expect((await offersDuring(() => shown(long.slug))) - atOnce).toBeGreaterThanOrEqual(3)
})
