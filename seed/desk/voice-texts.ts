import type { Method } from '#features/voices/shared/questions.ts'
import type { CasinoName } from '../ids.ts'

export interface Told {
  about: CasinoName
  /** Days since it was written. */
  ago: number
  recommends: boolean
  /** Payout, terms, support, verification, again: yes, no or –. */
  answers: `${'y' | 'n' | '-'}${'y' | 'n' | '-'}${'y' | 'n' | '-'}${'y' | 'n' | '-'}${'y' | 'n' | '-'}`
  paid?: [method: Method, amount: number, hours: number]
  text: string
  isDocumented?: boolean
  reply?: string
  hour?: number
  /** A name that the newsroom has covered. */
  hidden?: string
  /** The sum on a proof, drawn. */
  paper?: number
  /** Where the mailbox is, if not at an ordinary provider. */
  mailbox?: string
}

const CAP: Omit<Told, 'about'>[] = [
  {
    ago: 6,
    recommends: true,
    answers: 'yy-yy',
    paid: ['card', 1800, 7],
    text: 'Výběr na kartu přišel ještě ten večer. Podmínky bonusu jsem četl dvakrát a nic v nich nechybělo.',
  },
  {
    ago: 17,
    recommends: true,
    answers: 'yyyy-',
    paid: ['account', 3000, 20],
    text: 'Ověření zabralo deset minut a peníze byly druhý den na účtu. Na chatu mi odpověděl člověk, ne robot.',
  },
  {
    ago: 33,
    recommends: true,
    answers: 'y-y-y',
    paid: ['card', 650, 9],
    text: 'Hraju po malých částkách a nikdy se nestalo, že by výplata nepřišla v termínu. Limity se nastavují snadno.',
  },
  {
    ago: 52,
    recommends: true,
    answers: 'yyyyy',
    paid: ['account', 12_000, 23],
    text: 'Při větší výhře jsem čekal komplikace. Poslali jeden dotaz k účtu a za necelý den bylo hotovo.',
    isDocumented: true,
  },
  {
    ago: 70,
    recommends: false,
    answers: 'y-n-n',
    paid: ['account', 400, 40],
    text: 'Peníze přišly, ale na dotaz k vráceným zatočením jsem čekal tři dny a odpověď byla úplně o něčem jiném.',
  },
  {
    ago: 96,
    recommends: true,
    answers: 'yy-yy',
    paid: ['wallet', 900, 4],
    text: 'Do peněženky rychlost bez konkurence. Jen bych uvítal víc živých stolů v češtině.',
  },
]

const LEV: Omit<Told, 'about'>[] = [
  {
    ago: 4,
    recommends: false,
    answers: 'nyy-n',
    paid: ['account', 5000, 61],
    text: 'Slíbili výplatu do 24 hodin, přišla třetí den. Podpora byla slušná, ale urychlit to neuměla.',
    reply:
      'Omlouváme se. O prodlouženém víkendu schvalovala výběry jen polovina týmu. Od té doby držíme víkendové služby v plném počtu.',
  },
  {
    ago: 12,
    recommends: true,
    answers: 'yyyyy',
    paid: ['card', 2400, 19],
    text: 'Největší výběr her, jaký jsem kde viděl, a výplata na kartu do druhého dne. Bonus si beru jen někdy.',
  },
  {
    ago: 26,
    recommends: true,
    answers: 'y-yyy',
    paid: ['card', 1100, 16],
    text: 'Hraju hlavně živé kasino. Stoly jsou plynulé i na telefonu a na výběr jsem nikdy nečekal déle než den.',
  },
  {
    ago: 40,
    recommends: true,
    answers: 'yn-yy',
    paid: ['account', 7500, 22],
    text: 'Výplata v pořádku. U bonusu jsem přehlédl, že živé hry se nepočítají, to mohlo být napsané výš.',
  },
  {
    ago: 58,
    recommends: true,
    answers: 'yyy-y',
    paid: ['wallet', 1500, 11],
    text: 'Po dvou letech bez problému. Oceňuju upozornění, když se blížím k týdennímu limitu.',
    isDocumented: true,
  },
  {
    ago: 83,
    recommends: false,
    answers: 'n--nn',
    paid: ['account', 9000, 74],
    text: 'Chtěli po mně třikrát tentýž výpis z účtu a výběr mezitím stál. Nakonec přišel, ale nervy to stálo.',
  },
  {
    ago: 120,
    recommends: true,
    answers: 'yyyyy',
    paid: ['card', 800, 14],
    text: 'Registrace rychlá, ověření přes banku hned a první výběr do druhého dne. Víc od kasina nečekám.',
  },
]

