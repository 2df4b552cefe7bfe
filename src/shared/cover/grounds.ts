export const GROUNDS = ['payments', 'bonuses', 'terms', 'licences', 'safety', 'explainers'] as const
export type Ground = (typeof GROUNDS)[number]

/** Background, ink, shape, and the accent that marks the point of the story. */
export const COVER_COLOURS = ['--cb', '--ci', '--cs', '--cp'] as const
export type CoverColour = (typeof COVER_COLOURS)[number]

type Palette = Record<CoverColour, readonly [light: string, dark: string]>

export const PALETTES: Record<Ground, Palette> = {
  payments: {
    '--cb': ['#e4ecfd', '#18234f'],
    '--ci': ['#1d3a9a', '#bcd0ff'],
    '--cs': ['#b9cdfb', '#33498f'],
    '--cp': ['#e8ae38', '#e8b64e'],
  },
  bonuses: {
    '--cb': ['#12205a', '#1b2b6e'],
    '--ci': ['#f1f5ff', '#dbe5ff'],
    '--cs': ['#4769d6', '#4a6bdc'],
    '--cp': ['#f4c765', '#e8b64e'],
  },
  terms: {
    '--cb': ['#fbefd0', '#2b2412'],
    '--ci': ['#1a317c', '#f4dfa9'],
    '--cs': ['#eccb7c', '#6a5520'],
    '--cp': ['#9e2443', '#f2a0b0'],
  },
  licences: {
    '--cb': ['#f8e4e7', '#2d1521'],
    '--ci': ['#4c1426', '#f5c6cf'],
    '--cs': ['#e5aeb9', '#6d2f42'],
    '--cp': ['#2448bd', '#9db8ff'],
  },
  safety: {
    '--cb': ['#dcefe6', '#10281f'],
    '--ci': ['#14503a', '#b5e3cc'],
    '--cs': ['#a6d6bd', '#2b5e48'],
    '--cp': ['#e8ae38', '#e8b64e'],
  },
  explainers: {
    '--cb': ['#eef0f4', '#1a2138'],
    '--ci': ['#222b47', '#cdd6ea'],
    '--cs': ['#c3cbdb', '#3d486b'],
    '--cp': ['#2448bd', '#9db8ff'],
  },
}

export const groundStyle = (ground: Ground): Record<CoverColour, string> => {
  const palette = PALETTES[ground]
  const both = (name: CoverColour) => `light-dark(${palette[name].join(',')})`
  return { '--cb': both('--cb'), '--ci': both('--ci'), '--cs': both('--cs'), '--cp': both('--cp') }
}
