import { block, faq, h2, h3, note, ol, p, page, rt, ul } from '#posts/content/build.ts'
import { againstPromises } from '../covers.ts'
import { decimal, reviewLink, yesNo } from '../figures.ts'
import { type CasinoName, rubricId, writerId } from '../ids.ts'
import { inTime, isInTime, keptPromise, MEASURED, median, promiseOf, type Way, WAYS } from '../payouts.ts'
import { casinoOf } from '../records.ts'
import { post } from '../types.ts'

const WAY_NAMES: Record<Way, string> = {
  card: 'Karta nebo Revolut, všední den',
  account: 'Bankovní účet, všední den',
  weekend: 'Bankovní účet, víkend',
}

const points = (name: CasinoName) => decimal(casinoOf(name).criteria.payouts ?? 0)

export default post(
  'zmerili-jsme-vyplaty',
  { createdAt: '2026-11-06', updatedAt: '2026-11-11' },
  {
    title: 'Změřili jsme výplaty u deseti kasin. Tři nestihla vlastní slib',
    slug: 'zmerili-jsme-vyplaty',
    breadcrumbTitle: 'Změřili jsme výplaty',
    writer: writerId('matej-hrubes'),
    rubric: rubricId('platby'),
    cover: againstPromises(MEASURED.map(({ casino, ...hours }) => [casino, ...WAYS.map((way) => hours[way])])),
    datePosted: 'createdAt',
    metaTag: {
      title: 'Výplaty z kasin: naměřené časy u deseti kasin',
      description:
        'Třicet výběrů z deseti kasin, stopky od žádosti po připsání na účet. Tři kasina nestihla vlastní slib. Podívejte se na časy i na to, kde se peníze zdrží.',
      robots: '',
      keyword: 'výplaty kasino, rychlost výplat, výběr z kasina, test výplat',
      canonical: '',
    },
    ...page(
      p(
        'Vložili jsme, hráli a vybírali: třicet výběrů z deseti kasin, tři z každého. Slíbenou lhůtu dodrželo dvacet z nich. Sedm kasin svůj slib splnilo, tři ne, a pokaždé ze stejného důvodu: peníze nezdržela banka, ale schvalování.',
      ),
      h2('Jak jsme měřili'),
      p(
        'Test běžel od 12. října do 4. listopadu 2026. Účty jsme si založili jako běžní zákazníci, redakci jsme neohlásili a totožnost ověřili předem, aby první výběr nezkreslil výsledek. Kasina o měření nevěděla.',
      ),
      ol(
        'První výběr: všední den, na platební kartu nebo na Revolut.',
        'Druhý výběr: všední den, na bankovní účet; kde to šlo, na ten, který jsme ověřili QR platbou.',
        'Třetí výběr: sobota 24. nebo neděle 25. října, na bankovní účet.',
      ),
      p(
        'Čas počítáme od odeslání žádosti po připsání peněz, v hodinách s desetinami. Hodinu, která přibyla při přechodu na zimní čas, jsme započítali. Slib bereme jako dodržený, pokud ho kasino splnilo **aspoň u dvou výběrů ze tří**. Výpadek banky se může stát jednou, dvakrát už to náhoda není.',
      ),
      block('marginNotes', 'mn-zima', {
        title: 'Hodina navíc',
        text: 'V neděli 25. října se hodiny vracely o hodinu zpět. Kdo by ji nezapočítal, ušetřil by víkendovým výběrům 60 minut.',
      }),
      p(
        'Na měření padlo 33 000 Kč vkladů, v průměru 3 300 Kč na kasino. Zpět přišlo 28 430 Kč, 20 Kč jsme zaplatili na poplatcích a 4 550 Kč prohráli. I to je výsledek testu.',
      ),
      block('marginNotes', 'mn-prohra', {
        title: 'Kolik stál test',
        figure: '4 550 Kč',
        text: 'Tolik jsme při hraní prohráli. Peníze byly naše, ne kasin.',
      }),
      h2('Výsledky: tři kasina po termínu'),
      block('dataTables', 'dt-vysledky', {
        caption: 'Doba výplaty v hodinách, řazeno podle výběru na účet ve všední den',
        columns: [
          { label: 'Kasino' },
          { label: 'Slib (h)', type: 'number' },
          { label: 'Karta, Revolut (h)', type: 'number' },
          { label: 'Účet, všední den (h)', type: 'number' },
          { label: 'Účet, víkend (h)', type: 'number' },
          { label: 'V termínu (ze 3)', type: 'number' },
          { label: 'Slib dodržen', type: 'bool', align: 'center' },
        ],
        rows: MEASURED.map((measured) => [
          reviewLink(measured.casino),
          rt(String(promiseOf(measured.casino))),
          ...WAYS.map((way) => rt(decimal(measured[way]))),
          rt(String(inTime(measured))),
          rt(yesNo(keptPromise(measured))),
        ]),
        sortable: true,
      }),
      p(
        'Nejrychlejší byl Stříbrný Čáp: na Revolut poslal peníze za necelých deset hodin, víkendový výběr stihl do 23 hodin. Tichý Medvěd schvaloval i v neděli a víkend ho zpomalil jen o necelých šest hodin, nejméně ze všech. Lesní Liška a Rudý Kohout v tabulce chybějí, výběry z nich jsme měřili zvlášť a časy najdete v jejich recenzích.',
      ),
      h2('Kdo slib nedodržel'),
      h3('Zelený Ježek: nula ze tří'),
      p(
        'Slibuje 96 hodin, tedy nejvíc ze všech, a přesto nestihl ani jeden výběr. Víkendová žádost trvala 140 hodin, skoro šest dní. Podpora odpověděla pokaždé stejnou větou: „Váš požadavek je v procesu schvalování.“ Kasino funguje od roku 2025 a je vidět, že výplaty zatím schvaluje málo lidí.',
      ),
      h3('Divoký Kanec: jedna ze tří'),
      p(
        'Karta dorazila za 66,1 hodiny, v termínu. Oba převody na účet ale lhůtu 72 hodin překročily, víkendový o 40,4 hodiny. U jednoho chtělo kasino znovu doklad, který už mělo.',
      ),
      h3('Horský Rys: jedna ze tří'),
      p(
        'Ve všední den překročil lhůtu o 7,2 hodiny, o víkendu o 25,5 hodiny. Podpora pracuje od 12 do 20 hodin a mimo tuto dobu se žádosti podle všeho neposouvají vůbec.',
      ),
      h2('Kde se peníze zdrží'),
      p(
        'Kasina posílají dvě zprávy: o přijetí žádosti a o odeslání peněz. Díky tomu lze čas rozdělit na práci kasina a cestu bankou. Banka potřebovala ve všední den 11 až 18 hodin, u všech kasin podobně. O zbytku rozhoduje kasino. Jedinou výjimkou byl víkendový převod z Modrého Lva, který uvízl v bance.',
      ),
      block('dataTables', 'dt-zdrzeni', {
        caption: 'Výběr na účet ve všední den: čas v kasinu a čas v bance',
        columns: [
          { label: 'Kasino' },
          { label: 'Schvalování (h)', type: 'number' },
          { label: 'Převod (h)', type: 'number' },
          { label: 'Celkem (h)', type: 'number' },
        ],
        rows: [
          [rt('Stříbrný Čáp'), rt('3,1'), rt('11,1'), rt('14,2')],
          [rt('Tichý Medvěd'), rt('4,8'), rt('11,2'), rt('16,0')],
          [rt('Horský Rys'), rt('63,4'), rt('15,8'), rt('79,2')],
          [rt('Divoký Kanec'), rt('71,0'), rt('17,9'), rt('88,9')],
          [rt('Zelený Ježek'), rt('103,1'), rt('15,2'), rt('118,3')],
        ],
        sortable: true,
      }),
      block('quoteWriters', 'qw-vyplaty', {
        writerId: writerId('matej-hrubes'),
        quote:
          'Když kasino řekne, že to trvá kvůli bance, požádejte o čas odeslání. Z deseti opožděných výběrů šel na vrub banky jediný.',
      }),
      block('marginNotes', 'mn-banka', {
        title: 'Vina banky',
        figure: '1 z 10',
        text: 'Z deseti opožděných výběrů uvízl v bance jediný. Ostatní čekaly na schválení v kasinu.',
      }),
      h2('Která metoda je nejrychlejší'),
      p('Z deseti kasin vychází prostřední hodnota (medián) podle způsobu výběru takto:'),
      block('dataTables', 'dt-metody', {
        caption: 'Medián doby výplaty podle způsobu výběru',
        columns: [{ label: 'Způsob' }, { label: 'Medián (h)', type: 'number' }, { label: 'V termínu' }],
        rows: WAYS.map((way) => [
          rt(WAY_NAMES[way]),
          rt(decimal(median(way))),
          rt(`${MEASURED.filter((measured) => isInTime(measured, way)).length} z ${MEASURED.length}`),
        ]),
      }),
      p(
        'Víkend prodlouží výběr na účet téměř o 25 hodin. Zlatá Vydra o víkendech žádosti neschvaluje a píše to v podmínkách, proto jí víkendový čas 63,5 hodiny vytýkáme jen napůl. Podrobnosti k jednotlivým metodám mají články o [Revolutu](/revolut-casino/) a o [QR platbě](/qr-platba-v-kasinu/).',
      ),
      h2('Jak si výběr urychlit'),
      ul(
        '**Ověřte totožnost hned po registraci**, ne až s první výhrou. Ušetříte hodiny, někdy celý den. [Návod je zde](/overeni-totoznosti/).',
        '**Žádejte od pondělí do čtvrtka dopoledne.** Páteční žádost se snadno stane víkendovou.',
        '**Vybírejte tam, odkud jste vložili.** Nový účet znamená ruční kontrolu.',
        '**Žádost nerušte.** Některá kasina nabízejí vrátit vybírané peníze do hry. Tlačítko je tam kvůli nim, ne kvůli vám.',
        '**Zapište si čas.** Po uplynutí slíbené lhůty pište podpoře s konkrétním datem a hodinou.',
      ),
      note(
        'Dlouhé čekání na výplatu svádí k dalšímu hraní. Pokud to na sobě poznáváte, nastavte si ztrátový limit ještě před žádostí o výběr. Jak na to, popisujeme v článku [Limity, které fungují](/limity-ktere-funguji/).',
      ),
      h2('Kasina podle naměřené rychlosti'),
      p(
        'Přehled řadíme podle mediánu všech našich výběrů, tedy i těch z recenzí. Kde jich máme méně než tři, rozhoduje lhůta, kterou kasino samo uvádí.',
      ),
      block('casinosRating', 'cr-rychlost', {
        mode: 'top',
        sort: 'payoutsSpeed',
        limit: 5,
        layout: 'compact',
        show: ['payoutsSpeed', 'minimumDeposit', 'review'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Je výplata do deseti hodin běžná?',
          'Ne, to je nejlepší výsledek tohoto měření. U solidního kasina počítejte s jedním až dvěma dny, o víkendu se třemi.',
        ),
        faq(
          'Proč neměříte víc výběrů?',
          'Tři výběry ukážou vzorec, ne přesný průměr. Test proto opakujeme nejméně dvakrát ročně a výsledky v recenzích skládáme dohromady.',
        ),
        faq(
          'Co dělat, když kasino slib nedodrží?',
          'Písemně požádejte o důvod a nový termín. Pokud odpověď nepřijde do týdne, podejte stížnost provozovateli a podnět ministerstvu. Zkušenost nám můžete [poslat](/kontaktujte-nas/).',
        ),
        faq(
          'Změnilo měření vaše hodnocení?',
          `Ano. Výplaty tvoří 25 % známky. Zelený Ježek má za ně ${points('zeleny-jezek')}, Divoký Kanec ${points('divoky-kanec')} a Horský Rys ${points('horsky-rys')}, nejméně z celého žebříčku. Modrý Lev ztratil za víkendový převod a má ${points('modry-lev')}, méně než Stříbrný Čáp (${points('stribrny-cap')}) a Tichý Medvěd (${points('tichy-medved')}), kteří slib dodrželi pokaždé.`,
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Platební styk v České republice',
          url: 'https://www.cnb.cz/',
          publisher: 'Česká národní banka',
          accessedAt: '2026-11-02',
        },
        {
          title: 'Obchodní podmínky kasina Zlatá Vydra, oddíl Výběry',
          url: 'https://zlata-vydra.example/podminky',
          publisher: 'Říční Zábava a.s.',
          accessedAt: '2026-10-20',
        },
        {
          title: 'Dozor nad hazardními hrami a podněty hráčů',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-05',
        },
      ],
    },
  },
)
