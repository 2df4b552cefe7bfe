import { block, faq, h2, h3, note, ol, p, page, rt, ul } from '#posts/content/build.ts'
import { ownWithdrawals } from '../covers.ts'
import { decimal } from '../figures.ts'
import { type CasinoName, casinoId, cover, postId, writerId } from '../ids.ts'
import { casinoOf } from '../records.ts'
import { review } from '../types.ts'

const payouts = (name: CasinoName) => casinoOf(name).criteria.payouts ?? 0

export default review(
  'modry-lev',
  { createdAt: '2025-03-12', updatedAt: '2026-11-10' },
  {
    title: 'Modrý Lev: recenze online kasina',
    breadcrumbTitle: 'Modrý Lev',
    writer: writerId('matej-hrubes'),
    cover: ownWithdrawals('modry-lev'),
    metaTag: {
      title: 'Modrý Lev recenze (currentM currentY): výplaty v testu',
      description:
        'Modrý Lev jsme testovali tři týdny za vlastní peníze: pět výběrů, jeden bonus a 24 dotazů na podporu. Podívejte se, kde boduje a na co si dát pozor.',
      robots: '',
      keyword: 'modrý lev, recenze, online kasino',
      canonical: '',
    },
    ...page(
      p(
        'Ve všední den rychlé výplaty a poctivě popsané podmínky. Slabinou jsou víkendové převody, bonus s krátkou lhůtou a chybějící aplikace pro iPhone.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-lev', { source: 'casino', casinoId: casinoId('modry-lev'), pros: [] }),
      h2('Výplaty: slib a skutečnost'),
      h3('Jak jsme testovali výplaty'),
      p(
        'Účet jsme si založili jako běžný zákazník a redakci jsme neohlásili. Během tří týdnů jsme vložili celkem 6 000 Kč, odehráli tři různé hry a pětkrát požádali o výběr. Čas měříme od odeslání žádosti po připsání peněz na účet.',
      ),
      p(
        'První výběr zdrželo ověření totožnosti, které zabralo necelých šest hodin. Další už proběhly bez zásahu podpory. Pomalejší byl jen víkendový převod na bankovní účet.',
      ),
      p(
        `Slíbených 24 hodin tedy dvakrát z pěti neplatilo: poprvé kvůli dokladům, podruhé o víkendu. S ověřeným účtem a ve všední den kasino slib dodrželo pokaždé, a proto ho uznáváme, s výhradou pro víkendové převody. Za výplaty má kvůli nim ${decimal(payouts('modry-lev'))} bodu, méně než [Stříbrný Čáp](/recenze/stribrny-cap/) s ${decimal(payouts('stribrny-cap'))}, který svůj slib dodržel vždycky. Jak si Modrý Lev stojí vedle ostatních, ukazuje [měření výplat u deseti kasin](/zmerili-jsme-vyplaty/).`,
      ),
      h3('Co z výsledku nevyplývá'),
      p(
        'Vložili jsme 6 000 Kč a vybrali 8 000 Kč. Byla to náhoda, kterou způsobilo jedno povedené kolo 21. října, a žádný návod z ní neplyne. V předchozím testu, letos v dubnu, jsme 2 300 Kč prohráli.',
      ),
      block('quoteWriters', 'qw-lev', {
        writerId: writerId('matej-hrubes'),
        quote: 'Rychlost výplaty je nejlepší test charakteru. Slib na webu nic nestojí, převod v neděli večer ano.',
      }),
      h2('Registrace a první vklad'),
      p(
        'Od otevření formuláře po hotový účet uplynulo sedm minut. Kasino chce jméno, adresu, rodné číslo a telefon; políčko pro souhlas s reklamou je předem prázdné, jak má být. Hned nato nabídne nastavení limitů. Dá se přeskočit, ale připomene se při každém z prvních tří vkladů.',
      ),
      p(
        'Nejnižší vklad je 200 Kč. Vyzkoušeli jsme kartu, QR platbu, převod i předplacený kupon. Všechny vklady kromě převodu byly na účtu do minuty, převod dorazil druhý den ráno. Poplatek jsme nezaplatili žádný. Předplaceným kuponem nelze vybírat, výhra pak putuje na bankovní účet.',
      ),
      h2('Hry: široký výběr, poctivé popisky'),
      p(
        'V nabídce je přes 2 400 titulů od pěti studií. Hledání si poradí s překlepy i s chybějícími háčky a hry lze řadit podle návratnosti, což jinde skoro nevidíme. U dvaceti náhodně vybraných automatů jsme údaj v přehledu porovnali s nápovědou ve hře a pokaždé souhlasil. Nejnižší návratnost byla 94,0 %, nejvyšší 97,1 %. Proč na tom rozdílu záleží, píšeme v článku o [návratnosti automatů](/navratnost-automatu/).',
      ),
      p(
        'Živé stoly běží nepřetržitě, česky ovšem mluví krupiéři jen večer a jen u dvou rulet. Kdo chodí hlavně za živou hrou, bude spokojenější v [Noční Sově](/recenze/nocni-sova/).',
      ),
      block('imgTextBlocks', 'it-lev-mobil', {
        items: [
          {
            img: cover('mobil', 'Kresba telefonu se stránkou kasina'),
            title: 'V mobilu bez kompromisů',
            text: rt(
              'Web se v telefonu načte do dvou sekund a všechny platební metody fungují stejně jako na počítači. Aplikace pro Android je zatím jen doplněk.',
            ),
            button: { label: 'Jak funguje QR platba', link: { type: 'post', id: postId('qr-platba-v-kasinu') } },
          },
        ],
      }),
      h2('Bonus a podmínky'),
      h3('Bonus v číslech'),
      p(
        'Uvítací nabídka zdvojnásobí vklad až do 25 000 Kč a přidá padesát zatočení po dvou korunách. Podmínka zní 30× bonus za 10 dní, výhry ze zatočení se protáčet nemusejí. Přepočítali jsme ji na peníze pro tři různé vklady.',
      ),
      block('dataTables', 'dt-lev-bonus', {
        caption: 'Kolik musíte vsadit a co to v průměru stojí při návratnosti 96 %',
        columns: [
          { label: 'Vklad', type: 'number', align: 'left' },
          { label: 'Bonus', type: 'number' },
          { label: 'Vsadit celkem', type: 'number' },
          { label: 'Na den', type: 'number' },
          { label: 'Průměrná cena', type: 'number' },
        ],
        rows: [
          [rt('500 Kč'), rt('500 Kč'), rt('15 000 Kč'), rt('1 500 Kč'), rt('600 Kč')],
          [rt('1 000 Kč'), rt('1 000 Kč'), rt('30 000 Kč'), rt('3 000 Kč'), rt('1 200 Kč')],
          [rt('25 000 Kč'), rt('25 000 Kč'), rt('750 000 Kč'), rt('75 000 Kč'), rt('30 000 Kč')],
        ],
      }),
      p(
        'Průměrná cena je ve všech řádcích vyšší než bonus sám. Kolegyně přesto první možnost vyzkoušela, a to na vlastním účtu, aby bonus neovlivnil naše výběry. Podmínku splnila devátý den a z bonusu jí zbylo 120 Kč. Třetí řádek uvádíme jen pro úplnost, protože 75 000 Kč denně nikdo rozumný nevsadí.',
      ),
      h3('Na co si dát pozor'),
      ul(
        'Deset dní běží od připsání bonusu, ne od první sázky.',
        'Ruleta a blackjack se do obratu počítají jen z desetiny.',
        'Když během protáčení požádáte o výběr, bonus i výhry z něj propadnou.',
      ),
      p(
        'Podmínky jsou na jedné stránce a na další dokumenty se neodkazují. Obejít se bez bonusu je přesto rozumná volba. Postup, kterým nabídky počítáme, popisuje návod, [jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h2('Podpora ve dne v noci'),
      p(
        'Položili jsme 24 otázek, od výše poplatku po to, jak zrušit účet. Ptali jsme se česky, o víkendu i nad ránem.',
      ),
      block('dataTables', 'dt-lev-podpora', {
        caption: 'Jak dlouho jsme čekali na odpověď člověka',
        columns: [
          { label: 'Kudy' },
          { label: 'Dotazů', type: 'number' },
          { label: 'Obvykle', align: 'right' },
          { label: 'Nejdéle', align: 'right' },
        ],
        rows: [
          [rt('Chat přes den'), rt('9'), rt('1 min 20 s'), rt('2 min 35 s')],
          [rt('Chat od 0 do 6 hodin'), rt('5'), rt('2 min 10 s'), rt('2 min 50 s')],
          [rt('Telefon'), rt('4'), rt('55 s'), rt('1 min 40 s')],
          [rt('E-mail'), rt('6'), rt('3 h 40 min'), rt('9 h 15 min')],
        ],
      }),
      p(
        'Věcně správných bylo 22 odpovědí. Jednou operátor popletl lhůtu pro bonus, jednou jsme místo odpovědi dostali odkaz na úvodní stránku nápovědy. O sebevyloučení je nutné požádat podporu: napsali jsme v 16:05 a účet byl uzavřen v 17:20. Přepínač v účtu by to zvládl hned.',
      ),
      note(
        'Hrajte jen s penězi, které si můžete dovolit ztratit. Limity v Modrém Lvu nastavíte v sekci **Můj účet → Sebekontrola** ještě před prvním vkladem.',
      ),
      h2('Závěr: komu Lev sedne'),
      p(
        'Modrý Lev nevede náš žebříček proto, že by něčím ohromil, ale proto, že skoro v ničem nezklamal. Peníze posílá rychle, na otázky odpovídá a podmínky neschovává. Známku mu srazil hlavně bonus, na jehož splnění je málo času, víkendové převody a sebevyloučení závislé na ochotě podpory.',
      ),
      ol(
        '**Ano**, pokud chcete rychlé výplaty ve všední den a velký výběr her na jednom místě.',
        '**Ano, ale bez bonusu**, pokud hrajete jen občas. Na deset dní s obratem v desetitisících byste čas neměli.',
        '**Spíš ne**, pokud hrajete na iPhonu přes aplikaci nebo chcete sebevyloučení bez psaní podpoře. Obojí má [Zlatá Vydra](/recenze/zlata-vydra/).',
      ),
      block('casinosRating', 'cr-lev', {
        heading: 'Nejbližší soupeři',
        level: 3,
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('stribrny-cap'), casinoId('bily-jelen')],
        reason: 'hodnocením nejblíž pod Modrým Lvem; seřazena podle hodnocení.',
        layout: 'compact',
      }),
    ),
    faq: {
      data: [
        faq(
          'Je Modrý Lev legální?',
          'Ano. Provozovatel má platné povolení Ministerstva financí ČR. Kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
        ),
        faq(
          'Kolik stojí výběr?',
          'Nic. Kasino si neúčtuje poplatek, u elektronických peněženek ho ale může strhnout jejich poskytovatel.',
        ),
        faq(
          'Dá se bonus odmítnout?',
          'Ano, při vkladu zrušte zaškrtnutí „Chci bonus“. Peníze pak můžete kdykoli vybrat bez protočení.',
        ),
        faq(
          'Jak dlouho trvá ověření totožnosti?',
          'V našem testu necelých šest hodin. Doklady můžete nahrát hned po registraci a první výběr tím zrychlit; postup popisuje [průvodce ověřením](/overeni-totoznosti/).',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-10',
        },
        {
          title: 'Zákon č. 186/2016 Sb., o hazardních hrách',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
        {
          title: 'Obchodní podmínky kasina Modrý Lev, verze 4.2',
          url: 'https://modry-lev.example/podminky',
          publisher: 'Lví Hry a.s.',
          accessedAt: '2026-11-03',
        },
      ],
    },
  },
)
