import type { CasinoName } from './ids.ts'
import { casinoOf } from './records.ts'

interface Measured {
  casino: CasinoName
  /** To a card or Revolut on a working day. */
  card: number
  /** To a bank account on a working day. */
  account: number
  /** To a bank account, requested on the last weekend of October. */
  weekend: number
}

/** Hours from the request to the money on the account: three withdrawals from each of ten casinos in autumn 2026. */
export const MEASURED: readonly Measured[] = [
  { casino: 'stribrny-cap', card: 9.6, account: 14.2, weekend: 22.9 },
  { casino: 'tichy-medved', card: 11.3, account: 16, weekend: 21.8 },
  { casino: 'modry-lev', card: 17.5, account: 19.1, weekend: 41.7 },
  { casino: 'nocni-sova', card: 12.7, account: 26.5, weekend: 44.1 },
  { casino: 'zlata-vydra', card: 22.4, account: 30.8, weekend: 63.5 },
  { casino: 'jantarovy-kapr', card: 29.9, account: 40.6, weekend: 57.2 },
  { casino: 'bily-jelen', card: 38, account: 51.3, weekend: 68.4 },
  { casino: 'horsky-rys', card: 59.7, account: 79.2, weekend: 97.5 },
  { casino: 'divoky-kanec', card: 66.1, account: 88.9, weekend: 112.4 },
  { casino: 'zeleny-jezek', card: 101.5, account: 118.3, weekend: 140 },
]

/** Additional measurements for the articles about single methods. */
export const TO_REVOLUT: readonly [CasinoName, number][] = [
  ['stribrny-cap', 9.6],
  ['nocni-sova', 12.7],
  ['lesni-liska', 16.8],
  ['zlata-vydra', 22.4],
  ['rudy-kohout', 27.5],
  ['zeleny-jezek', 101.5],
]

export const WAYS = ['card', 'account', 'weekend'] as const
export type Way = (typeof WAYS)[number]

export function promiseOf(casino: CasinoName): number {
  const hours = casinoOf(casino).payoutsSpeed
  if (hours === null) throw new Error(`${casino} promises nothing`)
  return hours
}

export const isInTime = (measured: Measured, way: Way) => measured[way] <= promiseOf(measured.casino)
export const inTime = (measured: Measured) => WAYS.filter((way) => isInTime(measured, way)).length

/** One late withdrawal out of three may be the bank's fault; two are not. */
export const keptPromise = (measured: Measured) => inTime(measured) >= 2

export function median(way: Way): number {
  const sorted = MEASURED.map((measured) => measured[way]).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
