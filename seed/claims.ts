import { type BookmakerName, BOOKMAKERS, type CasinoName, CASINOS } from './ids.ts'
import { bookmakerOf, casinoOf, ratingOf } from './records.ts'
import { payoutTests } from './withdrawals.ts'

type OfferName = CasinoName | BookmakerName

/** The names in all grammatical cases. */
const NAMES: Record<OfferName, RegExp> = {
  'modry-lev': /Modr\p{L}+ L[ev]/u,
  'zlata-vydra': /Zlat\p{L}+ Vydr/u,
  'stribrny-cap': /Stříbrn\p{L}+ Čáp/u,
  'bily-jelen': /Bíl\p{L}+ Jelen/u,
  'nocni-sova': /Noční Sov/u,
  'lesni-liska': /Lesní Lišk|Lesní Lišc/u,
  'tichy-medved': /Tich\p{L}+ Medvě/u,
  'jantarovy-kapr': /Jantarov\p{L}+ Kapr/u,
  'rudy-kohout': /Rud\p{L}+ Kohout/u,
  'divoky-kanec': /Divok\p{L}+ Kan/u,
  'horsky-rys': /Horsk\p{L}+ Rys/u,
  'zeleny-jezek': /Zelen\p{L}+ Jež/u,
  'cerny-havran': /Čern\p{L}+ Havran/u,
  'treti-polocas': /Třetí\p{L}* Poločas/u,
  'kurzovy-sokol': /Kurzov\p{L}+ Sokol/u,
  desitka: /Desít[kc]/u,
  'pevny-tip': /Pevn\p{L}+ Tip/u,
  'rychla-stafeta': /Rychl\p{L}+ Štafet/u,
}
const OFFERS: readonly OfferName[] = [...CASINOS, ...BOOKMAKERS]

const isCasino = (name: OfferName): name is CasinoName => CASINOS.some((casino) => casino === name)
const offerOf = (name: OfferName) => (isCasino(name) ? casinoOf(name) : bookmakerOf(name))

const numberIn = (text: string) => Number(text.replaceAll(' ', '').replace(',', '.'))
export const numbersIn = (text: string) => (text.match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? []).map(numberIn)

interface Claim {
  what: string
  /** The first group is the figure. */
  said: RegExp
  /** A bookmaker's record says nothing of games, of wagering in words of its own, or of the highest withdrawal. */
  true: (name: OfferName) => (number | null)[]
}

const ofCasino = (name: OfferName, figures: (casino: CasinoName) => (number | null)[]) =>
  isCasino(name) ? figures(name) : []

/** Figures claimed in texts about an offer, each with the value in its record. */
export const CLAIMS: Claim[] = [
  {
    what: 'wagering',
    said: /(\d+)×|(?<!\p{L})(\d+)násob/gu,
    true: (name) =>
      isCasino(name)
        ? numbersIn(casinoOf(name).wageringRequirements).slice(0, 1)
        : [bookmakerOf(name).bonusTerms?.multiple ?? null],
  },
  {
    what: 'promised payout',
    said: /(?:[Ss]líben\p{L}+|[Ss]lib|[Ss]libuj\p{L}+)(?: výplat\p{L}+)?(?: „?do)? (\d+) hodin/gu,
    true: (name) => [offerOf(name).payoutsSpeed],
  },
  {
    what: 'minimum deposit',
    said: /(?:[Mm]inimální vklad|[Nn]ejnižší vklad(?: je)?|[Vv]klad(?:em)?(?: už)? od|[Vv]kládat lze od|vkládá(?: se)? od|Vkládá se od|chce aspoň) (\d[\d ]*) Kč/gu,
    true: (name) => [offerOf(name).minimumDeposit],
  },
  {
    what: 'number of games',
    said: /(?<!\d)(\d[\d ]{2,5}) (?:her|hrami|titulů)(?!\p{L})/gu,
    true: (name) => ofCasino(name, (casino) => [casinoOf(casino).numberCasinosGame]),
  },
  {
    what: 'highest bonus',
    said: /\d+ %(?: z (?:prvního )?vkladu)?(?:, nejvýše| do) (\d[\d ]*) Kč/gu,
    true: (name) => numbersIn(offerOf(name).bonus).slice(1, 2),
  },
  {
    what: 'share of the deposit',
    said: /(\d+) %(?: z (?:prvního )?vkladu)?(?:, nejvýše| do) \d[\d ]* Kč/gu,
    true: (name) => numbersIn(offerOf(name).bonus).slice(0, 1),
  },
  {
    what: 'rating',
    said: /[Zz]námk\p{L}* (\d,\d)/gu,
    true: (name) =>
      isCasino(name) ? [ratingOf(name), ...Object.values(casinoOf(name).criteria)] : [bookmakerOf(name).rating],
  },
  {
    what: 'highest withdrawal',
    said: /(?:vyplatí \p{L}+ nejvýše|[Vv]ybrat lze nejvýše|strop výběrů) (\d[\d ]*) Kč (?:týdně|měsíčně|denně)/gu,
    true: (name) => ofCasino(name, (casino) => numbersIn(casinoOf(casino).maximumCashout).slice(0, 1)),
  },
  {
    what: 'founded',
    said: /funguje od roku (\d{4})/gu,
    true: (name) => [offerOf(name).yearEstablished],
  },
]

/** Multiples computed in the text itself, or of a hypothetical offer. */
const COMPUTED: Partial<Record<OfferName | 'any', number[]>> = { any: [30], 'horsky-rys': [107] }

const namedIn = (text: string) => OFFERS.filter((name) => NAMES[name].test(text))

export function disagreements(text: string, about: readonly OfferName[]): string[] {
  const named = [...new Set([...about, ...namedIn(text)])]
  if (named.length === 0) return []
  const extra = [...(COMPUTED.any ?? []), ...named.flatMap((name) => COMPUTED[name] ?? [])]
  return CLAIMS.flatMap((claim) =>
    [...text.matchAll(claim.said)].flatMap((match) => {
      const figure = numberIn(match[1] ?? match[2] ?? '')
      const known = [...named.flatMap(claim.true), ...(claim.what === 'wagering' ? extra : [])]
      return known.includes(figure) ? [] : [`${claim.what}: “${match[0]}” of ${named.join(', ')} in: ${text}`]
    }),
  )
}

/** The offer that a post reviews. */
export const reviewedOffer = (postId: string) => OFFERS.filter((name) => postId === `post-recenze-${name}`)

export const withdrawalsOf = (offerId: string) =>
  payoutTests.flatMap(({ input }) => (input.casino === offerId || input.bookmaker === offerId ? [input] : []))
