import { expect, test } from 'vitest'
import { playerOf } from '#blocks/videos/player.ts'

const ID = 'aB3_dE-6gH9'
const TUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`

test.each([
  [`https://www.youtube.com/watch?v=${ID}&list=x`, TUBE],
  [`https://youtu.be/${ID}?t=90s`, `${TUBE}&start=90`],
  [`https://m.youtube.com/shorts/${ID}`, TUBE],
  [`https://www.youtube-nocookie.com/embed/${ID}`, TUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/ab12cd34ef', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd34ef'],
  [
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd34ef',
  ],
  ['/soubory/rozhovor.mp4', '/soubory/rozhovor.mp4'],
])('%s is played by %s', (address, src) => {
  expect(playerOf(address)?.src).toBe(src)
})

test.each([
  '',
  `http://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}"onload=x`,
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://vimeo.com/kanal/123',
  '//evil.example/a.mp4',
  'https://jinde.example/a.mp4',
  'javascript:alert(1)//.mp4',
])('%j is no video that can be shown', (address) => {
  expect(playerOf(address)).toBeUndefined()
})
