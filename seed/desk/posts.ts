import { emptyPost } from '#posts/empty-post.ts'
import type { Actor } from '#records/actor.ts'
import { h2, p, page, ul } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { rubricId, type RubricName, writerId, type WriterName } from '../ids.ts'
import { LINKS } from './links.ts'
import { actorFor, KLARA, MATEJ } from './people.ts'
import type { Times } from './times.ts'

interface Written {
  writer: WriterName
  rubric: RubricName
  input: Partial<PostInput> & Pick<PostInput, 'title' | 'slug'>
}

interface DemoPost {
  id: string
  input: PostInput
  by: Actor
  at: string
  /** What was done with it after it was written. */
  steps: { action: string; by: Actor; at: string }[]
}

const [klara, matej] = [actorFor(KLARA), actorFor(MATEJ)]

const metaTag = (title: string, description: string) => ({
  title,
  description,
  robots: '',
  keyword: '',
  canonical: '',
})

const article = ({ writer, rubric, input }: Written): PostInput => ({
  ...emptyPost(),
  writer: writerId(writer),
  rubric: rubricId(rubric),
  breadcrumbTitle: input.title.split(':')[0] ?? '',
  ...input,
})

export const SENT_BACK = 'demo-post-vyber-pres-vikend'

const PREVOD = article({
  writer: 'tereza-jandova',
  rubric: 'platby',
  input: {
    title: 'Bankovní převod: nejpomalejší cesta, která neselže',
    slug: 'bankovni-prevod-v-kasinu',
    cover: { motif: 'hundred', count: 71 },
    metaTag: metaTag(
      'Bankovní převod v kasinu: jak dlouho trvá a kdy se vyplatí',
      'Převod přijímá každé kasino a limity má nejvyšší. Popisujeme, kde se peníze zdrží, co zkontrolovat před odesláním a kdy raději zvolit kartu.',
    ),
    ...page(
      p(
        'Převod na účet umí každé kasino, které v Česku smí působit. Není rychlý a není moderní. Zato má nejvyšší limity a dá se dohledat na výpisu i po letech.',
      ),
      h2('Kde se peníze zdrží'),
      p(
        'Samotný převod mezi bankami trvá zpravidla jediný den. Zbytek času žádost čeká, než ji v kasinu někdo schválí. O víkendu a o svátcích proto počítejte s dvojnásobkem.',
      ),
      ul(
        'Účet musí být vedený na stejné jméno jako herní konto.',
        'První výběr kasino pustí až po ověření totožnosti.',
        'Variabilní symbol neměňte, páruje se podle něj platba.',
      ),
      h2('Kdy převod zvolit'),
      p(
        `Vyplatí se u větších částek a tam, kde karta naráží na denní strop. Poplatek si ověřte v [sazebníku své banky](${LINKS.broken}); většina běžných účtů ho nemá. Jak si stojí ostatní způsoby, ukazuje naše [měření výplat](/zmerili-jsme-vyplaty/).`,
      ),
    ),
  },
})

const SVATKY = article({
  writer: 'klara-vondrova',
  rubric: 'bonusy',
  input: {
    title: 'Sváteční bonusy: co je dárek a co návnada',
    slug: 'svatecni-bonusy',
    cover: { motif: 'scales', left: 500, right: 12_000 },
    metaTag: metaTag(
      'Sváteční bonusy v kasinech: jak poznat dárek od návnady',
      'Na svátky kasina rozdávají zatočení i vklady navíc. Ukazujeme tři čísla, podle kterých za minutu poznáte, jestli se nabídka vyplatí.',
    ),
    ...page(
      p('Sváteční nabídky vypadají štědře a mívají nejkratší lhůty z celého roku. Rozhodují přitom jen tři čísla.'),
      h2('Tři čísla, která stačí'),
      ul('Kolikrát se bonus musí protočit.', 'Kolik dnů na to zbývá.', 'Kolik z výhry smíte vybrat.'),
      p(
        'Když jedno z nich v nabídce chybí, hledejte ho v podmínkách. Když chybí i tam, nabídku nechte být. Cenu si spočítáte v naší [kalkulačce bonusu](/kalkulacka-bonusu/).',
      ),
      h2('Proč svátky zdražují'),
      p(
        'Lhůta sedmi dnů se v prosinci tváří stejně jako v březnu, jenže polovinu z ní strávíte u rodiny. Kdo protáčí narychlo, sází víc, než chtěl.',
      ),
    ),
  },
})

