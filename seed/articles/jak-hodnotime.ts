import { block, faq, h2, h3, note, p, page, rt, table, ul } from '#posts/content/build.ts'
import { type Criterion, CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { decimal } from '../figures.ts'
import { type CasinoName, cover, postId, writerId } from '../ids.ts'
import { casinoOf, ratingOf } from '../records.ts'
import { post } from '../types.ts'

const EXAMPLES: CasinoName[] = ['modry-lev', 'tichy-medved']
const CRITERIA: [Criterion, string][] = [
  ['safety', 'Bezpečnost'],
  ['payouts', 'Výplaty'],
  ['bonus', 'Bonus'],
  ['games', 'Hry'],
  ['support', 'Podpora'],
]

const points = (casino: CasinoName, criterion: Criterion) => casinoOf(casino).criteria[criterion] ?? 0
const contribution = (casino: CasinoName, criterion: Criterion) =>
  (points(casino, criterion) * CRITERIA_WEIGHTS[criterion]) / 100
const total = (casino: CasinoName) => CRITERIA.reduce((sum, [name]) => sum + contribution(casino, name), 0)
const thousandths = (value: number) => value.toFixed(3).replace('.', ',')
const withoutBonus =
  ((total('tichy-medved') - contribution('tichy-medved', 'bonus')) * 100) / (100 - CRITERIA_WEIGHTS.bonus)

export default post(
  'jak-hodnotime',
  { createdAt: '2025-01-15', updatedAt: '2026-11-13' },
  {
    title: 'Jak hodnotíme: metodika našich testů',
    slug: 'jak-hodnotime',
    isPage: true,
    breadcrumbTitle: 'Jak hodnotíme',
    writer: writerId('klara-vondrova'),
    cover: { motif: 'dial', shares: [30, 25, 20], needle: Math.round(10 * ratingOf('modry-lev')) },
    metaTag: {
      title: 'Jak hodnotíme online kasina: celá metodika',
      description:
        'Pět kritérií, tři týdny, vlastní peníze. Popisujeme, jak vzniká známka kasina, za co strháváme body a proč do výsledku nevstupuje provize od provozovatele.',
      robots: '',
      keyword: 'metodika, hodnocení kasin, jak testujeme',
      canonical: '',
    },
    ...page(
      p(
        'Každé kasino prochází stejným testem. Trvá nejméně tři týdny, platíme ho z vlastních peněz a opakujeme ho nejméně dvakrát ročně. Na této stránce je celý postup, včetně vah a výpočtu, abyste si známku mohli přepočítat.',
      ),
      h2('Pět kritérií a jejich váhy'),
      block('gridCards', 'gc-kriteria', {
        columns: 3,
        cards: [
          {
            img: cover('licence', 'Kresba povolení s pečetí'),
            title: 'Bezpečnost a licence: 30 %',
            text: rt(
              'Povolení ověřujeme u ministerstva, provozovatele v obchodním rejstříku. Zkoušíme limity, sebevyloučení i to, jestli je kasino respektuje.',
            ),
            link: { type: 'post', id: postId('limity-ktere-funguji') },
          },
          {
            img: cover('vyplaty', 'Kresba hodin a mince'),
            title: 'Výplaty: 25 %',
            text: rt('Vložíme, hrajeme a vybíráme. Měříme čas od žádosti po připsání peněz, vždy i o víkendu.'),
            link: { type: 'post', id: postId('zmerili-jsme-vyplaty') },
          },
          {
            img: cover('bonus', 'Kresba kuponu pod lupou'),
            title: 'Bonusové podmínky: 20 %',
            text: rt(
              'Čteme celé podmínky a počítáme, kolik musíte skutečně protočit a kolik vás to bude v průměru stát.',
            ),
            link: { type: 'post', id: postId('jak-cist-bonusove-podminky') },
          },
          {
            img: cover('karty', 'Kresba hracích karet'),
            title: 'Hry a software: 15 %',
            text: rt('Počet her, uvedená návratnost, studia, pravidla stolů a chování v běžném telefonu.'),
            link: { type: 'post', id: postId('navratnost-automatu') },
          },
          {
            img: cover('podpora', 'Kresba bublin rozhovoru'),
            title: 'Podpora: 10 %',
            text: rt('Ptáme se česky, v noci i o víkendu. Hodnotíme rychlost i to, jestli odpověď odpovídá na otázku.'),
          },
        ],
      }),
      h2('Jak se z pěti čísel stane jedno'),
      p(
        'Za každé kritérium udělíme 0 až 10 bodů s přesností na desetinu. Známky vynásobíme vahou a sečteme, výsledek zaokrouhlíme na jedno desetinné místo. Nic dalšího do výpočtu nevstupuje.',
      ),
      table(
        ['Kritérium', 'Váha', 'Modrý Lev', 'Příspěvek', 'Tichý Medvěd', 'Příspěvek'],
        ...CRITERIA.map(([name, title]) => [
          title,
          `${CRITERIA_WEIGHTS[name]} %`,
          ...EXAMPLES.flatMap((casino) => [decimal(points(casino, name)), thousandths(contribution(casino, name))]),
        ]),
        [
          'Celkem',
          '100 %',
          ...EXAMPLES.flatMap((casino) => ['', `${thousandths(total(casino))} → **${decimal(ratingOf(casino))}**`]),
        ],
      ),
      p(
        `Příklad ukazuje i slabinu každého váženého průměru. [Tichý Medvěd](/recenze/tichy-medved/) nenabízí žádný bonus, a dostává za něj proto střední známku ${decimal(points('tichy-medved', 'bonus'))}. Kdo o bonus nestojí, může si ho v duchu přeskočit: bez tohoto kritéria by měl Medvěd ${decimal(withoutBonus)}.`,
      ),
      h3('Když známka chybí'),
      p(
        `Pokud některé kritérium nestihneme otestovat, známku si nevymýšlíme. U [Horského Rysa](/recenze/horsky-rys/) zatím chybí hodnocení podpory, protože po změně otevírací doby chatu test opakujeme. Výsledek ${decimal(ratingOf('horsky-rys'))} je proto redakční odhad a v recenzi je to uvedeno.`,
      ),
      h2('Průběh testu týden po týdnu'),
      block('listsCards', 'lc-tydny', {
        style: 'check',
        cards: [
          {
            title: 'První týden',
            icon: 'shield',
            items: [
              rt('Ověření povolení a provozovatele'),
              rt('Registrace a ověření totožnosti se stopkami'),
              rt('Nastavení limitů a pokus je překročit'),
              rt('První vklad bez bonusu'),
            ],
          },
          {
            title: 'Druhý týden',
            icon: 'clock',
            items: [
              rt('Nejméně tři výběry, jeden o víkendu'),
              rt('Aktivace bonusu a kontrola, jestli se protočení počítá správně'),
              rt('Hraní na počítači i v telefonu'),
            ],
          },
          {
            title: 'Třetí týden',
            icon: 'chat',
            items: [
              rt('Nejméně deset dotazů na podporu, i v noci a o víkendu'),
              rt('Žádost o přestávku nebo sebevyloučení'),
              rt('Kontrola změn v podmínkách, sepsání recenze a její schválení'),
            ],
          },
        ],
      }),
      block('sliders', 'sl-test', {
        perView: 2,
        slides: [
          {
            img: cover('registrace', 'Kresba registračního formuláře'),
            title: 'Registrace a totožnost',
            text: 'Měříme, kolik dokladů kasino chce a jak dlouho je kontroluje.',
            link: { type: 'post', id: postId('overeni-totoznosti') },
          },
          {
            img: cover('penize', 'Kresba mincí'),
            title: 'Vklad a výběr',
            text: 'Každý výběr zapisujeme s datem, částkou, metodou a časem.',
            link: { type: 'post', id: postId('zmerili-jsme-vyplaty') },
          },
          {
            img: cover('zive-kasino', 'Kresba stolu s krupiérem'),
            title: 'Hry',
            text: 'Ověřujeme návratnost uvedenou v nápovědě a pravidla stolů.',
            link: { type: 'post', id: postId('navratnost-automatu') },
          },
          {
            img: cover('limity', 'Kresba měřáku s limitem'),
            title: 'Sebekontrola',
            text: 'Limit nastavíme a zkusíme ho obejít. Nemělo by to jít.',
            link: { type: 'post', id: postId('limity-ktere-funguji') },
          },
        ],
      }),
      h2('Za co strháváme body'),
      p(
        'Stupnice není školní. Známka 7 znamená použitelné kasino se zřetelnými nedostatky, kasino se známkou pod 7 nedoporučujeme.',
      ),
      ul(
        '**Bez českého povolení** nemůže kasino za bezpečnost dostat víc než 6 bodů a odkaz na něj nezveřejníme.',
        '**Nedodržený slib výplaty** stojí tím víc, čím víc výběrů přijde pozdě: když všechny, celý bod za výplaty.',
        '**Protočení nad 40×** nebo počítané i z vkladu znamená nejvýše 7 bodů za bonus.',
        '**Chybějící ztrátový nebo časový limit** stojí za bezpečnost půl bodu.',
        '**Změna podmínek bez oznámení** znamená okamžitý nový test.',
      ),
      h3('Příklad: známka za výplaty'),
      p(
        `Vycházíme z nejméně tří výběrů, z toho jednoho o víkendu. Body určuje medián naměřené doby, za opožděné výběry se odečte jejich podíl a výsledek ještě upraví poplatky a stropy výběrů. [Stříbrný Čáp](/recenze/stribrny-cap/) stihl všechny tři výběry do 24 hodin a neúčtoval nic, proto má ${decimal(points('stribrny-cap', 'payouts'))}. [Modrý Lev](/recenze/modry-lev/) slibuje totéž, o víkendu to však nestihl, a má ${decimal(points('modry-lev', 'payouts'))}. [Zelený Ježek](/recenze/zeleny-jezek/) nestihl ani jeden a v podmínkách neuvádí nejvyšší možný výběr, proto má ${decimal(points('zeleny-jezek', 'payouts'))}. Když se redakce od pravidla odchýlí, stojí u známky v recenzi důvod.`,
      ),
      h2('Co se děje po vydání'),
      p(
        'Recenzí test nekončí. Každý týden kontrolujeme, jestli se nezměnily podmínky a povolení, a žebříček přepočítáváme. Nejméně jednou za půl roku zopakujeme celý test s novým vkladem. Datum poslední aktualizace je u každého textu nahoře; je-li starší než šest měsíců, berte čísla s rezervou a [dejte nám vědět](/kontaktujte-nas/).',
      ),
      h2('Kdo testuje a kdo schvaluje'),
      p(
        'Kritéria si dělíme podle odbornosti. Každou recenzi píše jeden člověk, druhý přepočítá čísla a jako poslední ji schvaluji já. Texty jsou podepsané a oprava se zveřejňuje s datem.',
      ),
      block('biographyWriters', 'bio-matej', {
        writerId: writerId('matej-hrubes'),
        text: 'Odpovídá za výplaty a bonusy. Zadává výběry, vede tabulku naměřených časů a přepočítává podmínky na koruny.',
      }),
      block('biographyWriters', 'bio-ondrej', {
        writerId: writerId('ondrej-kalina'),
        text: 'Odpovídá za bezpečnost a licence. Ověřuje povolení, čte obchodní podmínky a zkouší limity i sebevyloučení.',
      }),
      block('biographyWriters', 'bio-tereza', {
        writerId: writerId('tereza-jandova'),
        text: 'Odpovídá za hry a software. Kontroluje návratnost a pravidla a testuje weby na obyčejném telefonu.',
      }),
      h2('Co hodnocení neovlivňuje'),
      p(
        'Provize. Odkazy na kasina jsou partnerské a web z nich žije, ale autoři výši provizí neznají a vydavatel, který smlouvy uzavírá, do hodnocení nezasahuje. Kasino smí opravit věcnou chybu, ne známku. Všechno ostatní říká stránka [Jak vyděláváme](/jak-vydelavame/).',
      ),
      note(
        `Hodnocení popisuje kasino, ne vaše šance. Ani kasino se známkou ${decimal(ratingOf('modry-lev'))} vám nezlepší pravděpodobnost výhry: v průměru hráč vždy prohrává.`,
      ),
      h2('Žebříček podle této metodiky'),
      block('casinosRating', 'cr-top', {
        mode: 'top',
        limit: 5,
        sort: 'rating',
        layout: 'table',
        show: ['bonus', 'payoutsSpeed', 'licence', 'review'],
      }),
      block('gridCardsWithButton', 'gb-recenze', {
        heading: 'Podívejte se, jak to vypadá v recenzi',
        level: 3,
        columns: 3,
        cards: [
          {
            title: 'Nejlepší celkově',
            text: rt('Modrý Lev: ve všední den rychlé výplaty, krátká lhůta na bonus.'),
            button: { label: 'Recenze Modrého Lva', link: { type: 'post', id: postId('recenze-modry-lev') } },
          },
          {
            title: 'Nejlepší sebekontrola',
            text: rt(`Bílý Jelen: ${decimal(points('bily-jelen', 'safety'))} za bezpečnost, zato pomalejší výplaty.`),
            button: { label: 'Recenze Bílého Jelena', link: { type: 'post', id: postId('recenze-bily-jelen') } },
          },
          {
            title: 'Nejnižší známka',
            text: rt('Zelený Ježek: nováček, který nestíhá vlastní sliby.'),
            button: { label: 'Recenze Zeleného Ježka', link: { type: 'post', id: postId('recenze-zeleny-jezek') } },
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Jak často hodnocení měníte?',
          'Celý test opakujeme nejméně dvakrát ročně. Jednotlivou známku změníme hned, když kasino upraví podmínky nebo přestane plnit slib.',
        ),
        faq('Může si kasino hodnocení koupit?', 'Ne. Nabídky tohoto druhu odmítáme a výši provizí autoři neznají.'),
        faq(
          'Proč má bezpečnost největší váhu?',
          'Protože špatný bonus vás stojí stovky korun, kdežto špatný provozovatel celý zůstatek.',
        ),
        faq(
          'Co se stane s prohranými penězi?',
          'Testovací rozpočet hradí redakce. Prohry jsou náklad, výhry vracíme do rozpočtu na další testy.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-09-28',
        },
        {
          title: 'Veřejný rejstřík a sbírka listin',
          url: 'https://or.justice.cz/',
          publisher: 'Ministerstvo spravedlnosti ČR',
          accessedAt: '2026-09-28',
        },
        {
          title: 'Zákon č. 186/2016 Sb., o hazardních hrách',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
      ],
    },
  },
)
