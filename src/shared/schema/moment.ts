import { z } from 'zod'

const normal = (written: string) => {
  const moment = new Date(written)
  return Number.isNaN(moment.getTime()) ? written : moment.toISOString()
}

/** A point in time in normalised form, so that texts compare like times. */
export const moment = z.iso.datetime().overwrite(normal)

/** Optional, also in records stored before the field existed. */
export const maybeMoment = moment.nullable().default(null)
