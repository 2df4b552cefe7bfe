import { formatCount, outOf } from '#shared/czech/format.ts'
import { withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export interface Finding {
  count: number
  /** Withdrawals from casinos that promise a time. */
  judged: number
  late: number
  judgedCasinos: number
  leader: 'late' | 'in-time' | 'unmeasured'
}

/** As the subject of a sentence; larger numbers are written in digits. */
const NUMERALS = [
  '',
  'jeden',
  'dva',
  'tři',
  'čtyři',
  'pět',
  'šest',
  'sedm',
  'osm',
  'devět',
  'deset',
  'jedenáct',
  'dvanáct',
]

const numeral = (count: number) => NUMERALS[count] ?? formatCount(count)
const asBeginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isFew = (count: number) => count >= 2 && count <= 4

/** „jeden výběr … přišel“, „dva výběry … přišly“, „pět výběrů … přišlo“ */
const subject = (count: number) => `${numeral(count)} ${count === 1 ? 'výběr' : isFew(count) ? 'výběry' : 'výběrů'}`
const came = (count: number) => (count === 1 ? 'přišel' : isFew(count) ? 'přišly' : 'přišlo')

/** „Jediný výběr“, „Oba výběry“, „Všechny tři výběry“, „Všech pět výběrů“ */
function everyWithdrawal(count: number): string {
  if (count === 1) return 'Jediný výběr'
  if (count === 2) return 'Oba výběry'
  return `${isFew(count) ? 'Všechny' : 'Všech'} ${subject(count)}`
}

const MANY_CASINOS = 3

function keptByAll(casinos: number): string {
  if (casinos < MANY_CASINOS) return ''
  return isFew(casinos)
    ? `Slib dodržela všechna ${numeral(casinos)} kasina.`
    : `Slib dodrželo všech ${numeral(casinos)} kasin.`
}

const LEADER: Record<Finding['leader'], string> = {
  late: 'I z kasina, které u nás vede.',
  'in-time': 'Kasino, které u nás vede, slib dodrželo.',
  unmeasured: '',
}

export function findingWords({ count, judged, late, judgedCasinos, leader }: Finding): string {
  if (judged === 0) return hardSpaces(`Změřili jsme ${withdrawalCount(count)}.`)
  const [first, second] =
    late === 0
      ? [`${everyWithdrawal(judged)} ${came(judged)} včas.`, keptByAll(judgedCasinos)]
      : late === judged
        ? [
            `${everyWithdrawal(judged)} ${came(judged)} pozdě.`,
            judgedCasinos > 1 ? 'Slib nedodrželo žádné kasino.' : '',
          ]
        : [`${asBeginning(subject(late))} ${outOf(judged)} ${came(late)} pozdě.`, LEADER[leader]]
  return hardSpaces([first, second].filter(Boolean).join(' '))
}
