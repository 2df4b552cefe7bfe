import { beforeAll, expect, test } from 'vitest'
import { labels } from '#shared/czech/labels.ts'
import { renderDemo } from '#testing/demo-pages.ts'
import { createTestServices } from '#testing/test-db.ts'

let pages: Map<string, string>
beforeAll(async () => {
  pages = await renderDemo(await createTestServices())
}, 120_000)

const MACHINE_READ = /<script[\s\S]*?<\/script>|<(?:option|input)[^>]*>/g

/** Every run of text between two block elements; inline elements do not interrupt it. One heading is the product's to the letter. */
const textsOf = (html: string) =>
  html
    .replace(MACHINE_READ, '')
    .replace(/<\/?(?:a|b|strong|em|i|u|s|code|time)(?:\s[^>]*)?>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== labels.aboutUs)

test('no line of the demo can end with a one-letter word, or tear a number from what it counts', () => {
  const torn =
    /(?:^|[ \u00a0(„])[vkszouai] \S+|\d (?:Kč|%|h|hodin|dn[íů]|min|×|MB|let)(?!\p{L})|(?:^| )(?:č|odst)\. \S+|\p{L}-li(?!\p{L})/giu
  const found = [...pages].flatMap(([path, html]) =>
    textsOf(html).flatMap((text) =>
      (text.match(torn) ?? []).map((match) => `${path} ${match} in: ${text.slice(0, 80)}`),
    ),
  )
  expect(found).toEqual([])
})
