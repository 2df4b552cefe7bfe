import { expect, test } from 'vitest'
import { picturesInRtf } from '#posts/admin/editor/paste/rtf-pictures.ts'

const RTF = String.raw`{\rtf1\ansi Text {\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw100\pngblip\bliptag12{\*\blipuid 00ff00ff}
89504e47
0d0a1a0a}}{\nonshppict{\pict\wmetafile8 010009}} dál {\pict\jpegblip FFD8FFE0}}`

test('extracts pictures from RTF, without their metafiles', async () => {
  const found = picturesInRtf(RTF)
  expect(found.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
  const [png, jpeg] = await Promise.all(found.map(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]))
  expect(png).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(jpeg).toEqual([0xff, 0xd8, 0xff, 0xe0])
})

test('finds no pictures in RTF without any or in truncated RTF', () => {
  expect(picturesInRtf(String.raw`{\rtf1 nic}`)).toEqual([])
  expect(picturesInRtf(String.raw`{\rtf1{\pict\pngblip`)).toEqual([])
})
