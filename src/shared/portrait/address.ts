import { type Portrait } from '#shared/portrait/schema.ts'
import { PORTRAIT_SIZE } from '#shared/portrait/file.ts'
import type { Picture } from '#shared/schema/picture.ts'

/** Changes when the drawing itself changes, so that nobody keeps the old one. */
export const DRAWING = 1

const BEARD = 'beard'

export const portraitName = ({ hair, top, item, beard }: Portrait): string =>
  [hair, top, item, ...(beard ? [BEARD] : [])].join('-')

/** Where a drawn portrait is served; as with covers, the address is all there is to know of it. */
export const portraitAddress = (portrait: Portrait): string => `/portrait/${DRAWING}/${portraitName(portrait)}.svg`

/** A drawn portrait as any other picture of a person. */
export const portraitPicture = (portrait: Portrait | null, alt: string): Picture | null =>
  portrait && { url: portraitAddress(portrait), width: PORTRAIT_SIZE, height: PORTRAIT_SIZE, alt }
