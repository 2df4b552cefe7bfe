import { HAIR, ITEMS, TOPS } from '#shared/portrait/parts.ts'
import type { Portrait } from '#shared/portrait/schema.ts'

export const PORTRAIT_SIZE = 96

const COLOURS = [
  '--pt-bg:#dde7ff;--pt-paper:#fff;--pt-ink:#1a317c;--pt-mid:#92b0fc;--pt-pop:#e8ae38',
  '--pt-bg:#24336c;--pt-paper:#e3ebff;--pt-ink:#14204d;--pt-mid:#8facff;--pt-pop:#e8b64e',
] as const
const [LIGHT, DARK] = COLOURS

const BEARD =
  '<path d="M33 47c1 15 7 20 15 20s14-5 15-20c-2 6-5 8-9 8-3-2-9-2-12 0-4 0-7-2-9-8z" fill="var(--pt-ink)"/>'
const MOUTHS = {
  smile: '<path d="M43.5 57.5q4.5 3.2 9 0"/>',
  inBeard: '<path d="M45 60h6" stroke="var(--pt-paper)"/>',
}

export const portraitFile = ({ hair, top, item, beard }: Portrait): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT_SIZE} ${PORTRAIT_SIZE}" width="${PORTRAIT_SIZE}" height="${PORTRAIT_SIZE}">`,
    `<style>svg{${LIGHT}}@media(prefers-color-scheme:dark){svg{${DARK}}}</style>`,
    '<path d="M0 0h96v96H0z" fill="var(--pt-bg)"/>',
    '<circle cx="48" cy="48" r="45.5" fill="none" stroke="var(--pt-mid)" stroke-width="5" stroke-dasharray="1.2 3.565"/>',
    HAIR[hair].back,
    '<path d="M16 100c1-21 14-29 32-29s31 8 32 29z" fill="var(--pt-mid)"/>',
    '<path d="M24 92l8-16M32 96l8-18M64 96l-8-18M72 92l-8-16" stroke="var(--pt-ink)" stroke-width="1.6" opacity=".55"/>',
    '<path d="M41 60v14l7 8 7-8V60z" fill="var(--pt-paper)"/>',
    '<path d="M41 66c4 4 10 4 14 0v4c-4 4-10 4-14 0z" fill="var(--pt-mid)" opacity=".7"/>',
    '<ellipse cx="48" cy="45" rx="16.5" ry="21" fill="var(--pt-paper)"/>',
    HAIR[hair].front,
    beard ? BEARD : '',
    '<g fill="none" stroke="var(--pt-ink)" stroke-width="1.8" stroke-linecap="round">',
    '<path d="M37.5 39.5q3-2 6 0M52.5 39.5q3-2 6 0M48 45l-2 7h3.5"/>',
    beard ? MOUTHS.inBeard : MOUTHS.smile,
    `<path d="${TOPS[top]}"/></g>`,
    '<circle cx="40.5" cy="45" r="1.9" fill="var(--pt-ink)"/><circle cx="55.5" cy="45" r="1.9" fill="var(--pt-ink)"/>',
    ITEMS[item],
    '</svg>',
  ].join('')
