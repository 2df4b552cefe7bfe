import { block, faq, h2, h3, note, ol, p, page, rt, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'zmerili-jsme-vyplaty',
  { createdAt: '2026-11-06', updatedAt: '2026-11-11' },
  {
    title: 'Změřili jsme výplaty u deseti kasin. Tři nestihla vlastní slib',
    slug: 'zmerili-jsme-vyplaty',
    breadcrumbTitle: 'Změřili jsme výplaty',
    writer: writerId('matej-hrubes'),
    banner: cover('vyplaty', 'Kresba hodin a mince na cestě k účtu'),
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
      p(
        'Na měření padlo 33 000 Kč vkladů, v průměru 3 300 Kč na kasino. Zpět přišlo 28 430 Kč, 20 Kč jsme zaplatili na poplatcích a 4 550 Kč prohráli. I to je výsledek testu.',
      ),
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
        rows: [
          [
            rt('[Stříbrný Čáp](/recenze/stribrny-cap/)'),
            rt('24'),
            rt('9,6'),
            rt('14,2'),
            rt('22,9'),
            rt('3'),
            rt('Ano'),
          ],
          [
            rt('[Tichý Medvěd](/recenze/tichy-medved/)'),
            rt('24'),
            rt('11,3'),
            rt('16,0'),
            rt('21,8'),
            rt('3'),
            rt('Ano'),
          ],
          [rt('[Modrý Lev](/recenze/modry-lev/)'), rt('24'), rt('17,5'), rt('19,1'), rt('41,7'), rt('2'), rt('Ano')],
          [rt('[Noční Sova](/recenze/nocni-sova/)'), rt('48'), rt('12,7'), rt('26,5'), rt('44,1'), rt('3'), rt('Ano')],
          [
            rt('[Zlatá Vydra](/recenze/zlata-vydra/)'),
            rt('48'),
            rt('22,4'),
            rt('30,8'),
            rt('63,5'),
            rt('2'),
            rt('Ano'),
          ],
          [
            rt('[Jantarový Kapr](/recenze/jantarovy-kapr/)'),
            rt('48'),
            rt('29,9'),
            rt('40,6'),
            rt('57,2'),
            rt('2'),
            rt('Ano'),
          ],
          [rt('[Bílý Jelen](/recenze/bily-jelen/)'), rt('72'), rt('38,0'), rt('51,3'), rt('68,4'), rt('3'), rt('Ano')],
          [rt('[Horský Rys](/recenze/horsky-rys/)'), rt('72'), rt('59,7'), rt('79,2'), rt('97,5'), rt('1'), rt('Ne')],
          [
            rt('[Divoký Kanec](/recenze/divoky-kanec/)'),
            rt('72'),
            rt('66,1'),
            rt('88,9'),
            rt('112,4'),
            rt('1'),
            rt('Ne'),
          ],
          [
            rt('[Zelený Ježek](/recenze/zeleny-jezek/)'),
            rt('96'),
            rt('101,5'),
            rt('118,3'),
            rt('140,0'),
            rt('0'),
            rt('Ne'),
          ],
        ],
        sortable: true,
      }),
      p(
        'Nejrychlejší byl Stříbrný Čáp: na Revolut poslal peníze za necelých deset hodin, víkendový výběr stihl do 23 hodin. Tichý Medvěd schvaloval i v neděli a víkend ho zpomalil jen o necelých šest hodin, nejméně ze všech. Lesní Liška a Rudý Kohout v tabulce chybějí, výběry z nich jsme měřili v jiném období a časy najdete v jejich recenzích.',
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
      h2('Která metoda je nejrychlejší'),
      p('Z deseti kasin vychází prostřední hodnota (medián) podle způsobu výběru takto:'),
      block('dataTables', 'dt-metody', {
        caption: 'Medián doby výplaty podle způsobu výběru',
        columns: [{ label: 'Způsob' }, { label: 'Medián (h)', type: 'number' }, { label: 'V termínu' }],
        rows: [
          [rt('Karta nebo Revolut, všední den'), rt('26,2'), rt('9 z 10')],
          [rt('Bankovní účet, všední den'), rt('35,7'), rt('7 z 10')],
          [rt('Bankovní účet, víkend'), rt('60,4'), rt('4 z 10')],
        ],
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
      h2('Kasina podle slíbené rychlosti'),
      p('Přehled řadíme podle lhůty, kterou kasino samo uvádí. Naměřené časy z tabulek výše jsou důležitější.'),
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
          'Ano. Výplaty tvoří 25 % známky. Zelený Ježek má za ně 7,0, Horský Rys 7,5 a Divoký Kanec 7,6, nejméně z celého žebříčku.',
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
