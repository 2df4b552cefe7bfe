import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { ownWithdrawals } from '../covers.ts'
import { decimal } from '../figures.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { ratingOf } from '../records.ts'
import { review } from '../types.ts'

export default review(
  'rudy-kohout',
  { createdAt: '2025-02-17', updatedAt: '2026-10-20' },
  {
    title: 'Rudý Kohout: recenze kasina, kde vyplácejí i na přepážce',
    breadcrumbTitle: 'Rudý Kohout',
    writer: writerId('matej-hrubes'),
    cover: ownWithdrawals('rudy-kohout'),
    metaTag: {
      title: 'Rudý Kohout recenze currentY: kasino i sázky v testu',
      description:
        'Rudý Kohout spojuje kasino a sportovní sázky v jednom účtu a vyplácí i hotově. Zkusili jsme pět výběrů, pobočku i podporu, která mluví podle příručky.',
      robots: '',
      keyword: 'rudý kohout, recenze, kasino a sázky, výběr v hotovosti',
      canonical: '',
    },
    ...page(
      p(
        'V Rudém Kohoutu dostanete peníze rychle, a když chcete, i na ruku. Bonus ale sázkařům neposlouží a podpora umí odpovědět na všechno kromě toho, na co jste se zeptali.',
      ),
      h2('Jeden účet pro ruletu i pro fotbal'),
      p(
        'Provozovatel Kokrhel Gaming začínal v roce 2015 se sázkami a kasino přidal později. Je to znát: sázková část je propracovaná do detailu, kasino s 1 600 hrami působí jako její mladší sourozenec. Obě části sdílejí přihlášení, ověření i zůstatek. Výhra z tiketu je během vteřiny použitelná na automatu a naopak.',
      ),
      p(
        'Pohodlné to bezpochyby je, jen nespoléhejte na to, že si peníze rozdělíte v duchu. Částka odložená na sobotní zápas se dá ve čtvrtek v noci utratit v ruletě, aniž by se vás systém na cokoli zeptal. Oddělené peněženky, které by tomu zabránily, Kohout nenabízí.',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Pět výběrů, jeden z nich v hotovosti'),
      p(
        'V září jsme vložili 7 000 Kč: kartou, přes Revolut, převodem a na pobočce. Připsáno bylo vše do minuty, jen převod dorazil až druhý den dopoledne. Zpátky jsme pěti výběry dostali 5 900 Kč, zbytek spolkly hry. Mezi výběry v tabulce chybí jediný, protože nešel přes účet: 2 000 Kč v hotovosti jsme si na pobočce vyzvedli za 2 hodiny a 40 minut.',
      ),
      p(
        'Slib „do 36 hodin“ platil i o víkendu, byť u nedělního převodu těsně. Ověření totožnosti jsme vyřídili na pobočce za osm minut, takže první výběr nic nezdrželo. Kdo se ověřuje přes web, ať počítá s [focením dokladů](/overeni-totoznosti/). Výběry na Revolut v šesti kasinech porovnáváme v [samostatném článku](/revolut-casino/).',
      ),
      block('quoteWriters', 'qw-kohout', {
        writerId: writerId('matej-hrubes'),
        quote:
          'Hotovost je zvláštní druh sebekontroly. Dva tisíce na displeji jsou číslo, dva tisíce v ruce jsou nákup na týden.',
      }),
      h2('Jak probíhá výběr na pobočce'),
      block('listsCards', 'lc-kohout-pobocka', {
        style: 'number',
        cards: [
          {
            title: 'Od žádosti k bankovkám',
            icon: 'card',
            items: [
              rt('V pokladně zvolíte „Hotovost“ a konkrétní pobočku. Částka se hned odečte ze zůstatku.'),
              rt('Po schválení přijde kód do aplikace a zprávou SMS. Platí 24 hodin, potom se peníze vrátí na účet.'),
              rt('Na přepážce ukážete občanský průkaz a nadiktujete kód. Bez dokladu nedostanete nic.'),
              rt('Dostanete doklad o výplatě. Schovejte si ho, v historii účtu je jen datum a částka.'),
            ],
          },
        ],
      }),
      p(
        'Vyzkoušeli jsme to v Hradci Králové a celé to zabralo šest minut. Nad 10 000 Kč je nutné se den předem objednat a v menších městech mívají pobočky v sobotu zavřeno.',
      ),
      block('imgBlocks', 'ib-kohout', {
        layout: 'row',
        images: [
          {
            img: cover('sazky', 'Kresba sázkového tiketu s kurzy'),
            caption: 'Sázky i kasino ukazují v záhlaví tentýž zůstatek.',
          },
          {
            img: cover('revolut', 'Kresba telefonu s bankovní aplikací a kartou'),
            caption: 'Revolut byl z bezhotovostních cest nejrychlejší.',
          },
        ],
      }),
      h2('Bonus a podmínky'),
      h3('Bonus, který sázkařům neposlouží'),
      p(
        'Kohout přidá k prvnímu vkladu stejnou částku, nejvýše 5 000 Kč. Podmínkou je prosázet bonus 35× během čtrnácti dnů, přičemž **sázky na sport se nepočítají**. U společného účtu by to mělo stát hned na začátku podmínek. Najdete to až ve čtvrtém odstavci.',
      ),
      h3('Příklad s tisícikorunou'),
      ul(
        'Vklad 1 000 Kč, bonus 1 000 Kč, prosázet je třeba 35 000 Kč.',
        'To je 2 500 Kč denně, při pětikorunové sázce 500 zatočení každý den.',
        'Při návratnosti 96 % vás protočení stojí v průměru 1 400 Kč, tedy o 400 Kč víc, než kolik bonus přinesl.',
      ),
      p(
        'Bonus se dá při vkladu odmítnout jedním kliknutím. Sázkařům to doporučujeme bez výhrad, ostatním po zralé úvaze.',
      ),
      h2('Podpora jako podle příručky'),
      p(
        'Položili jsme deset dotazů v chatu. Odpověď přišla průměrně za čtyři minuty, což je v pořádku. V sedmi případech ale začínala větou „Vašemu požadavku věnujeme maximální pozornost“ a ve čtyřech tím také fakticky skončila. Na prostou otázku, zda se do protočení počítají sázky na sport, jsme se museli ptát třikrát. Odpověď na e-mail přišla za devět hodin a odkazovala na obecnou nápovědu.',
      ),
      p('Lépe dopadly pobočky: obsluha odpovídala vlastními slovy, a když si nebyla jistá, zavolala na centrálu.'),
      h2('Limity platí společně, čas nehlídá nikdo'),
      p(
        'Vkladový i ztrátový limit se vztahuje na kasino a sázky dohromady. Nastavili jsme 1 000 Kč týdně a po vyčerpání pokladna další stokorunu odmítla, a to na webu, v aplikaci i na přepážce. Takhle si to představujeme. Zvýšení limitu začne platit až za týden a sebevyloučení zapnete přímo v účtu.',
      ),
      p(
        'Chybí ale jakékoli hlídání času. Účet neukazuje, jak dlouho jste přihlášeni, a na přestávku neupozorní ani po třech hodinách.',
      ),
      note(
        'Pokud sázíte i hrajete v kasinu, stanovte si limit podle toho, kolik můžete postrádat za obojí dohromady. Hlídání času nahradí obyčejný budík v telefonu. Další postupy jsou v článku [Limity, které fungují](/limity-ktere-funguji/).',
      ),
      h2('Kdo bude spokojený a kdo méně'),
      block('gridCards', 'gc-kohout', {
        columns: 3,
        cards: [
          {
            title: 'Sázkař, který si občas zatočí',
            text: rt('Jedno přihlášení, společné limity a rychlé výběry. Bonus vynechte.'),
          },
          {
            title: 'Zastánce hotovosti',
            text: rt('Vklad i výběr na přepážce v našem srovnání jinde nenajdete.'),
          },
          {
            title: 'Hráč, který chce jen kasino',
            text: rt(
              'Jinde jsou podmínky mírnější. [Lesní Liška](/recenze/lesni-liska/) dává na stejný násobek o týden víc.',
            ),
          },
        ],
      }),
      block('prosConsPosts', 'pc-kohout', { source: 'casino', casinoId: casinoId('rudy-kohout'), pros: [] }),
      h2('Další kasina, která přijímají Revolut'),
      block('casinosRating', 'cr-kohout', {
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('stribrny-cap'), casinoId('nocni-sova')],
        reason: 'přijímají Revolut; seřazena podle hodnocení.',
        layout: 'compact',
      }),
      block('gridCardsWithButton', 'gb-kohout', {
        columns: 2,
        cards: [
          {
            title: 'Jak měříme výplaty',
            text: rt('Proč čas počítáme od odeslání žádosti a proč vybíráme i v neděli.'),
            button: { label: 'Přečíst článek', link: { type: 'post', id: postId('zmerili-jsme-vyplaty') } },
          },
          {
            title: 'Jak hodnotíme',
            text: rt(`Pět kritérií, ze kterých vznikla známka ${decimal(ratingOf('rudy-kohout'))}.`),
            button: { label: 'Zobrazit metodiku', link: { type: 'post', id: postId('jak-hodnotime') } },
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Můžu bonus protočit sázkami na sport?',
          'Ne. Počítají se jen hry v kasinu, a to automaty a rychlé hry plně, stolní hry částečně.',
        ),
        faq(
          'Kolik si můžu vybrat najednou?',
          'Nejvýše 50 000 Kč denně. Na pobočce je nutné částky nad 10 000 Kč hlásit den předem.',
        ),
        faq(
          'Potřebuji na pobočku aplikaci?',
          'Nepotřebujete. Kód k výplatě přijde i zprávou SMS na ověřené číslo. Občanský průkaz je ale nutný vždy.',
        ),
        faq(
          'Jsou účty pro kasino a sázky oddělené?',
          'Nejsou. Zůstatek, ověření i limity jsou společné, oddělit je nelze ani na žádost.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-10-09',
        },
        {
          title: 'Herní plán a obchodní podmínky Rudého Kohouta',
          url: 'https://rudy-kohout.example/podminky',
          publisher: 'Kokrhel Gaming a.s.',
          accessedAt: '2026-10-09',
        },
      ],
    },
  },
)
