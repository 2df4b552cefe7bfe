import { block, faq, h2, h3, note, p, page, rt, table, ul } from '#posts/content/build.ts'
import { decimal, reviewLink, yesNo } from '../figures.ts'
import { casinoId, type CasinoName, cover, rubricId, writerId } from '../ids.ts'
import { casinoOf } from '../records.ts'
import { post } from '../types.ts'

/** The most complete first. */
const CHECKED: CasinoName[] = [
  'bily-jelen',
  'modry-lev',
  'nocni-sova',
  'jantarovy-kapr',
  'stribrny-cap',
  'tichy-medved',
  'rudy-kohout',
  'zlata-vydra',
  'lesni-liska',
  'divoky-kanec',
  'zeleny-jezek',
  'horsky-rys',
]

/** In how many of a hundred casinos a limit on deposits, losses and time can be set. */
const OFFERED = (['depositLimits', 'lossLimits', 'timeLimits'] as const).map((limit) =>
  Math.round((100 * CHECKED.filter((name) => casinoOf(name).safety[limit]).length) / CHECKED.length),
)

export default post(
  'limity-ktere-funguji',
  { createdAt: '2025-04-08', updatedAt: '2026-11-02' },
  {
    title: 'Limity, které fungují: nastavte si je dřív, než začnete',
    slug: 'limity-ktere-funguji',
    breadcrumbTitle: 'Limity, které fungují',
    writer: writerId('ondrej-kalina'),
    rubric: rubricId('zodpovedne-hrani'),
    cover: { motif: 'dial', shares: OFFERED, needle: 20 },
    metaTag: {
      title: 'Limity v kasinu: jak nastavit vklad, ztrátu a čas',
      description:
        'Vkladový, ztrátový a časový limit krok za krokem, s příklady v korunách a přehledem, co ve kterém kasinu nastavíte sami a kde musíte psát podpoře.',
      robots: '',
      keyword: 'limity kasino, vkladový limit, sebevyloučení, zodpovědné hraní',
      canonical: '',
    },
    ...page(
      p(
        'Limit nastavený po prohře je předsevzetí. Limit nastavený předem je pravidlo, které za vás hlídá někdo, kdo zrovna neprohrává. Zabere to pět minut a je to jediné nastavení v kasinu, které pracuje ve váš prospěch.',
      ),
      h2('Tři limity a k čemu který je'),
      p('Kasina nabízejí tři základní limity. Každý hlídá něco jiného a nejlépe fungují společně.'),
      table(
        ['Limit', 'Co hlídá', 'Kdy nestačí'],
        [
          'Vkladový',
          'Kolik peněz za den, týden nebo měsíc pošlete na konto',
          'Když hrajete s výhrou, která na kontě zůstala',
        ],
        ['Ztrátový', 'O kolik smíte za období přijít, včetně dřívějších výher', 'Když hrajete u více kasin najednou'],
        ['Časový', 'Jak dlouho jste přihlášeni', 'Když za hodinu stihnete prohrát měsíční rozpočet'],
      ),
      h2('Jakou částku zvolit'),
      p(
        'Začněte od peněz, ne od hry. Vezměte částku, kterou byste bez lítosti utratili za večeři a kino, a tu napište jako **měsíční** limit. Ne jako týdenní.',
      ),
      p(
        'Příklad: po zaplacení nájmu, jídla a spoření zbývá 5 000 Kč na zábavu. Na hraní dáte pětinu, tedy 1 000 Kč měsíčně. Rozdělte je na 250 Kč týdně. U automatu s návratností 96 % a sázkou 2 Kč vydrží 250 Kč v průměru přes 3 000 zatočení, zhruba pět hodin. Se sázkou 20 Kč je to půl hodiny. Rozdíl mezi večerem a půlhodinou tedy není ve velikosti vkladu, ale ve velikosti sázky.',
      ),
      note(
        'Pokud na otázku „kolik mohu prohrát“ vychází nula, je to platná odpověď. Nehrajte za peníze, které potřebujete, a nikdy za půjčené.',
      ),
      h2('Nastavení krok za krokem'),
      block('listsCards', 'lc-kroky', {
        style: 'number',
        cards: [
          {
            title: 'Vkladový limit',
            icon: 'card',
            items: [
              rt(
                'Po registraci otevřete nastavení účtu, sekci **Sebekontrola**, **Limity** nebo **Zodpovědné hraní**.',
              ),
              rt('Nastavte měsíční limit, potom týdenní jako jeho čtvrtinu.'),
              rt('Denní limit zvolte stejný jako týdenní, nebo nižší.'),
              rt('Uložte a zkontrolujte, že se limit ukazuje v pokladně.'),
            ],
          },
          {
            title: 'Ztrátový limit',
            icon: 'shield',
            items: [
              rt('Nastavte ho na stejnou částku jako vkladový.'),
              rt('Zjistěte, jestli se počítá čistá prohra, nebo všechny sázky.'),
              rt('Výhru nad rozpočet hned vyberte, ať s ní nehrajete dál.'),
            ],
          },
          {
            title: 'Časový limit',
            icon: 'clock',
            items: [
              rt('Zvolte nejvýše 60 minut denně.'),
              rt('Zapněte připomínku po 20 minutách.'),
              rt('Odhlášení nastavte jako povinné, ne jen jako upozornění.'),
            ],
          },
        ],
      }),
      h2('Jak limity vypadají v praxi'),
      block('imgTextBlocks', 'it-limity', {
        alternate: true,
        items: [
          {
            img: cover('registrace', 'Kresba registračního formuláře s polem pro limit'),
            title: 'Při registraci',
            text: rt(
              `[Bílý Jelen](/recenze/bily-jelen/) se na limity ptá už v registračním formuláři. Bez vyplnění se dál nedostanete. Je to jediné kasino v testu, které to tak má, a jeden z důvodů, proč má za bezpečnost ${decimal(casinoOf('bily-jelen').criteria.safety ?? 0)}.`,
            ),
          },
          {
            img: cover('penize', 'Kresba mincí rozdělených do hromádek'),
            title: 'V pokladně',
            text: rt(
              '[Lesní Liška](/recenze/lesni-liska/) ukazuje zbývající limit přímo u tlačítka pro vklad. Vidíte tedy „zbývá 180 Kč“ ve chvíli, kdy to potřebujete, ne až v přehledu na konci měsíce.',
            ),
          },
          {
            img: cover('mobil', 'Kresba telefonu s upozorněním na odehraný čas'),
            title: 'Při změně názoru',
            text: rt(
              'Snížení limitu platí okamžitě. Zvýšení má odklad, ve [Stříbrném Čápovi](/recenze/stribrny-cap/) týden. Ten odklad je na celém limitu to nejcennější: rozhodnutí z jedenácti hodin večer musí počkat na střízlivější den.',
            ),
          },
        ],
      }),
      h2('Co nastavíte sami a kde musíte psát podpoře'),
      p(
        'Zákon provozovatelům ukládá nabízet sebeomezující opatření, provedení se ale liší. „Ano“ v tabulce znamená, že si limit nastavíte sami v účtu. Limit dostupný jen na žádost počítáme jako „Ne“, protože v praxi o něj málokdo požádá.',
      ),
      block('dataTables', 'dt-limity', {
        caption: 'Nástroje sebekontroly v účtu, ověřeno v říjnu 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Vklad', type: 'bool', align: 'center' },
          { label: 'Ztráta', type: 'bool', align: 'center' },
          { label: 'Čas', type: 'bool', align: 'center' },
          { label: 'Sebevyloučení', type: 'bool', align: 'center' },
        ],
        rows: CHECKED.map((name) => {
          const { depositLimits, lossLimits, timeLimits, selfExclusionTool } = casinoOf(name).safety
          const flags = [depositLimits, lossLimits, timeLimits, selfExclusionTool]
          return [reviewLink(name), ...flags.map((flag) => rt(yesNo(flag)))]
        }),
        sortable: true,
      }),
      p(
        'Všechny čtyři nástroje má v účtu jen Bílý Jelen. Kompletní trojici limitů nabízejí ještě tři kasina, sebevyloučení však u nich musíte vyřídit přes podporu:',
      ),
      block('casinosRating', 'cr-limity', {
        mode: 'manual',
        casinoIds: [casinoId('bily-jelen'), casinoId('modry-lev'), casinoId('nocni-sova'), casinoId('jantarovy-kapr')],
        reason: 'napřed kasino se všemi čtyřmi nástroji v účtu, další tři podle hodnocení.',
        layout: 'table',
        show: ['licence', 'minimumDeposit', 'review'],
        override: { [casinoId('bily-jelen')]: { ribbon: 'Nejlepší limity' } },
      }),
      h2('Když limit nestačí'),
      h3('Panic button, přestávka a sebevyloučení'),
      p(
        'Nejrychlejší je **panic button**. Musí ho nabízet každý provozovatel s českým povolením a po stisknutí vás na 48 hodin vyloučí ze hry u všech z nich.',
      ),
      p(
        'Přestávka zavře účet na dny až týdny, sebevyloučení zpravidla na půl roku a víc. Bílý Jelen ho umí na dvě kliknutí s okamžitou platností. Horskému Rysovi musíte napsat e-mail a potvrzení nám přišlo až druhý den. Účinnější je zápis do **rejstříku vyloučených osob**, který vede stát: platí pro všechny provozovatele s českým povolením najednou a o výmaz lze požádat nejdřív po roce.',
      ),
      h3('Tři znamení, že je čas skončit'),
      ul(
        'Během měsíce jste limit zvýšili nebo jste přešli do jiného kasina, kde ho nemáte.',
        'O výši proher někomu lžete, třeba jen sobě.',
        'Hrajete, abyste vyhráli zpět, co jste prohráli.',
      ),
      block('quoteWriters', 'qw-limity', {
        quote:
          'Lidé se mě ptají, jaký limit je správný. Ten, který si nastavíte v klidu a pak ho neměníte. Výše je druhotná, důležité je, že jste se rozhodli jindy než u hry.',
        person: { name: 'Alena Brázdová', position: 'adiktoložka, Poradna Rovnováha' },
        sourceUrl: 'https://poradna-rovnovaha.example/rozhovor-limity',
      }),
      p(
        'Pomoc je důvěrná a nemusíte mít „dost velký“ problém, abyste si o ni řekli. Telefonní linky a další kroky má stránka [Pomoc](/pomoc/), začít můžete i u svého praktického lékaře nebo v adiktologické poradně ve svém kraji.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Mohu mít limit v každém kasinu jiný?',
          'Můžete, limity o sobě nevědí. Součet je proto na vás. Společný strop vytvoříte limitem na platební kartě, jak popisuje článek o [Revolutu](/revolut-casino/).',
        ),
        faq(
          'Jak rychle se limit zvýší?',
          'Snížení platí ihned, zvýšení až po odkladu. V kasinech, která jsme zkoušeli, to bylo zpravidla sedm dní.',
        ),
        faq(
          'Uvidí kasino nastavený limit jako slabost?',
          'Ne, na nabídku ani na výplaty vliv nemá. Pokud vás po nastavení limitu podpora přemlouvá, [napište nám](/kontaktujte-nas/).',
        ),
        faq(
          'Dostanu se z rejstříku vyloučených osob dřív?',
          'Kdo se zapsal na vlastní žádost, může o výmaz požádat nejdřív po roce. Zkrátit to nejde a je to tak záměrně.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Zákon č. 186/2016 Sb., o hazardních hrách, sebeomezující opatření',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
        {
          title: 'Rejstřík fyzických osob vyloučených z účasti na hazardních hrách',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-10-26',
        },
        {
          title: 'Rozhovor o limitech a návratech ke hře',
          url: 'https://poradna-rovnovaha.example/rozhovor-limity',
          publisher: 'Poradna Rovnováha',
          accessedAt: '2026-10-19',
        },
      ],
    },
  },
)
