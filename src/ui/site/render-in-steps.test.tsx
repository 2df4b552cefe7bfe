import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offersDuring } from '#testing/turns-during.ts'
import { LongList } from '#ui/site/put-off.tsx'
import { renderInSteps } from '#ui/site/render-in-steps.server.tsx'

const LETTERS = 10_000

interface TextProps {
  count: number
  children?: string
}

const Text = ({ count, children = 'x'.repeat(LETTERS) }: TextProps) => (
  <article>
    <h1>Dlouhý $& text</h1>
    <LongList items={Array.from({ length: count }, (_, index) => `${index} $& <b> ${children}`)}>
      {(words, index) => <p key={index}>{words}</p>}
    </LongList>
    <footer>Konec</footer>
  </article>
)

test.each([0, 1, 5, 45])('a list of %d items is the same in steps', async (count) => {
  const pair = (
    <>
      <Text count={count} />
      <Text count={2 * count} />
    </>
  )
  expect(await renderInSteps(pair)).toBe(renderToStaticMarkup(pair))
})

test('others have their turn between the parts of a long list, and a short one is rendered at once', async () => {
  expect(await offersDuring(() => renderInSteps(<Text count={5} />))).toBe(0)
  expect(await offersDuring(() => renderInSteps(<Text count={45} />))).toBeGreaterThanOrEqual(4)
})

test('what a list refers to counts for its length', async () => {
  const data = Array.from({ length: 40 }, (_, index) => ({ index, text: 'x'.repeat(LETTERS) }))
  const list = (
    <LongList items={data.map(({ index }) => index)} dataOf={(index) => data[index]}>
      {(index) => <p key={index}>{data[index]?.text}</p>}
    </LongList>
  )
  expect(await renderInSteps(list)).toBe(renderToStaticMarkup(list))
  expect(await offersDuring(() => renderInSteps(list))).toBeGreaterThanOrEqual(4)
})