const VIKEND = article({
  writer: 'matej-hrubes',
  rubric: 'platby',
  input: {
    title: 'Výběr přes víkend: kde na vás v sobotu někdo čeká',
    slug: 'vyber-pres-vikend',
    ...page(
      p(
        'V pátek večer vyhrajete, v sobotu požádáte o výplatu a v pondělí se pořád nic neděje. Zeptali jsme se podpory čtyř kasin, kdo u nich o víkendu výběry schvaluje.',
      ),
      h2('Co odpověděla podpora'),
      p('Dvě kasina mají víkendovou službu, jedno schvaluje jen do poledne a jedno nám neodpovědělo.'),
      h2('Jak čekání zkrátit'),
      p(
        `Totožnost si ověřte ve všední den a žádost pošlete dopoledne. Základy hospodaření s penězi na hraní najdete také u [neziskovky](${LINKS.moved}).`,
      ),
    ),
  },
})

const VYPIS = article({
  writer: 'matej-hrubes',
  rubric: 'podminky',
  input: {
    title: 'Výpis z herního konta: co v něm kasino musí ukázat',
    slug: 'vypis-z-herniho-konta',
    stage: 'ready',
    cover: { motif: 'dial', shares: [40, 35, 25], needle: 62 },
    metaTag: metaTag(
      'Výpis z herního konta: jak ho získat a jak ho číst',
      'Vklady, sázky, výhry a bonusy na jednom místě. Kde výpis najdete, co v něm nesmí chybět a proč si ho stáhnout dřív, než účet zavřete.',
    ),
    ...page(
      p('Výpis je jediný doklad o tom, kolik jste opravdu vložili a vybrali. Paměť si pamatuje výhry, výpis obojí.'),
      h2('Kde ho najdete'),
      p('Bývá v nastavení účtu pod historií transakcí. Pokud umí jen posledních třicet dnů, napište si o celý rok.'),
      h2('Co v něm hledat'),
      ul('Součet vkladů a výběrů za rok.', 'Bonusy vedené odděleně od vlastních peněz.', 'Čas každého přihlášení.'),
      p('Stáhněte si ho jednou za čtvrt roku. Trvá to dvě minuty a limity se podle něj nastavují samy.'),
    ),
  },
})

const PODPORA = article({
  writer: 'ondrej-kalina',
  rubric: 'podpora',
  input: {
    title: 'Zkouška podpory: dvanáct chatů ve dvě ráno',
    slug: 'zkouska-podpory',
    ...page(
      p(
        'Osnova: komu jsme psali, na co jsme se ptali, za jak dlouho odpověděl člověk. Čísla doplním po posledním kole.',
      ),
    ),
  },
})

export const demoPosts = ({ at }: Times): DemoPost[] => [
  {
    id: 'demo-post-prevod',
    input: { ...PREVOD, publishAt: at(2, 8) },
    by: klara,
    at: at(-5, 10),
    steps: [],
  },
  {
    id: 'demo-post-svatky',
    input: { ...SVATKY, publishAt: at(6, 9), unpublishAt: at(48, 20) },
    by: klara,
    at: at(-3, 14),
    steps: [],
  },
  {
    id: SENT_BACK,
    input: VIKEND,
    by: matej,
    at: at(-6, 9),
    steps: [
      { action: 'submit', by: matej, at: at(-4, 16) },
      { action: 'send-back', by: klara, at: at(-3, 9) },
    ],
  },
  {
    id: 'demo-post-vypis',
    input: VYPIS,
    by: matej,
    at: at(-2, 11),
    steps: [{ action: 'submit', by: matej, at: at(-1, 15) }],
  },
  { id: 'demo-post-podpora', input: PODPORA, by: klara, at: at(-8, 13), steps: [] },
]
