import { type Portrait } from '#shared/portrait/schema.ts'
import { PORTRAIT_SIZE } from '#shared/portrait/file.ts'
import type { Picture } from '#shared/schema/picture.ts'

/** Increment when the drawing changes, to invalidate cached portraits. */
export const DRAWING = 1

const BEARD = 'beard'

export const portraitName = ({ hair, top, item, beard }: Portrait): string =>
  [hair, top, item, ...(beard ? [BEARD] : [])].join('-')

export const portraitAddress = (portrait: Portrait): string => `/portrait/${DRAWING}/${portraitName(portrait)}.svg`

export const portraitPicture = (portrait: Portrait | null, alt: string): Picture | null =>
  portrait && { url: portraitAddress(portrait), width: PORTRAIT_SIZE, height: PORTRAIT_SIZE, alt }
