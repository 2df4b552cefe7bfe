import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './merge-fonts.ts'

/** Fonts are subset to Czech and merged: of two files (latin, latin-ext) one may be late and mix fonts in a word. */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäëïöüÄËÏÖÜôÔľĺŕĽĹŔ' +
  '\u00a0„“”‚‘’«»–—…•·×÷−±§°©®™€→←↗½¼¾²³'

const FONTS = [
  { family: 'figtree', axes: { wght: { min: 400, max: 750 } } },
  { family: 'literata', axes: { wght: 600 } },
]

const require = createRequire(import.meta.url)

export async function cutFonts(target = 'src/ui/site/fonts') {
  const wanted = JSON.stringify({ LETTERS, FONTS, files: 'one per font' })
  const stamp = join(target, 'stamp.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { family, axes } of FONTS) {
    const folder = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files')
    const half = async (range: string) => {
      const file = readFileSync(join(folder, `${family}-${range}-wght-normal.woff2`))
      return Buffer.from(await subsetFont(file, LETTERS, { targetFormat: 'sfnt' }))
    }
    const whole = mergeFonts(await half('latin'), await half('latin-ext'))
    const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(join(target, `${family}.woff2`), cut)
  }
  writeFileSync(stamp, wanted)
}
