import { z } from 'zod'

const normal = (written: string) => {
  const moment = new Date(written)
  return Number.isNaN(moment.getTime()) ? written : moment.toISOString()
}

/** A point in time in its one spelling, so that texts compare as the times do. */
export const moment = z.iso.datetime().overwrite(normal)

/** One that may be missing, also in what was written before there was the field. */
export const maybeMoment = moment.nullable().default(null)
