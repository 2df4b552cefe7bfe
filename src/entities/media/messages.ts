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
