import { block, faq, h2, h3, note, ol, p, page, rt, table } from '#posts/content/build.ts'
import { decimal, reviewLink } from '../figures.ts'
import { type CasinoName, cover, methodIds, postId, rubricId, writerId } from '../ids.ts'
import { MEASURED, promiseOf } from '../payouts.ts'
import { post } from '../types.ts'

const [qr] = methodIds('qr-platba')

const toAccount = (name: CasinoName) => MEASURED.find(({ casino }) => casino === name)?.account ?? 0

/** Seconds of the deposit, hours of the withdrawal to the same account. */
const MEASURED_BY_QR: [CasinoName, number, number][] = [
  ['stribrny-cap', 21, toAccount('stribrny-cap')],
  ['modry-lev', 18, toAccount('modry-lev')],
  ['lesni-liska', 16, 23.6],
  ['zlata-vydra', 34, toAccount('zlata-vydra')],
  ['jantarovy-kapr', 45, toAccount('jantarovy-kapr')],
  ['bily-jelen', 29, toAccount('bily-jelen')],
  ['zeleny-jezek', 52, toAccount('zeleny-jezek')],
]

export default post(
  'qr-platba-v-kasinu',
  { createdAt: '2025-06-03', updatedAt: '2026-11-07' },
  {
    title: 'QR platba v kasinu: kde funguje a kolik stojí',
    slug: 'qr-platba-v-kasinu',
    breadcrumbTitle: 'QR platba v kasinu',
    writer: writerId('matej-hrubes'),
    rubric: rubricId('platby'),
    cover: { motif: 'hundred', count: 58 },
    metaTag: {
      title: 'QR platba v kasinu: kde funguje a kolik stojí',
      description:
        'QR platbu přijímá sedm kasin z našeho testu. Vklad je na kontě do minuty, výběr ale jede jako obyčejný převod. Naměřili jsme 14 až 118 hodin.',
      robots: '',
      keyword: 'qr platba kasino, vklad qr kódem, bankovní převod kasino',
      canonical: '',
    },
    ...page(
      p(
        'Naskenovat, potvrdit, hotovo: QR platba patří k nejpohodlnějším způsobům vkladu, jaké česká kasina nabízejí. Má jeden háček, o kterém se moc nemluví. Rychlá je jen jedním směrem.',
      ),
      h2('Co QR platba je a co není'),
      p(
        'QR kód není platební metoda, ale vyplněný příkaz k úhradě. Obsahuje číslo účtu, částku a variabilní symbol podle českého standardu, kterému rozumějí aplikace tuzemských bank. Peníze putují běžným převodem z vašeho účtu na účet kasina. Pokud obě banky podporují okamžité platby, trvá to vteřiny.',
      ),
      p(
        'Z toho plyne výhoda, na kterou se zapomíná: kasino hned vidí, z jakého účtu a od koho platba přišla. Účet je tím zpravidla ověřen a při výběru odpadá dokládání výpisem.',
      ),
      h2('Kde kódem zaplatíte'),
      p('QR platbu přijímá sedm kasin z dvanácti. Pořadí určuje celkové hodnocení.'),
      block('casinosRating', 'cr-qr', {
        mode: 'filter',
        filter: { paymentMethod: qr },
        sort: 'rating',
        layout: 'compact',
        show: ['payoutsSpeed', 'minimumDeposit', 'review'],
      }),
      h2('Vklad krok za krokem'),
      ol(
        'V pokladně kasina zvolte QR platbu a zadejte částku. Nejdřív si ověřte, že máte nastavený vkladový limit.',
        'Na počítači kód naskenujte aplikací své banky. V telefonu ho uložte jako obrázek a v bance zvolte načtení ze souboru.',
        '**Zkontrolujte příjemce a částku.** Kód může na falešném webu vést na cizí účet.',
        'Příkaz potvrďte. Variabilní symbol neměňte, podle něj se vklad páruje.',
        'Pokud peníze nejsou na kontě do 15 minut, pošlete podpoře potvrzení z banky.',
      ),
      block('imgBlocks', 'ib-qr', {
        layout: 'row',
        images: [
          {
            img: cover('qr-platba', 'Kresba QR kódu na obrazovce počítače'),
            caption: 'Na počítači kód snímáte telefonem',
          },
          {
            img: cover('mobil', 'Kresba bankovní aplikace v telefonu'),
            caption: 'V telefonu kód uložíte a načtete ze souboru',
          },
        ],
        lightbox: true,
      }),
      h2('Naměřené časy'),
      p(
        'Do každého kasina jsme kódem vložili 500 Kč a po odehrání požádali o výběr na tentýž účet. Obojí ve všední den, z ověřeného herního konta.',
      ),
      block('dataTables', 'dt-qr', {
        caption: 'QR platba: vklad a výběr na stejný účet, říjen 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Vklad (s)', type: 'number' },
          { label: 'Výběr (h)', type: 'number' },
          { label: 'Slib (h)', type: 'number' },
          { label: 'Poplatek (Kč)', type: 'number' },
        ],
        rows: MEASURED_BY_QR.map(([casino, seconds, hours]) => [
          reviewLink(casino),
          rt(String(seconds)),
          rt(decimal(hours)),
          rt(String(promiseOf(casino))),
          rt('0'),
        ]),
        sortable: true,
      }),
      p(
        'Všechny vklady dorazily do minuty. Výběry trvaly 14 až 118 hodin a slib nedodržel jen Zelený Ježek. Jak dopadly ostatní způsoby, ukazuje velké [měření výplat](/zmerili-jsme-vyplaty/).',
      ),
      h2('Háček: rychle tam, pomalu zpátky'),
      p(
        'Vklad kódem jde okamžitou platbou. Výběr kasino zadává hromadně, často jednou nebo dvakrát denně a obyčejným převodem. V našem testu trval výběr na účet ve všední den v mediánu 35,7 hodiny, na kartu nebo na Revolut 26,2 hodiny. Kdo vloží QR kódem, vybírá zpravidla tou pomalejší cestou, protože kasino vrací peníze na účet, ze kterého přišly.',
      ),
      block('imgTextBlocks', 'it-qr', {
        alternate: true,
        items: [
          {
            img: cover('vyplaty', 'Kresba hodin mezi dvěma účty'),
            title: 'Nepoměr, se kterým počítejte',
            text: rt(
              'Vklad 18 vteřin, výběr 19 hodin: v Modrém Lvu je cesta zpět zhruba 3 800krát delší. Není to podvod, jen lidská kontrola na jedné straně a automat na druhé. Znamená to ale, že k vkladu stačí okamžik slabosti a k výběru je potřeba trpělivost.',
            ),
          },
          {
            img: cover('limity', 'Kresba měřáku s nastaveným limitem'),
            title: 'Limit jako brzda',
            text: rt(
              'Karta má vlastní limit, převod mívá v bance strop v desítkách tisíc. U QR plateb proto nastavte vkladový limit v kasinu. Týdenních 250 Kč zastaví dvacátý vklad stejně spolehlivě jako druhý.',
            ),
            button: { label: 'Jak nastavit limity', link: { type: 'post', id: postId('limity-ktere-funguji') } },
          },
        ],
      }),
      h2('QR platba proti ostatním způsobům'),
      p(
        'Žádná metoda není nejlepší ve všem. Tabulka shrnuje, co jsme naměřili v kasinech, která přijímají víc způsobů najednou.',
      ),
      table(
        ['Způsob', 'Vklad', 'Výběr', 'Přirozená brzda'],
        ['QR platba', 'do minuty', 'převodem, 1 až 2 dny', 'žádná, limit nastavte v kasinu'],
        ['Platební karta', 'do minuty', 'zpravidla do 30 hodin', 'limit na kartě'],
        ['[Revolut](/revolut-casino/)', 'do minuty', 'zpravidla do 24 hodin', 'limit na virtuální kartě'],
        ['[Paysafecard](/paysafecard-casino/)', 'ihned', 'jen na účet nebo na kartu', 'hodnota kuponu'],
        ['Ruční bankovní převod', 'minuty až jeden den', 'převodem, 1 až 2 dny', 'opisování údajů'],
      ),
      p(
        'Kdo vkládá jednou za měsíc a na výhru nespěchá, udělá s QR platbou dobře. Kdo ví, že se neumí zastavit, zvolí raději metodu, která ho zastaví sama, tedy kupon nebo kartu s nízkým stropem. Pár vteřin ušetřených při vkladu za to riziko nestojí.',
      ),
      h2('Kolik QR platba stojí'),
      p(
        'Vklad nic, pokud vaše banka neúčtuje poplatek za okamžité platby; většina běžných účtů ho nemá. Výběr je bez poplatku v šesti kasinech ze sedmi. Výjimkou je [Jantarový Kapr](/recenze/jantarovy-kapr/): první převod v měsíci je bez poplatku, každý další stojí 20 Kč. Kdo vybírá po 500 Kč čtyřikrát měsíčně, zaplatí 60 Kč, tedy 3 % z vybrané částky. Řešení: vybírat jednou.',
      ),
      h3('Výhody a nevýhody v kostce'),
      block('prosConsPosts', 'pc-qr', {
        source: 'manual',
        pros: [
          'Vklad do minuty ve všech sedmi kasinech',
          'Odpadá opisování čísla účtu a variabilního symbolu',
          'Kasino nezíská údaje o vaší kartě',
          'Účet je platbou ověřen, výběr se obejde bez výpisu',
        ],
        cons: [
          'Výběr jde obyčejným převodem a trvá déle než na kartu',
          'O víkendu se čekání prodlouží zhruba o den',
          'Bankovní limit bývá příliš vysoký na to, aby chránil',
        ],
      }),
      note(
        'Kód snímejte jen v pokladně kasina, do které jste se přihlásili přes adresu zadanou ručně. QR kód z e-mailu, z letáku nebo od „operátora podpory“ nepoužívejte nikdy.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Je QR platba bezpečnější než karta?',
          'Kasino se nedozví číslo karty, takže ho nikdo nemůže zneužít. Odeslaný převod se ale hůř vrací. Příjemce si proto zkontrolujte před potvrzením.',
        ),
        faq(
          'Funguje QR platba ze všech bank?',
          'Český standard podporují aplikace většiny tuzemských bank. U zahraničních účtů načtení kódu fungovat nemusí, pak opište údaje ručně.',
        ),
        faq(
          'Mohu vložit z účtu partnera?',
          'Ne. Jméno majitele účtu musí souhlasit s herním kontem. Platbu z cizího účtu kasino vrátí, někdy až po několika dnech.',
        ),
        faq(
          'Proč výběr trvá tak dlouho, když vklad trval vteřiny?',
          'Vklad zpracuje stroj, výběr schvaluje člověk. Samotný převod zabral v našem měření 11 až 18 hodin, zbytek bylo čekání na schválení.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'QR Platba: standard pro sdílení platebních údajů',
          url: 'https://qr-platba.cz/',
          publisher: 'QR Platba',
          accessedAt: '2026-10-15',
        },
        {
          title: 'Okamžité platby',
          url: 'https://www.cnb.cz/',
          publisher: 'Česká národní banka',
          accessedAt: '2026-10-15',
        },
        {
          title: 'Sazebník kasina Jantarový Kapr',
          url: 'https://jantarovy-kapr.example/poplatky',
          publisher: 'Rybniční Hry a.s.',
          accessedAt: '2026-10-19',
        },
      ],
    },
  },
)
