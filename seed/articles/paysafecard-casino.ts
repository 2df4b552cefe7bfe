import { block, faq, h2, h3, note, ol, p, page, rt, table } from '#posts/content/build.ts'
import { againstPromises } from '../covers.ts'
import { decimal, reviewLink } from '../figures.ts'
import { type CasinoName, methodIds, postId, rubricId, writerId } from '../ids.ts'
import { post } from '../types.ts'

const [paysafecard] = methodIds('paysafecard')

/** When the deposit was credited, hours of the withdrawal, and the further proof required. */
const AFTER_COUPON: [CasinoName, string, number, string][] = [
  ['tichy-medved', 'ihned', 18.5, 'výpis z účtu'],
  ['stribrny-cap', 'ihned', 20.1, 'nic'],
  ['lesni-liska', 'ihned', 22.3, 'nic, výběr šel na kartu'],
  ['modry-lev', 'do 1 minuty', 23.4, 'výpis z účtu'],
  ['jantarovy-kapr', 'ihned', 46.8, 'výpis z účtu'],
  ['divoky-kanec', 'do 1 minuty', 86, 'výpis z účtu a fotografii účtenky'],
  ['horsky-rys', 'ihned', 90.2, 'výpis z účtu'],
]

export default post(
  'paysafecard-casino',
  { createdAt: '2025-04-29', updatedAt: '2026-10-14' },
  {
    title: 'Paysafecard v kasinu: vklad předplaceným kuponem a jeho háčky',
    slug: 'paysafecard-casino',
    breadcrumbTitle: 'Paysafecard v kasinu',
    writer: writerId('tereza-jandova'),
    rubric: rubricId('platby'),
    cover: againstPromises(AFTER_COUPON.map(([name, , hours]) => [name, hours])),
    metaTag: {
      title: 'Paysafecard v kasinu: sedm kasin ve srovnání (currentMA currentY)',
      description:
        'Kupon Paysafecard koupíte na pumpě a do kasina s ním vložíte do minuty. Výběr na něj ale nepřijde. Srovnali jsme sedm kasin, která ho přijímají.',
      robots: '',
      keyword: 'paysafecard casino, paysafecard kasino, předplacený kupon, vklad paysafecard',
      canonical: '',
    },
    ...page(
      p(
        'Paysafecard je předplacený kupon se šestnáctimístným kódem. Víc, než kolik jste za něj dali, s ním neutratíte, a právě proto má v kasinu smysl. Nehodí se ale na výběry: ty jdou vždy jinudy a na to většina návodů zapomíná.',
      ),
      h2('Kde Paysafecard přijímají'),
      p(
        'Z dvanácti otestovaných kasin ji přijímá sedm. V tabulce jsou seřazená podle našeho hodnocení. Minimální vklad se liší až desetinásobně: od 50 Kč ve Stříbrném Čápovi po 500 Kč v Horském Rysovi.',
      ),
      block('casinosRating', 'cr-paysafe', {
        mode: 'filter',
        filter: { paymentMethod: paysafecard },
        sort: 'rating',
        layout: 'table',
        show: ['minimumDeposit', 'payoutsSpeed', 'licence', 'review'],
      }),
      h2('Jak kupon funguje'),
      p(
        'Kupon v pevné hodnotě koupíte v trafice, na čerpací stanici nebo v internetovém obchodě autorizovaného prodejce. Na účtence je kód. V pokladně kasina ho opíšete, zadáte částku a peníze jsou na kontě hned. Zbytek na kuponu zůstává a dá se použít příště.',
      ),
      ol(
        'Kupte kupon v hodnotě, kterou jste ochotni ztratit celou. Vyšší nekupujte.',
        'V kasinu si **před vkladem** nastavte limit a rozhodněte se, jestli chcete bonus.',
        'V pokladně zvolte Paysafecard, zadejte částku a opište šestnáct číslic.',
        'Účtenku schovejte, dokud není kupon vyčerpaný. Bez kódu se k zůstatku nedostanete.',
      ),
      h3('Papírový kupon, nebo účet?'),
      p(
        'Vedle kuponů existuje i registrovaný účet my PaysafeCard, do kterého kódy nahrajete a platíte pak jménem a heslem. Pro vyšší částky je registrace nutná, pravidla proti praní peněz anonymní platby omezují. Kdo kupuje jeden kupon měsíčně, obejde se bez účtu.',
      ),
      h2('Kolik vklad doopravdy stojí'),
      p(
        'Samotný vklad byl ve všech sedmi kasinech bez poplatku. Přesto kupon může stát víc než karta. Tři položky, které se snadno přehlédnou:',
      ),
      table(
        ['Položka', 'Kdy vzniká', 'Příklad'],
        [
          'Nevyužitý zbytek',
          'Minimální vklad je vyšší než zůstatek na kuponu',
          'Na kuponu zbývá 150 Kč, kasino chce aspoň 200 Kč',
        ],
        ['Poplatek za vedení zůstatku', 'Kupon delší dobu nepoužijete', 'Výši a lhůtu uvádějí podmínky vydavatele'],
        ['Směna měny', 'Platíte v jiné měně, než v jaké je kupon', 'Kasin s kontem v korunách se netýká'],
      ),
      p(
        'Počítejme: koupíte kupon za 500 Kč a v Modrém Lvu z něj vložíte dvakrát po 200 Kč. Zbývajících 100 Kč tam už nevyužijete, minimální vklad je totiž 200 Kč. Pětina kuponu leží ladem, dokud nekoupíte další. Ve Stříbrném Čápovi, kde se vkládá od 50 Kč, byste využili i zbytek.',
      ),
      h2('Proč výběr na kupon nejde'),
      p(
        'Kupon je jednosměrný: zaplatit s ním lze, přijmout peníze ne. Všech sedm kasin proto výběr posílá na bankovní účet nebo na kartu. Účet musí být na vaše jméno a kasino ho ověří, takže předložení dokladu se s kuponem nevyhnete. Náš test dopadl takto:',
      ),
      block('dataTables', 'dt-paysafe', {
        caption: 'Vklad 500 Kč kuponem a následný výběr, září 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Vklad připsán' },
          { label: 'Výběr dorazil za (h)', type: 'number' },
          { label: 'Navíc jsme dokládali' },
        ],
        rows: AFTER_COUPON.map(([name, credited, hours, proved]) => [
          reviewLink(name),
          rt(credited),
          rt(decimal(hours)),
          rt(proved),
        ]),
        sortable: true,
      }),
      p(
        'Pětkrát ze sedmi chtělo kasino navíc výpis z účtu, Divoký Kanec dokonce účtenku z trafiky. Slíbenou lhůtu nestihly právě Divoký Kanec a Horský Rys, oba slibují 72 hodin.',
      ),
      note(
        'Kód kuponu nikdy nikomu neposílejte ani nediktujte, ani „podpoře kasina“. Kdo kód zná, může peníze utratit. Pravá podpora ho nepotřebuje a žádost o něj je spolehlivé znamení podvodu.',
      ),
      h2('Příklad: kupon místo rozpočtu'),
      p(
        'Jana si dovolí prohrát 500 Kč měsíčně. Prvního v měsíci koupí jeden kupon a víc neřeší. Po dvou týdnech je kupon prázdný, a aby pokračovala, musela by se obléknout a dojít na čerpací stanici. V devíti měsících z deseti se jí nechce. Právě tahle překážka je na kuponu to hlavní, ne rychlost ani soukromí.',
      ),
      p(
        'Když naopak vyhraje 2 000 Kč, vybere je na účet, počká den až dva a kupon nechá na příště. Potíž nastane jedině tehdy, když účet v kasinu nemá ověřený: pak se dva dny snadno protáhnou na pět. Ověření proto vyřídila hned po registraci, podle [tohoto návodu](/overeni-totoznosti/).',
      ),
      h2('Pro a proti'),
      block('prosConsPosts', 'pc-paysafe', {
        source: 'manual',
        pros: [
          'Útrata má pevný strop, který nelze v zápalu hry zvýšit jedním klepnutím',
          'Kasino nezná číslo vaší karty',
          'Další vklad znamená cestu do obchodu, a tedy čas na rozmyšlenou',
          'Vklad je připsán okamžitě a bez poplatku',
        ],
        cons: [
          'Výběr jde vždy jinudy, na bankovní účet nebo na kartu',
          'Část kasin chce navíc výpis z účtu nebo účtenku',
          'Zbytek na kuponu se nemusí dát využít',
          'Některé bonusy se na vklad kuponem nevztahují',
        ],
      }),
      h2('Co použít místo kuponu'),
      p('Pokud kupon kupujete hlavně kvůli kontrole nad útratou, stejný účinek mají i pohodlnější cesty.'),
      block('gridCardsWithButton', 'gb-paysafe', {
        columns: 3,
        cards: [
          {
            title: 'Oddělený účet',
            text: rt(
              'Virtuální karta s vlastním limitem drží hraní stranou od výplaty. Výběr na ni dorazil ve čtyřech kasinech ze šesti do jednoho dne.',
            ),
            button: { label: 'Revolut v kasinu', link: { type: 'post', id: postId('revolut-casino') } },
          },
          {
            title: 'QR platba',
            text: rt(
              'Vklad převodem bez opisování čísel. Peníze se vracejí na stejný účet, takže odpadá dodatečné dokládání.',
            ),
            button: { label: 'Jak na QR platbu', link: { type: 'post', id: postId('qr-platba-v-kasinu') } },
          },
          {
            title: 'Limity v účtu',
            text: rt('Vkladový limit funguje u každé platební metody a jeho zvýšení má odklad.'),
            button: { label: 'Nastavit limity', link: { type: 'post', id: postId('limity-ktere-funguji') } },
          },
        ],
      }),
      h2('Kupon u sázkových kanceláří'),
      p('Kupon přijímají i dvě z pěti sledovaných kanceláří. Pro výběry platí totéž co u kasin.'),
      block('bookmakersRating', 'br-paysafe', {
        mode: 'filter',
        filter: { paymentMethod: paysafecard },
        sort: 'rating',
        layout: 'table',
        show: ['bonus', 'payoutsSpeed', 'minimumDeposit'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Je hraní s Paysafecard anonymní?',
          'Ne. Kasino s českým povolením musí znát totožnost každého hráče bez ohledu na to, jak platí. Anonymní je jen nákup kuponu.',
        ),
        faq(
          'Dostanu na vklad kuponem bonus?',
          'Záleží na kasinu. V podmínkách hledejte odstavec o vyloučených platebních metodách; předplacené kupony v něm bývají. Jak podmínky číst, popisuje [samostatný článek](/jak-cist-bonusove-podminky/).',
        ),
        faq(
          'Lze použít víc kuponů najednou?',
          'U většiny kasin ano, zůstatky se sčítají. Pokladna si o další kód řekne, když první nestačí.',
        ),
        faq(
          'Co když kupon ztratím?',
          'Obraťte se na vydavatele, ne na kasino. Mějte po ruce doklad o koupi a sériové číslo. Dokud nikdo kód nepoužil, bývá šance zůstatek zablokovat.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Jak Paysafecard funguje, podmínky a poplatky',
          url: 'https://www.paysafecard.com/cs/',
          publisher: 'Paysafecard',
          accessedAt: '2026-10-12',
        },
        {
          title: 'Zákon č. 253/2008 Sb., o některých opatřeních proti legalizaci výnosů z trestné činnosti',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
        {
          title: 'Hazardní hry: informace pro hráče',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-10-12',
        },
      ],
    },
  },
)
