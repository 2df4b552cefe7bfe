import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts to what Czech pages need: their letters, and of Literata only the weight of headings. The full files
 * are 125 kB, these are under 50.
 */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäëïöüÄËÏÖÜôÔľĺŕĽĹŔ' +
  '\u00a0„“”‚‘’«»–—…•·×÷−±§°©®™€→←↗½¼¾²³'

const FONTS = [
  { family: 'figtree', axes: { wght: { min: 400, max: 750 } } },
  { family: 'literata', axes: { wght: 600 } },
]
const RANGES = ['latin', 'latin-ext']

const require = createRequire(import.meta.url)

export async function cutFonts(target = 'src/ui/site/fonts') {
  const wanted = JSON.stringify({ LETTERS, FONTS })
  const stamp = join(target, 'stamp.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  mkdirSync(target, { recursive: true })
  for (const { family, axes } of FONTS) {
    const folder = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files')
    for (const range of RANGES) {
      const file = join(target, `${family}-${range}.woff2`)
      const whole = readFileSync(join(folder, `${family}-${range}-wght-normal.woff2`))
      writeFileSync(file, await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes }))
    }
  }
  writeFileSync(stamp, wanted)
}
