import { z } from 'zod'
import { formatCount } from '#shared/czech/format.ts'

/** No one types more; longer input is cut before it is parsed. */
const TYPED_MAX = 40

/** As people write numbers: „1 000 Kč“, „1000,-“, „32,5“, „96 %“. */
const NUMBER = /^\d{1,9}(?:[.,]\d{1,2})?$/
const plainNumber = (typed: string) => typed.replaceAll(/[\s\u2060]/g, '').replace(/(?:,[-–—]|K[čc]|CZK|%|×|x)$/i, '')

interface Range {
  least: number
  most: number
  isWhole?: boolean
}

export const typedNumber = ({ least, most, isWhole = true }: Range) => {
  const wanted = `Napište ${isWhole ? 'celé číslo' : 'číslo'} od ${formatCount(least)} do ${formatCount(most)}.`
  return z
    .string()
    .transform(plainNumber)
    .refine((typed) => NUMBER.test(typed), wanted)
    .transform((typed) => Number(typed.replace(',', '.')))
    .refine((value) => value >= least && value <= most && (!isWhole || Number.isInteger(value)), wanted)
}

/** The raw value of a parameter, truncated, for forms to show again. */
export const rawParam = (params: URLSearchParams, name: string) => params.get(name)?.slice(0, TYPED_MAX).trim() ?? ''
