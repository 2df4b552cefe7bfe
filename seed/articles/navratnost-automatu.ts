import { block, faq, h2, h3, note, p, page, rt, table, ul } from '#posts/content/build.ts'
import { cover, gameTypeIds, postId, rubricId, writerId } from '../ids.ts'
import { post } from '../types.ts'

const [slots] = gameTypeIds('automaty')

export default post(
  'navratnost-automatu',
  { createdAt: '2025-09-16', updatedAt: '2026-10-05' },
  {
    title: 'Návratnost automatů: co znamená 96 % a proč to na večer nestačí',
    slug: 'navratnost-automatu',
    breadcrumbTitle: 'Návratnost automatů',
    writer: writerId('tereza-jandova'),
    rubric: rubricId('bonusy'),
    cover: { motif: 'hundred', count: 4 },
    metaTag: {
      title: 'Návratnost automatů (RTP) a kolísavost na příkladech',
      description:
        'Co znamená návratnost 96 %, kolik stojí hodina hraní a proč dva automaty se stejným číslem dopadnou různě. Výpočty, které si sami přepočítáte.',
      robots: '',
      keyword: 'návratnost automatů, RTP, volatilita, kolísavost, výhoda kasina',
      canonical: '',
    },
    ...page(
      p(
        'Návratnost 96 % neznamená, že ze stovky dostanete zpět 96 Kč. Znamená to, že z milionu sázek různých hráčů se v průměru vrátí 96 % vsazených peněz. Co se stane s vámi dnes večer, určuje jiné číslo, o kterém nápověda většinou mlčí: kolísavost.',
      ),
      h2('Co návratnost říká'),
      p(
        'Návratnost, anglicky return to player neboli RTP, je podíl vsazených peněz, který hra dlouhodobě vrací. Zbytek do sta procent je výhoda kasina. U automatu s návratností 96 % jsou to 4 %, u rulety s jednou nulou 2,7 %.',
      ),
      p(
        'Důležité je slovo **vsazených**. Nejde o vklad, ale o součet všech sázek, a ten roste rychleji, než se zdá. Vložíte 200 Kč, sázíte po 5 Kč, výhry vsadíte znovu. Za hodinu stihnete kolem 600 zatočení, a vsadíte tedy 3 000 Kč. Čtyři procenta ze 3 000 Kč jsou 120 Kč. Z dvousetkoruny vám v průměru zůstane zhruba 80 Kč.',
      ),
      h2('Kolik stojí hodina hraní'),
      p(
        'Průměrná cena hodiny se spočítá snadno: sázka × počet zatočení × výhoda kasina. Při 600 zatočeních za hodinu vychází takto:',
      ),
      block('dataTables', 'dt-hodina', {
        caption: 'Průměrná ztráta za hodinu v korunách, 600 zatočení',
        columns: [
          { label: 'Návratnost (%)', type: 'number' },
          { label: 'Sázka 2 Kč', type: 'number' },
          { label: 'Sázka 5 Kč', type: 'number' },
          { label: 'Sázka 10 Kč', type: 'number' },
          { label: 'Sázka 20 Kč', type: 'number' },
        ],
        rows: [
          [rt('97'), rt('36'), rt('90'), rt('180'), rt('360')],
          [rt('96'), rt('48'), rt('120'), rt('240'), rt('480')],
          [rt('94'), rt('72'), rt('180'), rt('360'), rt('720')],
          [rt('92'), rt('96'), rt('240'), rt('480'), rt('960')],
          [rt('88'), rt('144'), rt('360'), rt('720'), rt('1 440')],
        ],
        sortable: true,
      }),
      p(
        'Dva poznatky stojí za zapamatování. Pokles návratnosti z 96 na 94 % zdraží hodinu o polovinu, přestože se číslo změnilo jen nepatrně. A zdvojnásobení sázky zdvojnásobí cenu vždy. Snížit sázku je tedy jednodušší než hledat lepší automat.',
      ),
      h2('Proč dva automaty s 96 % dopadnou různě'),
      p('Vezměme dva zjednodušené automaty. Oba mají návratnost přesně 96 %, liší se tím, jak ji vyplácejí.'),
      table(
        ['', 'Klidný automat', 'Divoký automat'],
        ['Výhra', 'dvojnásobek sázky', 'dvousetnásobek sázky'],
        ['Pravděpodobnost', '48 % (skoro každé druhé zatočení)', '0,48 % (jednou za 208 zatočení)'],
        ['Návratnost', '0,48 × 2 = 96 %', '0,0048 × 200 = 96 %'],
      ),
      p(
        'Hodina hry, tedy 600 zatočení po 5 Kč, stojí v průměru u obou 120 Kč. Průměr ale zakrývá, co se děje jednotlivým lidem:',
      ),
      ul(
        'U **klidného** automatu skončí nejméně osm hráčů z deseti mezi ztrátou 280 Kč a ziskem 40 Kč. V plusu odejde zhruba 15 % lidí.',
        'U **divokého** automatu je totéž rozpětí od ztráty 2 000 Kč po zisk 2 000 Kč. V plusu odejde 33 % lidí, 22 % skončí přesně na svém a 45 % prodělá tisíc až tři tisíce korun.',
        'Téměř 6 % hráčů u divokého automatu nevyhraje za celou hodinu **ani jednou** a přijde o všechno, tedy o 3 000 Kč.',
      ),
      p(
        'Stejná návratnost, úplně jiný večer. Téhle vlastnosti se říká kolísavost, volatilita nebo rozptyl. Nápověda ji někdy vyjadřuje slovy nízká, střední a vysoká, jindy bleskem nebo chilli papričkou.',
      ),
      h2('Kdy se průměr konečně projeví'),
      p('Čím víc zatočení, tím blíž je skutečná návratnost slíbeným 96 %. Otázka je, kolik jich musí být.'),
      block('dataTables', 'dt-rozpeti', {
        caption: 'Rozpětí skutečné návratnosti, ve kterém skončí nejméně osm hráčů z deseti',
        columns: [
          { label: 'Počet zatočení', type: 'number' },
          { label: 'Čas hraní', align: 'right' },
          { label: 'Klidný automat', align: 'right' },
          { label: 'Divoký automat', align: 'right' },
        ],
        rows: [
          [rt('100'), rt('10 minut'), rt('84 až 108 %'), rt('0 až 200 %')],
          [rt('1 000'), rt('1 h 40 min'), rt('92 až 100 %'), rt('40 až 160 %')],
          [rt('10 000'), rt('17 hodin'), rt('94,7 až 97,3 %'), rt('78 až 114 %')],
          [rt('100 000'), rt('167 hodin'), rt('95,6 až 96,4 %'), rt('90,4 až 101,6 %')],
        ],
      }),
      p(
        'U divokého automatu se průměr spolehlivě neukáže ani po stovce hodin. To je zároveň odpověď na otázku, proč někdo „umí vyhrávat“: při dost velkém kolísání je po tisíci zatočeních v plusu každý třetí. Jen pokaždé někdo jiný.',
      ),
      block('quoteWriters', 'qw-rtp', {
        writerId: writerId('tereza-jandova'),
        quote:
          'Návratnost je vlastnost hry, ne váš nárok. Automat vám nic nedluží, ani když jste tři hodiny nevyhráli.',
      }),
      h2('Kde návratnost najdete'),
      block('imgTextBlocks', 'it-rtp', {
        alternate: true,
        items: [
          {
            img: cover('lobby', 'Kresba přehledu her v kasinu'),
            title: 'V nápovědě hry',
            text: rt(
              'Otevřete hru a v nabídce hledejte Pravidla, Informace nebo ikonu s písmenem „i“. Číslo bývá na poslední stránce. [Noční Sova](/recenze/nocni-sova/) ho uvádí u každého automatu, [Divoký Kanec](/recenze/divoky-kanec/) podle něj umí hry i filtrovat.',
            ),
          },
          {
            img: cover('karty', 'Kresba hracích karet na stole'),
            title: 'Pozor na verze téže hry',
            text: rt(
              'Jedna hra může existovat ve více nastaveních, třeba s 96, 94 a 92 %. O tom, které poběží, rozhoduje kasino. Číslo z recenze proto vždy porovnejte s nápovědou přímo v kasinu, kde hrajete.',
            ),
          },
        ],
      }),
      h3('Jak jsou na tom jiné hry'),
      table(
        ['Hra', 'Obvyklá návratnost', 'Poznámka'],
        ['Ruleta s jednou nulou', '97,3 %', 'Všechny běžné sázky mají stejnou výhodu kasina'],
        ['Blackjack', 'asi 99,5 %', 'Jen se základní strategií, bez ní o několik procent méně'],
        ['Automaty', '88 až 97 %', 'Záleží na hře a na nastavení kasina'],
        [
          'Jackpotové automaty',
          'často pod 94 %',
          'Část návratnosti je schovaná v jackpotu, na který většina nedosáhne',
        ],
      ),
      h2('Co si z toho odnést'),
      block('gridCards', 'gc-rtp', {
        columns: 3,
        cards: [
          {
            title: 'Sázka rozhoduje',
            text: rt('Poloviční sázka znamená poloviční cenu hodiny. Žádný výběr automatu takový rozdíl neudělá.'),
          },
          {
            title: 'Kolísavost volte podle rozpočtu',
            text: rt(
              'S 200 Kč a sázkou 5 Kč se u divokého automatu první výhry nedočká 82 lidí ze 100. Peníze dojdou dřív.',
            ),
          },
          {
            title: 'Bonus návratnost nezlepší',
            text: rt('Protočení 30 000 Kč stojí při 96 % v průměru 1 200 Kč. Spočítejte si to předem.'),
            link: { type: 'post', id: postId('jak-cist-bonusove-podminky') },
          },
        ],
      }),
      note(
        'Žádný systém sázek návratnost nezvýší. Zdvojnásobování po prohře jen vymění mnoho malých proher za jednu velkou. Pomáhá jediné: [limit nastavený předem](/limity-ktere-funguji/).',
      ),
      h2('Kasina s automaty a hodnocením od 8,5'),
      block('casinosRating', 'cr-automaty', {
        mode: 'filter',
        filter: { gameType: slots, minRating: 8.5 },
        sort: 'rating',
        limit: 6,
        layout: 'compact',
        show: ['numberCasinosGame', 'payoutsSpeed', 'review'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Může kasino návratnost měnit během hry?',
          'Ne tak, že by reagovalo na vaše sázky. Nastavení hry podléhá certifikaci. Kasino ale může nasadit jinou verzi hry, která pak má jiné číslo v nápovědě.',
        ),
        faq(
          'Vyplatí se hrát automat, který dlouho nevyplatil?',
          'Ne. Každé zatočení je nezávislé na předchozích. Automat, který hodinu nevyplatil, má v příštím zatočení stejnou šanci jako kterýkoli jindy.',
        ),
        faq(
          'Jaká návratnost je dobrá?',
          'U automatů považujeme 96 % za slušný standard, pod 94 % za důvod hledat jinou hru. Dlouhodobě prohrává hráč i s 97 %.',
        ),
        faq(
          'Znamená vysoká kolísavost vyšší výhry?',
          'Vyšší, ale vzácnější. Návratnost se tím nezmění, jen se rozdělí mezi méně lidí.',
        ),
        faq(
          'Počítá se do návratnosti jackpot?',
          'Zpravidla ano. Pokud jackpot nezískáte, a to je téměř vždy, je vaše skutečná návratnost nižší než uvedená.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Zákon č. 186/2016 Sb., o hazardních hrách',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
        {
          title: 'Technické parametry a osvědčování her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-09-29',
        },
        {
          title: 'Přehled návratnosti her kasina Noční Sova',
          url: 'https://nocni-sova.example/navratnost',
          publisher: 'Soumrak Entertainment a.s.',
          accessedAt: '2026-09-30',
        },
      ],
    },
  },
)
