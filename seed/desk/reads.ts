import type { ReadDay } from '#features/reads/sums.server.ts'
import { postId, type PostName } from '../ids.ts'
import { clickDays, countOn } from './clicks.ts'
import type { Times } from './times.ts'

/** Readers on a usual day. */
const USUAL: [PostName, number][] = [
  ['recenze-modry-lev', 148],
  ['recenze-stribrny-cap', 131],
  ['recenze-zlata-vydra', 86],
  ['recenze-lesni-liska', 61],
  ['recenze-nocni-sova', 52],
  ['recenze-rudy-kohout', 44],
  ['recenze-bily-jelen', 37],
  ['recenze-tichy-medved', 29],
  ['recenze-divoky-kanec', 26],
  ['recenze-jantarovy-kapr', 22],
  ['recenze-horsky-rys', 16],
  ['recenze-zeleny-jezek', 11],
  ['zmerili-jsme-vyplaty', 94],
  ['jak-cist-bonusove-podminky', 72],
  ['revolut-casino', 58],
  ['qr-platba-v-kasinu', 41],
  ['overeni-totoznosti', 33],
  ['navratnost-automatu', 27],
  ['limity-ktere-funguji', 19],
  ['zahranicni-sazkove-kancelare', 24],
  ['jak-hodnotime', 9],
]
/** Few robots stay on a page. */
const BOTS = 0.04

/** On the days of the demo's clicks, with which they are cleared. */
export const demoReads = (times: Times): ReadDay[] =>
  clickDays(times).flatMap((day, back) =>
    USUAL.map(([name, usual], place) => ({
      day,
      postId: postId(name),
      people: countOn(day, back, place, usual),
      bots: Math.round(usual * BOTS),
    })),
  )
