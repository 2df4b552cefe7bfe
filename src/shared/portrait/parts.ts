const INK = 'var(--pt-ink)'
const POP = 'var(--pt-pop)'

const filled = (d: string, colour = INK) => `<path d="${d}" fill="${colour}"/>`
const round = (at: string, r: number, colour = INK) => `<circle ${at} r="${r}" fill="${colour}"/>`

/** Drawn behind and in front of the face. */
export const HAIR = {
  long: {
    back: filled('M27 72c-3-18-3-38 4-48 8-12 26-12 34 0 7 10 7 30 4 48z'),
    front: filled('M31 44c1-12 8-16 15-20 6 6 14 7 19 20 2-16-5-27-17-27S29 28 31 44z'),
  },
  short: { back: '', front: filled('M30 40c-2-16 6-24 18-24s20 8 18 24c-1-6-4-9-8-11-7 2-14 2-20 0-4 2-7 5-8 11z') },
  bun: {
    back: round('cx="48" cy="15"', 10),
    front: filled('M30 44c-3-17 6-27 18-27s21 10 18 27c-2-9-7-15-18-17-11 2-16 8-18 17z'),
  },
  swept: {
    back: '',
    front: filled('M30 42c-4-18 6-27 19-26 12 0 19 9 17 26-2-5-3-8-5-12-8 1-17-1-23-5-2 6-6 10-8 17z'),
  },
  bob: {
    back: filled('M28 60c-4-14-3-31 4-38 8-8 24-8 32 0 7 7 8 24 4 38z'),
    front: filled('M31 43c0-16 7-24 17-24s17 8 17 24c-4-7-10-10-17-10s-13 3-17 10z'),
  },
  curls: {
    back: '',
    front: ['cx="34" cy="33"', 'cx="40" cy="25"', 'cx="48" cy="22"', 'cx="56" cy="25"', 'cx="62" cy="33"']
      .map((at) => round(at, 7.5))
      .join(''),
  },
} as const

/** Necklines. */
export const TOPS = {
  round: 'M36 74c6 8 18 8 24 0',
  collar: 'M40 72l8 9 8-9',
  straight: 'M34 74h28',
  deep: 'M38 74l10 12 10-12',
} as const

export const ITEMS = {
  earrings: round('cx="31.5" cy="54"', 3, POP) + round('cx="64.5" cy="54"', 3, POP),
  tie: filled('M48 81l-4 4 4 14 4-14z', POP),
  scarf: filled('M33 72c9 7 21 7 30 0l2 8c-10 7-24 7-34 0z', POP),
  glasses: `<g fill="none" stroke="${POP}" stroke-width="2.6"><circle cx="40.5" cy="45" r="6"/><circle cx="55.5" cy="45" r="6"/><path d="M46.5 44.5h3"/></g>`,
  badge: round('cx="61" cy="87"', 4, POP),
} as const
