import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FixedImg, Img } from '#ui/site/image.tsx'

const picture = { url: '/media/abc-lev/lg.webp', width: 1200, height: 800, alt: 'Lev' }

test.each([
  ['a picture', (focus: object) => <Img picture={{ ...picture, ...focus }} sizes="100vw" />],
  ['a small picture', (focus: object) => <FixedImg picture={{ ...picture, ...focus }} width={64} height={64} />],
])('%s is cropped around its focal point; the centre needs no style', (_, drawn) => {
  expect(renderToStaticMarkup(drawn({ focus: '20% 85%' }))).toContain('style="object-position:20% 85%"')
  expect(renderToStaticMarkup(drawn({}))).not.toContain('style=')
})
