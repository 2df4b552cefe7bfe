import { msg } from '#shared/words/message.ts'

export const shapes = msg('Shapes the site shows', 'Výřezy na webu')
export const shapesAbout = msg(
  'Each shows what is around the focal point. Choose one to set its part by hand. The picture itself stays whole; logos and single pictures are never cut.',
  'Každý ukazuje okolí těžiště. Vyberte ho a určete sami, co v něm bude. Obrázek zůstává celý; loga a samostatné obrázky se neořezávají.',
)
export const cover = msg('Cover, card 16:9', 'Obálka, karta 16 : 9')
export const slide = msg('Slide 16:10', 'Snímek 16 : 10')
export const gallery = msg('Gallery 4:3', 'Galerie 4 : 3')
export const portrait = msg('Portrait 1:1', 'Portrét 1 : 1')
export const byHand = msg('By hand', 'Ručně')
export const partOf = msg('Part shown in {shape}', 'Výřez: {shape}')
export const partAt = msg(
  '{x} % from the left, {y} % from the top, {width} % wide',
  '{x} % zleva, {y} % shora, šířka {width} %',
)
export const howToMove = msg(
  '{shape}: {at}. Drag the part, or use the arrow keys; plus and minus change its size.',
  '{shape}: {at}. Posuňte výřez myší nebo šipkami; plus a minus mění velikost.',
)
export const size = msg('Size of the part', 'Velikost výřezu')
export const reset = msg('Back to the focal point', 'Zpět k těžišti')
export const done = msg('Done', 'Hotovo')
export const resetAll = msg('Reset all shapes', 'Zrušit ruční výřezy')
