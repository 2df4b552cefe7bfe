import { msg, noun } from '#shared/words/message.ts'

export const one = noun('picture', { gender: 'm', 1: 'obrázek', 2: 'obrázku', 4: 'obrázek' })
/** As messages about what is stored call it. */
export const image = noun('image', { gender: 'm', 1: 'obrázek', 2: 'obrázku', 4: 'obrázek' })
export const many = msg('pictures', 'obrázky')
export const label = msg('Media', 'Média')
export const counted = msg(
  { one: '{count} picture', other: '{count} pictures' },
  { one: '{count} obrázek', few: '{count} obrázky', other: '{count} obrázků' },
)

export const uploadPicture = msg(
  'Upload a picture: JPEG, PNG, WebP, AVIF or GIF.',
  'Nahrajte obrázek: JPEG, PNG, WebP, AVIF nebo GIF.',
)
export const tenMegabytes = msg('Pictures may have 10 MB at most.', 'Obrázky mohou mít nejvýš 10 MB.')
export const noHeic = msg(
  'HEIC pictures cannot be read here. Save it as JPEG.',
  'Obrázky HEIC tu nejde načíst. Uložte ho jako JPEG.',
)
export const tooManyPixels = msg(
  'This picture has {megapixels} megapixels; 40 are allowed. Make it smaller.',
  'Obrázek má {megapixels} megapixelů; povoleno je 40. Zmenšete ho.',
)
export const tooManyPixelsAvif = msg(
  'This picture has {megapixels} megapixels; 16 are allowed for AVIF. Make it smaller, or save it as JPEG.',
  'Obrázek má {megapixels} megapixelů; u AVIF je povoleno 16. Zmenšete ho, nebo ho uložte jako JPEG.',
)
export const tooManyFrames = msg('This picture has too many frames.', 'Obrázek má příliš mnoho snímků.')
export const damaged = msg('This picture is damaged or too large.', 'Obrázek je poškozený nebo příliš velký.')
