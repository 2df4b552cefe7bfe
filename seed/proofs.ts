import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { formatCrowns, formatDate } from '#shared/czech/format.ts'
import { pragueWall } from '#shared/czech/prague-time.ts'
import type { SeedPicture } from './media.ts'
import { payoutTests } from './withdrawals.ts'

/** Segments of digits as on a terminal, drawn so that no font is needed. */
const BARS: Record<string, string> = {
  top: 'M2 1h12',
  left: 'M1 3v10',
  right: 'M15 3v10',
  middle: 'M2 15h12',
  lowLeft: 'M1 17v10',
  lowRight: 'M15 17v10',
  bottom: 'M2 29h12',
}
const FIGURES: Record<string, (keyof typeof BARS)[]> = {
  0: ['top', 'left', 'right', 'lowLeft', 'lowRight', 'bottom'],
  1: ['right', 'lowRight'],
  2: ['top', 'right', 'middle', 'lowLeft', 'bottom'],
  3: ['top', 'right', 'middle', 'lowRight', 'bottom'],
  4: ['left', 'right', 'middle', 'lowRight'],
  5: ['top', 'left', 'middle', 'lowRight', 'bottom'],
  6: ['top', 'left', 'middle', 'lowLeft', 'lowRight', 'bottom'],
  7: ['top', 'right', 'lowRight'],
  8: ['top', 'left', 'right', 'middle', 'lowLeft', 'lowRight', 'bottom'],
  9: ['top', 'left', 'right', 'middle', 'lowRight', 'bottom'],
}
const SIGNS: Record<string, string> = {
  '.': 'M3 28v1',
  ':': 'M3 9v1M3 21v1',
  '+': 'M1 15h14M8 8v14',
  K: 'M1 1v28M14 1 1 16l13 13',
  č: 'M13 14c-5-5-12-2-12 5s7 13 12 7M3 3l4 4 4-4',
}

const widthOf = (sign: string) => (sign in FIGURES || sign === '+' || sign === 'K' ? 24 : sign === 'č' ? 22 : 12)

/** Digits and the few other characters in a line of a statement. */
function line(text: string, x: number, y: number, scale: number): string {
  let at = 0
  const drawn = text.split('').map((sign) => {
    const path = FIGURES[sign]?.map((bar) => BARS[bar]).join('') ?? SIGNS[sign] ?? ''
    const part = `<path transform="translate(${at} 0)" d="${path}"/>`
    at += widthOf(sign)
    return path === '' ? '' : part
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#16203a" stroke-width="2.6" stroke-linecap="round">${drawn.join('')}</g>`
}

/** An account statement: day, time and amount are readable, the owner is not. */
export function statement(arrivedAt: string, amount: number): string {
  const { time } = pragueWall(new Date(arrivedAt))
  const received = `+${plainSpaces(formatCrowns(amount))}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="1280" height="800">',
    '<rect width="640" height="400" fill="#e9effc"/>',
    '<rect x="60" y="36" width="520" height="328" rx="16" fill="#fff" stroke="#c5d1ec" stroke-width="2"/>',
    '<path d="M60 96V52a16 16 0 0 1 16-16h488a16 16 0 0 1 16 16v44z" fill="#1d3a9a"/>',
    '<path d="M86 66h140" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
    '<path d="m528 66 8 9 15-17" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
    line(plainSpaces(formatDate(arrivedAt)), 88, 124, 1),
    line(time, 440, 124, 1),
    line(received, 88, 184, 1.5),
    '<path d="M88 262h90M88 306h70" stroke="#9aa9c9" stroke-width="9" stroke-linecap="round"/>',
    '<rect x="208" y="246" width="300" height="32" fill="#16203a"/>',
    '<rect x="208" y="290" width="236" height="32" fill="#16203a"/>',
    '</svg>',
  ].join('')
}

/** Proofs of withdrawals, drawn from their records. */
export const proofPictures: SeedPicture[] = payoutTests.flatMap(({ input: { proof, arrivedAt, amount } }) => {
  if (!proof || !arrivedAt) return []
  const words = `${formatCrowns(amount)} připsáno ${formatDate(arrivedAt)}`
  return {
    id: proof,
    drawing: statement(arrivedAt, amount),
    title: `Doklad o výběru: ${words}`,
    alt: `Výpis z účtu se zakrytými osobními údaji: ${words}`,
  }
})
