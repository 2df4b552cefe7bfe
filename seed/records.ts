import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import { shownRating } from '#entities/casino/rating.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import desitka from './bookmakers/desitka.ts'
import kurzovySokol from './bookmakers/kurzovy-sokol.ts'
import pevnyTip from './bookmakers/pevny-tip.ts'
import rychlaStafeta from './bookmakers/rychla-stafeta.ts'
import tretiPolocas from './bookmakers/treti-polocas.ts'
import bilyJelen from './casinos/bily-jelen.ts'
import cernyHavran from './casinos/cerny-havran.ts'
import divokyKanec from './casinos/divoky-kanec.ts'
import horskyRys from './casinos/horsky-rys.ts'
import jantarovyKapr from './casinos/jantarovy-kapr.ts'
import lesniLiska from './casinos/lesni-liska.ts'
import modryLev from './casinos/modry-lev.ts'
import nocniSova from './casinos/nocni-sova.ts'
import rudyKohout from './casinos/rudy-kohout.ts'
import stribrnyCap from './casinos/stribrny-cap.ts'
import tichyMedved from './casinos/tichy-medved.ts'
import zelenyJezek from './casinos/zeleny-jezek.ts'
import zlataVydra from './casinos/zlata-vydra.ts'
import type { BookmakerName, CasinoName } from './ids.ts'
import type { Seeded } from './types.ts'

/** The records by name, best first; texts take their figures from here. */
export const casinoRecords: Record<CasinoName, Seeded<CasinoInput>> = {
  'modry-lev': modryLev,
  'zlata-vydra': zlataVydra,
  'stribrny-cap': stribrnyCap,
  'bily-jelen': bilyJelen,
  'nocni-sova': nocniSova,
  'lesni-liska': lesniLiska,
  'tichy-medved': tichyMedved,
  'jantarovy-kapr': jantarovyKapr,
  'rudy-kohout': rudyKohout,
  'divoky-kanec': divokyKanec,
  'horsky-rys': horskyRys,
  'zeleny-jezek': zelenyJezek,
  'cerny-havran': cernyHavran,
}

export const bookmakerRecords: Record<BookmakerName, Seeded<BookmakerInput>> = {
  'treti-polocas': tretiPolocas,
  'kurzovy-sokol': kurzovySokol,
  desitka,
  'pevny-tip': pevnyTip,
  'rychla-stafeta': rychlaStafeta,
}

export const casinoOf = (name: CasinoName): CasinoInput => casinoRecords[name].input
export const bookmakerOf = (name: BookmakerName): BookmakerInput => bookmakerRecords[name].input

export function ratingOf(name: CasinoName): number {
  const rating = shownRating(casinoOf(name))
  if (rating === null) throw new Error(`${name} has no rating`)
  return rating
}
