import { drawCover } from '#shared/cover/draw.ts'
import { COVER_COLOURS, type Ground, PALETTES } from '#shared/cover/grounds.ts'
import type { Cover } from '#shared/cover/schema.ts'
import { BACK, COVER_HEIGHT, COVER_WIDTH, shapeMarkup } from '#shared/cover/shape.ts'

const colours = (ground: Ground, tone: 0 | 1) =>
  COVER_COLOURS.map((name) => `${name}:${PALETTES[ground][name][tone]}`).join(';')

export const coverFile = (cover: Cover, ground: Ground): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}">`,
    `<style>svg{${colours(ground, 0)}}@media(prefers-color-scheme:dark){svg{${colours(ground, 1)}}}</style>`,
    `<path fill="${BACK}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    ...drawCover(cover).map(shapeMarkup),
    '</svg>',
  ].join('')

/** The same with the light colours inlined, for renderers without CSS variables. */
export const plainCoverFile = (cover: Cover, ground: Ground): string =>
  COVER_COLOURS.reduce(
    (svg, name) => svg.replaceAll(`var(${name})`, PALETTES[ground][name][0]),
    coverFile(cover, ground).replace(/<style>[^<]*<\/style>/, ''),
  )
