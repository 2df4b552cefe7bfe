import { block, faq, h2, h3, note, ol, p, page, rt, ul } from '#posts/content/build.ts'
import { cover, postId, rubricId, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'overeni-totoznosti',
  { createdAt: '2025-05-20', updatedAt: '2026-11-08' },
  {
    title: 'Ověření totožnosti v kasinu: co po vás chtějí a proč',
    slug: 'overeni-totoznosti',
    breadcrumbTitle: 'Ověření totožnosti',
    writer: writerId('ondrej-kalina'),
    rubric: rubricId('podpora'),
    cover: { motif: 'scales', left: 4, right: 1_610 },
    metaTag: {
      title: 'Ověření totožnosti v kasinu: doklady a lhůty',
      description:
        'Doklad, výpis z účtu, bankovní identita. Popisujeme, co smí kasino při ověření totožnosti chtít, jak dlouho to trvá a jak poslat kopii dokladu bezpečně.',
      robots: '',
      keyword: 'ověření totožnosti, KYC, doklady kasino, bankovní identita',
      canonical: '',
    },
    ...page(
      p(
        'Ověření totožnosti je nejčastější důvod, proč první výběr vázne. Přitom nejde o svévoli kasina, ale o zákonnou povinnost. Kdo ji splní hned po registraci, čeká na výplatu o hodiny až dny méně.',
      ),
      h2('Proč to kasino musí vědět'),
      p(
        'Anglická zkratka KYC znamená „poznej svého zákazníka“. Povinnost plyne ze dvou zákonů: o hazardních hrách (č. 186/2016 Sb.) a o opatřeních proti praní peněz (č. 253/2008 Sb.). Kasino díky ověření zjistí tři věci:',
      ),
      ul(
        'jestli vám je **osmnáct**,',
        'jestli nejste zapsáni v **rejstříku vyloučených osob**,',
        'jestli peníze i účet patří **vám**, a ne někomu, kdo se za vás vydává.',
      ),
      p(
        'Z toho plyne užitečné pravidlo. Web, který vás nechá hrát i vybrat bez ověření, české povolení nemá. Víc v článku o [zahraničních sázkových kancelářích](/zahranicni-sazkove-kancelare/).',
      ),
      h2('Jak ověření probíhá'),
      block('sliders', 'sl-kyc', {
        perView: 2,
        slides: [
          {
            img: cover('registrace', 'Kresba registračního formuláře'),
            title: '1. Registrace',
            text: 'Jméno, datum narození a adresa přesně podle dokladu. Překlep se později opravuje jen přes podporu.',
          },
          {
            img: cover('totoznost', 'Kresba občanského průkazu'),
            title: '2. Doklad nebo bankovní identita',
            text: 'Buď vyfotíte doklad, nebo se přihlásíte přes svou banku. Druhá cesta je rychlejší.',
          },
          {
            img: cover('penize', 'Kresba platby z bankovního účtu'),
            title: '3. Platební účet',
            text: 'Účet ověří první vklad, nebo výpis se jménem a číslem účtu.',
          },
          {
            img: cover('licence', 'Kresba listiny s pečetí'),
            title: '4. Potvrzení',
            text: 'Kasino potvrdí ověření e-mailem. Teprve potom žádejte o výběr.',
            link: { type: 'post', id: postId('zmerili-jsme-vyplaty') },
          },
        ],
      }),
      h2('Jaké doklady si připravit'),
      block('gridCards', 'gc-doklady', {
        columns: 2,
        cards: [
          {
            title: 'Průkaz totožnosti',
            text: rt(
              'Občanský průkaz z obou stran, případně cestovní pas. Platný, bez fólie s odleskem. Některá kasina chtějí i druhý doklad.',
            ),
          },
          {
            title: 'Bankovní identita',
            text: rt('Přihlášení přes internetové bankovnictví. Kasino dostane ověřené údaje a fotit nemusíte nic.'),
          },
          {
            title: 'Doklad o účtu',
            text: rt('Výpis, na kterém je jméno, číslo účtu a banka. Jednotlivé platby můžete začernit.'),
          },
          {
            title: 'Původ peněz',
            text: rt(
              'Výplatní páska nebo daňové přiznání. Kasino se ptá při vysokých vkladech, běžného hráče se to netýká.',
            ),
          },
        ],
      }),
      block('listsCards', 'lc-fotka', {
        style: 'check',
        cards: [
          {
            title: 'Fotografie, která projde napoprvé',
            icon: 'check',
            items: [
              rt('Celý doklad včetně všech čtyř rohů'),
              rt('Denní světlo, tmavý podklad, žádný blesk'),
              rt('Čitelné číslo dokladu i datum platnosti'),
              rt('Soubor JPG nebo PDF do 10 MB'),
            ],
          },
          {
            title: 'Co po vás chtít nesmějí',
            icon: 'warn',
            items: [
              rt('Heslo nebo kód do internetového bankovnictví'),
              rt('Trojmístný kód ze zadní strany karty'),
              rt('Celé číslo platební karty e-mailem'),
              rt('Poplatek za ověření nebo za „odblokování výhry“'),
            ],
          },
        ],
      }),
      h2('Jak dlouho to trvá'),
      p(
        'Stopky jsme spustili při odeslání dokladů a zastavili při potvrzení. Všechny žádosti jsme poslali ve všední den dopoledne.',
      ),
      block('dataTables', 'dt-kyc', {
        caption: 'Doba ověření totožnosti v devíti kasinech, testy z roku 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Způsob' },
          { label: 'Doba (min)', type: 'number' },
          { label: 'Počet dokladů', type: 'number' },
        ],
        rows: [
          [rt('[Zelený Ježek](/recenze/zeleny-jezek/)'), rt('bankovní identita'), rt('4'), rt('0')],
          [rt('[Lesní Liška](/recenze/lesni-liska/)'), rt('doklad vyfocený v aplikaci'), rt('48'), rt('1')],
          [rt('[Tichý Medvěd](/recenze/tichy-medved/)'), rt('doklad'), rt('170'), rt('1')],
          [rt('[Stříbrný Čáp](/recenze/stribrny-cap/)'), rt('doklad'), rt('190'), rt('1')],
          [rt('[Zlatá Vydra](/recenze/zlata-vydra/)'), rt('doklad a výpis'), rt('195'), rt('2')],
          [rt('[Modrý Lev](/recenze/modry-lev/)'), rt('doklad a výpis'), rt('350'), rt('2')],
          [rt('[Bílý Jelen](/recenze/bily-jelen/)'), rt('doklad a výpis'), rt('540'), rt('2')],
          [rt('[Horský Rys](/recenze/horsky-rys/)'), rt('dva doklady a výpis'), rt('1 320'), rt('3')],
          [rt('[Divoký Kanec](/recenze/divoky-kanec/)'), rt('dva doklady a výpis'), rt('1 610'), rt('3')],
        ],
        sortable: true,
      }),
      p(
        'Rozdíl mezi čtyřmi minutami a téměř 27 hodinami nezpůsobili hráči, ale kasina. Zelený Ježek je paradox: totožnost ověří nejrychleji ze všech, výplaty má naopak [nejpomalejší](/zmerili-jsme-vyplaty/).',
      ),
      h3('Proč je bankovní identita rychlejší'),
      p(
        'Při focení dokladu musí někdo, člověk nebo program, posoudit, jestli je průkaz pravý a jestli patří vám. Banka tohle už jednou udělala, když vám otevírala účet. Při ověření bankovní identitou se přihlásíte do svého bankovnictví, vidíte seznam údajů, které kasino dostane, a potvrdíte ho. Zůstatek ani pohyby na účtu mezi nimi nejsou a heslo kasino nezíská.',
      ),
      h3('Kdy vás ověří znovu'),
      ul(
        'Po vypršení platnosti dokladu nebo po změně jména či adresy.',
        'Při prvním výběru na nový účet.',
        'Při neobvykle vysokém vkladu. Kdo rok vkládá 500 Kč a najednou pošle 40 000 Kč, dostane otázku na jejich původ.',
      ),
      h2('Když kasino doklad odmítne'),
      h3('Nejčastější důvody'),
      ul(
        'Adresa v registraci neodpovídá dokladu. Pište ji přesně tak, jak je na průkazu, nebo přiložte potvrzení o bydlišti.',
        'Fotografie je oříznutá, rozmazaná nebo přes údaje běží odlesk.',
        'Dokladu končí platnost během několika dnů.',
        'Účet je vedený na někoho jiného nebo jako firemní.',
      ),
      h3('Co udělat'),
      ol(
        'Vyžádejte si **konkrétní** důvod. „Doklad nevyhovuje“ není důvod.',
        'Pošlete novou kopii přes formulář v účtu, ne e-mailem.',
        'Poznamenejte si datum a čas odeslání.',
        'Po třech neúspěšných pokusech podejte písemnou stížnost provozovateli a zmiňte v ní lhůtu z obchodních podmínek.',
      ),
      note(
        'Opakovaná žádost o tentýž doklad ve chvíli, kdy čekáte na výplatu, je varovné znamení. Nám se to stalo jednou, u Divokého Kance, a na jeho známce za výplaty je to vidět.',
      ),
      h2('Jak poslat doklad bezpečně'),
      p(
        'Kopii nahrávejte jen přes zabezpečený formulář po přihlášení a na síti, které věříte. Do obrázku můžete vložit text „jen pro ověření v kasinu“ a datum; údaje ale nesmí zakrýt. Kasino smí doklady uchovávat po dobu, kterou mu ukládá zákon, a na požádání vám musí říct, jaké údaje o vás má. Dozor vykonává Úřad pro ochranu osobních údajů.',
      ),
      block('imgBlocks', 'ib-kyc', {
        layout: 'grid',
        images: [
          {
            img: cover('totoznost', 'Kresba správně vyfoceného dokladu se všemi rohy'),
            caption: 'Vyhovuje: celý doklad a čitelné údaje',
          },
          { img: cover('mobil', 'Kresba telefonu při focení dokladu'), caption: 'Fotit lze i telefonem, bez blesku' },
          {
            img: cover('podpora', 'Kresba rozhovoru s podporou'),
            caption: 'Při potížích chtějte konkrétní důvod',
            link: { type: 'post', id: postId('kontaktujte-nas') },
          },
        ],
      }),
      p(
        '**Naše rada:** ověření dokončete v den registrace a ve stejné chvíli si nastavte [limity](/limity-ktere-funguji/). Obojí trvá čtvrt hodiny a obojí se v polovině rozehrané hry dělá špatně.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Mohu hrát bez ověření?',
          'V kasinu s českým povolením jen v omezeném režimu, nebo vůbec. Výběr bez ověření možný není.',
        ),
        faq(
          'Musím doklad posílat do každého kasina znovu?',
          'Ano, každý provozovatel ověřuje sám. Bankovní identita postup zkrátí na pár minut.',
        ),
        faq(
          'Mohu na kopii něco začernit?',
          'Na výpisu jednotlivé platby ano. Na dokladu ne, pokud kasino výslovně neřekne, které údaje nepotřebuje.',
        ),
        faq(
          'Co když mám zahraniční doklad?',
          'Většina kasin přijímá pas států Evropské unie a pobytovou kartu. Ověření bývá ruční a delší.',
        ),
        faq(
          'Kdy se kasino ptá na původ peněz?',
          'Při vkladech, které neodpovídají běžnému hráči. Hranici si určuje provozovatel podle vlastního hodnocení rizik a předem ji neprozradí.',
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
          title: 'Opatření proti legalizaci výnosů z trestné činnosti',
          url: 'https://fau.gov.cz/',
          publisher: 'Finanční analytický úřad',
          accessedAt: '2026-09-08',
        },
        {
          title: 'Práva osob při zpracování osobních údajů',
          url: 'https://uoou.gov.cz/',
          publisher: 'Úřad pro ochranu osobních údajů',
          accessedAt: '2026-09-08',
        },
        {
          title: 'Bankovní identita pro občany',
          url: 'https://www.bankid.cz/',
          publisher: 'Bankovní identita',
          accessedAt: '2026-09-08',
        },
      ],
    },
  },
)