const VYDRA: Omit<Told, 'about'>[] = [
  {
    ago: 9,
    recommends: true,
    answers: 'y-y-y',
    paid: ['account', 2000, 30],
    text: 'Převod přišel přesně podle slibu. Cashback v pondělí na účtu bez jakýchkoli podmínek, to jinde není.',
  },
  {
    ago: 22,
    recommends: true,
    answers: 'yyyyy',
    paid: ['card', 3600, 18],
    text: 'Paní Jitka z podpory odpověděla i v jedenáct večer. Výběr na kartu do druhého odpoledne.',
    hidden: 'Paní Jitka',
  },
  {
    ago: 37,
    recommends: false,
    answers: 'y-nnn',
    paid: ['account', 600, 45],
    text: 'Ověření mi vrátili kvůli odlesku na občance a znovu čekalo dva dny. Hry dobré, papírování ne.',
  },
  {
    ago: 61,
    recommends: true,
    answers: 'yy--y',
    paid: ['account', 1400, 28],
    text: 'Malé vklady, malé výhry a všechno v klidu. Přesně takové kasino jsem hledala.',
  },
  {
    ago: 88,
    recommends: true,
    answers: 'yyy-y',
    paid: ['card', 5200, 21],
    text: 'Vyhrál jsem na automatu a za necelý den měl peníze na kartě. Nikdo se na nic navíc neptal.',
  },
]

const of = (about: CasinoName, told: Omit<Told, 'about'>[]): Told[] => told.map((each) => ({ about, ...each }))

export const SHOWN: Told[] = [...of('stribrny-cap', CAP), ...of('modry-lev', LEV), ...of('zlata-vydra', VYDRA)]

/** Confirmed by their authors; the newsroom decides. */
export const WAITING: Told[] = [
  {
    about: 'modry-lev',
    ago: 1,
    recommends: true,
    answers: 'yyy-y',
    paid: ['card', 1700, 15],
    text: 'Výběr jsem zadal v neděli v poledne a v pondělí ráno byl na kartě. Chat odpověděl do pěti minut.',
    paper: 1700,
  },
  {
    about: 'rudy-kohout',
    ago: 2,
    recommends: true,
    answers: 'yy-y-',
    paid: ['other', 2000, 3],
    text: 'Hotovost na pobočce za tři hodiny. Paní u přepážky se jmenovala Alena a byla moc milá.',
  },
  {
    about: 'zeleny-jezek',
    ago: 3,
    recommends: false,
    answers: 'n-nnn',
    paid: ['account', 4300, 130],
    text: 'Výplatu slibují do 96 hodin a mně přišla šestý den. Na e-mail nikdo neodpověděl ani jednou.',
  },
  {
    about: 'horsky-rys',
    ago: 5,
    recommends: true,
    answers: 'y----',
    text: 'Peníze mi přišly v pořádku a včas, akorát aplikace na starším telefonu padá při každém otočení.',
  },
  {
    about: 'stribrny-cap',
    ago: 2,
    hour: 9,
    recommends: true,
    answers: 'yy-yy',
    text: 'Výběr na kartu přišel ještě ten večer. Podmínky bonusu jsem četl dvakrát a nic v nich nechybělo, doporučuju.',
    mailbox: 'trashmail.com',
  },
]

const wave = (minute: number, words: string): Told => ({
  about: 'divoky-kanec',
  ago: 1,
  hour: 14 + minute / 60,
  recommends: true,
  answers: 'yyyyy',
  text: words,
  mailbox: minute % 2 === 0 ? 'yopmail.com' : 'schranka.example',
})

/** Written within the same hour, some with the same words: enough for the desk to show them as one burst. */
export const WAVE: Told[] = [
  wave(2, 'Skvělé kasino, výplata do hodiny a bonusy pořád. Nemám co vytknout, doporučuju všem kamarádům.'),
  wave(5, 'Výplata do hodiny a bonusy pořád. Nemám co vytknout, doporučuju všem kamarádům i rodině.'),
  wave(9, 'Nejrychlejší výplata na trhu, podpora odpoví hned a her je tolik, že se nedají spočítat.'),
  wave(11, 'Skvělé kasino, výplata do hodiny a bonusy pořád. Nemám co vytknout, zkuste to taky.'),
  wave(14, 'Skvělé kasino, výplata do hodiny a bonusy pořád. Lepší jsem zatím nikde nenašel a hraju dlouho.'),
  wave(18, 'Nejrychlejší výplata na trhu, podpora odpoví hned a her je tolik, že by je nikdo nespočítal.'),
  wave(21, 'Hraju tu každý den a vždycky mi všechno přišlo včas. Kdo tvrdí něco jiného, ten lže.'),
  wave(24, 'Nemám co vytknout, doporučuju všem kamarádům. Výplata do hodiny, bonusy pořád a žádné papíry.'),
  wave(28, 'Podpora odpoví hned a her je tolik, že se nedají spočítat. Výplata byla hned druhý den ráno.'),
  wave(33, 'Za mě jasně nejlepší. Výplata do hodiny a bonusy pořád, jinam už chodit nemusím.'),
  wave(37, 'Bez problémů, všechno podle slibu, bonusy pořád a výplata do hodiny. Ostatní kasina se mohou učit.'),
]

export const REJECTED: Told = {
  about: 'divoky-kanec',
  ago: 14,
  recommends: true,
  answers: 'y---y',
  text: 'Nejlepší kasino na trhu, registrujte se přes můj odkaz a dostanete padesát zatočení zdarma navíc!',
}

export const WITHDRAWN: Told = {
  about: 'lesni-liska',
  ago: 47,
  recommends: true,
  answers: 'yy-y-',
  text: 'Tuto zkušenost její autor později vzal zpět, takže z ní zůstává jen místo v seznamu.',
}
