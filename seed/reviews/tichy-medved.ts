import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { ownWithdrawals } from '../covers.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'tichy-medved',
  { createdAt: '2025-06-24', updatedAt: '2026-11-09' },
  {
    title: 'Tichý Medvěd: recenze kasina bez bonusů',
    breadcrumbTitle: 'Tichý Medvěd',
    writer: writerId('ondrej-kalina'),
    cover: ownWithdrawals('tichy-medved'),
    metaTag: {
      title: 'Tichý Medvěd recenze (currentM currentY): bez bonusů',
      description:
        'Kasino bez bonusu, chatu a reklamních e-mailů. Tichého Medvěda jsme sledovali devadesát dní, pětkrát vybrali a osmkrát mu zavolali.',
      robots: '',
      keyword: 'tichý medvěd, recenze, kasino bez bonusu',
      canonical: '',
    },
    ...page(
      p(
        'Tichý Medvěd nenabízí bonus, neposílá reklamu a neláká vás zpátky, jen vyplácí včas, a to i v neděli. Nejkratší popis by zněl: kasino, které vás nechá být.',
      ),
      h2('Co tu nenajdete'),
      p(
        'Recenze kasina obvykle začíná výčtem toho, co všechno dostanete. Tady je poctivější začít z druhé strany, protože právě tím, co vynechal, se Medvěd od ostatních liší.',
      ),
      block('listsCards', 'lc-medved', {
        style: 'bullet',
        cards: [
          {
            title: 'Chybí a nevadí nám to',
            icon: 'check',
            items: [
              rt('uvítací bonus a všechno, co se u něj musí protáčet'),
              rt('VIP program, žebříčky a odznaky'),
              rt('vyskakovací okna a běžící výhry cizích lidí'),
            ],
          },
          {
            title: 'Chybí a vadí nám to',
            icon: 'warn',
            items: [
              rt('chat na webu, v noci se nikoho nedovoláte'),
              rt('časový limit a upozornění na odehranou dobu'),
              rt('živé stoly a aplikace do telefonu'),
            ],
          },
        ],
      }),
      h3('Kolik stojí žádný bonus'),
      p(
        'Žádný bonus znamená také žádné povinné sázky. Pro srovnání: bonus 1 000 Kč s protočením 30× vyžaduje obrat 30 000 Kč, který při návratnosti 96 % stojí v průměru 1 200 Kč. Hráč, který v Tichém Medvědovi nedostane nic, je na tom tedy v průměru lépe než ten, kdo jinde takový dárek přijme. Plný počet bodů za bonus mu přesto dát nemůžeme, [metodika](/jak-hodnotime/) hodnotí i nabídku samotnou.',
      ),
      h2('Devadesát dní ticha'),
      p(
        'Od 1. července do 28. září 2026 jsme si zapisovali každou zprávu, kterou kasino poslalo na nově založenou adresu a telefonní číslo. Souhlas s reklamou jsme při registraci nedali, ale ani výslovně neodmítli, jak to dělá většina lidí.',
      ),
      ul(
        'reklamní e-maily: **0**,',
        'reklamní zprávy SMS: **0**,',
        'telefonáty: **0**,',
        'provozní e-maily o registraci, ověření a výběrech: **6**.',
      ),
      p(
        'Dvakrát jsme se schválně na tři týdny odmlčeli. Kasina v takové chvíli obvykle lákají zpět; Medvěd si toho nevšiml, nebo to aspoň nedal najevo. Za sebe dodávám, že přesně takhle má vypadat zodpovědné hraní v praxi.',
      ),
      block('quoteWriters', 'qw-medved', {
        writerId: writerId('ondrej-kalina'),
        quote:
          'Zodpovědnost kasina se nepozná podle obrázku se srdcem v patičce. Pozná se podle toho, co udělá ve chvíli, kdy přestanete hrát.',
      }),
      h2('Výplaty: slib a skutečnost'),
      h3('Výplaty i v neděli'),
      p(
        'Slib „do 24 hodin“ platil pětkrát z pěti, a to i o prodlouženém víkendu začátkem července. Poslední výběr pochází z říjnového [měření u deseti kasin](/zmerili-jsme-vyplaty/) a potvrdil, že léto nebylo výjimkou. [Ověření totožnosti](/overeni-totoznosti/) trvalo 2 hodiny a 50 minut. Metody jsou jen tři, Paysafecard navíc pouze pro vklad. QR platbu ani Revolut tu nehledejte.',
      ),
      p(
        'Vložili jsme celkem 9 500 Kč a vybrali 8 600 Kč. Nejnižší vklad 300 Kč je pro opatrný začátek zbytečně vysoko; stejnou zkušenost pořídíte ve [Stříbrném Čápovi](/recenze/stribrny-cap/) za šestinu.',
      ),
      h2('Když telefon zvedne člověk'),
      p(
        'Podpora má dva kanály, telefon od 8 do 20 hodin a e-mail. Volali jsme osmkrát. Průměrně jsme čekali 48 sekund, nejdéle 3 minuty a 10 sekund, a pokaždé se ozval člověk bez předchozího „stiskněte jedničku“. Na otázku, zda se vyplatí hrát ruletu podle systému, jsme dostali odpověď: „Ne, to je pořád stejná ruleta.“ Lepší radu jsme od kasina letos neslyšeli.',
      ),
      p(
        'E-mail vyřídili obvykle za 3 hodiny a 25 minut. Ten, který jsme poslali v sobotu ve 23 hodin, čekal do nedělního rána.',
      ),
      h2('Jedenáct stran podmínek'),
      p(
        'Obchodní podmínky společnosti Brtník Hry a.s. mají jedenáct stran a od ledna 2026 se nezměnily. Povolení jsme ověřili 6. listopadu 2026. Většina textu je napsaná tak, aby jí rozuměl i neprávník. Dva body bychom přesto škrtli:',
      ),
      ul(
        'po dvanácti měsících bez přihlášení si kasino strhává 50 Kč měsíčně, dokud zůstatek nedojde,',
        'na vyřízení reklamace si nechává třicet dní, přestože mu podle vlastních slov stačí týden.',
      ),
      p(
        'S limity je to napůl. Vkladový a ztrátový platí ihned, zvýšení až po sedmi dnech, sebevyloučení najdete přímo v účtu. Hlídání času ale chybí.',
      ),
      note(
        'Kde kasino čas nehlídá, hlídejte ho sami: budík v telefonu na 45 minut funguje překvapivě dobře. Další postupy jsou v článku o [limitech, které fungují](/limity-ktere-funguji/).',
      ),
      h2('Hry pro nenáročné'),
      p(
        'Automatů, rulet a blackjacků je dohromady přes 1 100 a dodávají je tři studia. Poker je zastoupen šesti stoly proti počítači. Živé kasino a jackpoty chybějí. Hry se řadí podle abecedy, ne podle toho, co chce kasino prodat, a [návratnost](/navratnost-automatu/) najdete v nápovědě každé z nich. Mobilní web je strohý, ale rychlý: úvodní stránka má půl megabajtu a na pomalém připojení se otevřela za 1,9 sekundy.',
      ),
      p(
        'Ruleta má jednu nulu a nejnižší sázku 10 Kč, blackjack vyplácí 3 : 2 a automaty začínají na koruně. Kdo sem přijde za novinkami, odejde brzy; za poslední půlrok přibylo jen čtrnáct titulů. Kdo má své tři oblíbené hry, neměl by mít důvod si stěžovat.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-medved', { source: 'casino', casinoId: casinoId('tichy-medved'), pros: [] }),
      h2('Komu bude Medvěd sedět'),
      p(
        'Je to kasino pro dospělého člověka, který ví, co chce hrát, za kolik a kdy skončí. Nehodí se pro nočního hráče, který potřebuje chat, pro příznivce živých stolů ani pro toho, kdo chce začít se stokorunou. Kdo v něm hledá vzrušení, bude zklamán. Kdo hledá klid, nenajde v našem srovnání lepší adresu.',
      ),
      block('casinosRating', 'cr-medved', {
        heading: 'Když vám tu něco chybí',
        level: 3,
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('bily-jelen'), casinoId('nocni-sova')],
        reason: 'každé má něco, co Tichému Medvědovi chybí; seřazena podle hodnocení.',
        layout: 'compact',
      }),
      block('gridCardsWithButton', 'gb-medved', {
        columns: 2,
        cards: [
          {
            img: cover('bonus', 'Kresba kuponu pod lupou'),
            title: 'Proč se bez bonusu dá žít',
            text: rt('Jak si každou nabídku přepočítat na koruny dřív, než ji přijmete.'),
            button: { label: 'Přečíst návod', link: { type: 'post', id: postId('jak-cist-bonusove-podminky') } },
          },
          {
            img: cover('vyplaty', 'Kresba hodin a mince'),
            title: 'Kdo vyplácí nejrychleji',
            text: rt('Výsledky našich měření napříč kasiny, včetně víkendů.'),
            button: { label: 'Zobrazit měření', link: { type: 'post', id: postId('zmerili-jsme-vyplaty') } },
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Proč Tichý Medvěd nenabízí bonus?',
          'Kasino uvádí, že peníze raději vynakládá na rychlé výplaty a telefonickou podporu. Hráč má díky tomu celý zůstatek kdykoli volný k výběru.',
        ),
        faq(
          'Jak se s kasinem spojím v noci?',
          'Jen e-mailem, odpověď ale přijde až ráno. Telefon je v provozu od 8 do 20 hodin.',
        ),
        faq(
          'Platí se za výběr?',
          'Neplatí, ani u převodu, ani u karty. Pozor jen na poplatek 50 Kč měsíčně z účtu, ke kterému jste se rok nepřihlásili.',
        ),
        faq(
          'Má Tichý Medvěd české povolení?',
          'Ano. Společnost Brtník Hry a.s. má povolení Ministerstva financí ČR. Kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-06',
        },
        {
          title: 'Obchodní podmínky kasina Tichý Medvěd',
          url: 'https://tichy-medved.example/podminky',
          publisher: 'Brtník Hry a.s.',
          accessedAt: '2026-10-26',
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
