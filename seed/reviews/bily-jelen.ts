import { block, faq, h2, h3, note, p, page, rt } from '#posts/content/build.ts'
import { bonusAgainstCost } from '../covers.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'bily-jelen',
  { createdAt: '2025-01-21', updatedAt: '2026-10-30' },
  {
    title: 'Bílý Jelen: recenze online kasina',
    breadcrumbTitle: 'Bílý Jelen',
    writer: writerId('ondrej-kalina'),
    cover: bonusAgainstCost('bily-jelen'),
    metaTag: {
      title: 'Bílý Jelen recenze (currentM currentY): limity, které drží',
      description:
        'Tři týdny jsme se snažili obejít limity Bílého Jelena a nepovedlo se nám to. Recenze nástrojů sebekontroly, výplat do tří dnů a bonusu 20×.',
      robots: '',
      keyword: 'bílý jelen, recenze, sebekontrola, limity',
      canonical: '',
    },
    ...page(
      p(
        'Bílý Jelen má málo her a s výplatou nespěchá, zato nabízí nejpřísnější nástroje sebekontroly v našem testu. Tři týdny jsme se je snažili obejít.',
      ),
      h2('Co nastavíte dřív, než vložíte první korunu'),
      p(
        'Většina kasin schovává limity až do třetí úrovně nabídky. Bílý Jelen z nich udělal druhý krok registrace a přeskočit ho nejde: dokud limity nevyplníte, dál vás formulář nepustí. Zabralo nám to necelé dvě minuty a bylo to srozumitelné i bez nápovědy.',
      ),
      block('listsCards', 'lc-jelen-limity', {
        style: 'check',
        cards: [
          {
            title: 'Peníze',
            icon: 'card',
            items: [
              rt('limit vkladů na den, týden a měsíc'),
              rt('limit ztrát na stejná období'),
              rt('nejvyšší sázka na jedno kolo'),
            ],
          },
          {
            title: 'Čas',
            icon: 'clock',
            items: [
              rt('denní strop přihlášení v minutách'),
              rt('hodiny, kdy se přihlásit nepůjde'),
              rt('upozornění každých 15, 30 nebo 60 minut'),
            ],
          },
          {
            title: 'Odchod',
            icon: 'shield',
            items: [
              rt('přestávka od jednoho dne do šesti týdnů'),
              rt('sebevyloučení od půl roku po neurčito'),
              rt('automatické vyplacení zůstatku'),
            ],
          },
        ],
      }),
      h2('Jak jsme se pokoušeli limity obejít'),
      p(
        'Od 3. do 23. srpna 2026 jsme hráli s limitem vkladů 1 000 Kč týdně, limitem ztrát 500 Kč týdně a hodinou hraní denně. Pak jsme se chovali jako hráč, který si svá předsevzetí v půlce večera rozmyslel.',
      ),
      block('dataTables', 'dt-jelen-pokusy', {
        caption: 'Šest zkoušek nastavených limitů',
        columns: [{ label: 'Pokus' }, { label: 'Co kasino udělalo' }, { label: 'Za jak dlouho', align: 'right' }],
        rows: [
          [rt('Vklad 200 Kč nad týdenní limit'), rt('Odmítlo platbu ještě před přechodem do banky'), rt('ihned')],
          [rt('Zvýšení limitu vkladů na 3 000 Kč'), rt('Odložilo ho a na konci chtělo nové potvrzení'), rt('7 dní')],
          [rt('Snížení limitu vkladů na 500 Kč'), rt('Přijalo bez otázek'), rt('ihned')],
          [rt('Hraní přes 60 minut'), rt('Nechalo doběhnout kolo a odhlásilo nás'), rt('ihned')],
          [rt('Druhý účet na jiný e-mail'), rt('Zastavilo registraci při ověření totožnosti'), rt('12 min')],
          [rt('Prosba o výjimku v chatu'), rt('Odmítlo a poslalo kontakt na poradnu'), rt('4 min')],
        ],
      }),
      p(
        'Limit jsme neobešli ani jednou. Nejvíc nás potěšil poslední řádek: operátorka výjimku neudělila, nekázala a nabídla konkrétní pomoc. Jak si limity nastavit rozumně, radíme v článku o [limitech, které fungují](/limity-ktere-funguji/).',
      ),
      h3('Sebevyloučení na dvě kliknutí'),
      p(
        'Poslední den testu jsme účet sami uzavřeli. Volba je v hlavní nabídce účtu, ptá se jen na délku a na potvrzení. Po druhém kliknutí už se přihlásit nešlo a zůstatek 340 Kč nám kasino za dva dny samo poslalo na účet. Za následujících šest týdnů nepřišla jediná reklamní zpráva.',
      ),
      note(
        'Sebevyloučení platí jen v kasinu, kde ho nastavíte. Kdo chce skončit všude najednou, může požádat Ministerstvo financí o zápis do rejstříku osob vyloučených z účasti na hazardních hrách; jak na to, popisuje stránka [Pomoc](/pomoc/). Hledat pomoc není prohra.',
      ),
      block('imgTextBlocks', 'it-jelen-prehled', {
        items: [
          {
            img: cover('vahy', 'Kresba vah, na nichž leží vklady a výhry'),
            side: 'right',
            title: 'Měsíční účet bez příkras',
            text: rt(
              'Prvního v měsíci chodí e-mail se čtyřmi čísly: kolik jste vložili, kolik vybrali, kolik prohráli a kolik hodin jste byli přihlášeni. Žádná grafika, žádná pobídka k další hře. Podobný výpis bychom rádi viděli všude.',
            ),
            button: { label: 'Jak hodnotíme bezpečnost', link: { type: 'post', id: postId('jak-hodnotime') } },
          },
        ],
      }),
      h2('Provozovatel, povolení a drobné písmo'),
      p(
        'Za kasinem stojí společnost Parožní Hry a.s. Její povolení jsme v seznamu Ministerstva financí ověřili 5. října 2026. Obchodní podmínky mají devatenáct stran a od naší dubnové kontroly se změnily z verze 3.0 na 3.1. Lhůta na reklamaci se prodloužila ze 14 na 30 dní a přibylo ustanovení, že zadaný výběr už nelze zrušit. Kasino na to zákazníky upozornilo třicet dní předem.',
      ),
      p(
        'Nezrušitelný výběr vypadá jako omezení, ve skutečnosti jde o ochranu. Peníze, které čekají na schválení, nemůžete ve slabé chvíli vrátit do hry. Výhrady máme k jedinému bodu: kasino si vyhrazuje právo vyžádat doklad o původu peněz už od vkladu 5 000 Kč, ačkoli v chatu mluví o 20 000 Kč.',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Tři dny na výplatu'),
      p(
        'Nezrušitelnost má i rub, protože čekání je dlouhé. Každý výběr schvaluje člověk a do slíbených tří dnů pak zbývá jen malá rezerva. Výběry v září měřil kolega z redakce na vlastním účtu s vyšším limitem a bez bonusu.',
      ),
      block('biographyWriters', 'bw-jelen', {
        writerId: writerId('matej-hrubes'),
        text: 'Výběry v této recenzi zadával a stopoval Matěj Hrubeš, bývalý bankovní analytik. Čas měří od odeslání žádosti po připsání peněz na účet.',
      }),
      p(
        'Nejrychlejší výběr trval něco přes dva dny, nejpomalejší bez dvou hodin tři. Poplatek jsme nezaplatili žádný a kasino na rozdíl od většiny ostatních nestanovuje měsíční strop. První žádost prodloužilo [ověření totožnosti](/overeni-totoznosti/) zhruba o devět hodin. Kdo si doklady nahraje předem, tento čas ušetří, na ruční schvalování si však počká stejně.',
      ),
      h2('Bonus a podmínky'),
      h3('Bonus, který se dá splnit'),
      p(
        'Ke vkladu 2 000 Kč dostanete bonus 1 000 Kč a protočit ho musíte 20×, tedy vsadit 20 000 Kč za 30 dní. Vychází to na 667 Kč denně. Při návratnosti 96 % stojí takový obrat v průměru 800 Kč, takže z bonusu na papíře zbude 200 Kč. Většina nabídek skončí při stejném výpočtu v záporu, jak ukazuje [rozbor bonusových podmínek](/jak-cist-bonusove-podminky/).',
      ),
      p(
        'Na plných 10 000 Kč byste museli vložit 20 000 Kč a vsadit 200 000 Kč. Takovou částku do kasina nenoste, ani kdyby podmínky byly sebelepší.',
      ),
      h2('Hry a podpora ve stručnosti'),
      h3('Hry'),
      p(
        'Nabídka 980 her od tří studií je na dnešní poměry skromná. Ruletu, blackjack i poker tu najdete, jackpoty chybějí úplně. Aplikaci kasino nemá, mobilní web je však rychlý a limity v něm nastavíte stejně jako na počítači.',
      ),
      h3('Podpora'),
      p(
        'Chat běží nepřetržitě. Ve 2:40 v noci jsme čekali 4 minuty, přes den obvykle 2 minuty a 10 sekund. Operátoři se v limitech vyznají a na dotaz, jak si hraní omezit, odpovídají konkrétním postupem, ne odkazem do nápovědy. Telefon zvedají mezi 9. a 17. hodinou, e-mail trval 6 hodin a 15 minut.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-jelen', { source: 'casino', casinoId: casinoId('bily-jelen'), pros: [] }),
      h2('Komu Bílý Jelen vyhoví'),
      p(
        'Hodí se pro toho, kdo o sobě ví, že potřebuje pevnou hranici, a je ochoten za ni zaplatit delším čekáním na peníze. Netrpělivým a lovcům jackpotů vyhoví spíš jiná kasina. Komu by tři dny vadily, ať se podívá na tato dvě: limity mají o něco slabší, ve všední den však vyplácejí do 24 hodin.',
      ),
      block('casinosRating', 'cr-jelen', {
        mode: 'manual',
        casinoIds: [casinoId('modry-lev'), casinoId('tichy-medved')],
        reason: 'slabší limity, ale rychlejší výplaty; seřazena podle hodnocení.',
        layout: 'compact',
      }),
    ),
    faq: {
      data: [
        faq(
          'Dá se limit v Bílém Jelenovi hned zvýšit?',
          'Ne. Zvýšení platí až za sedm dní a po novém potvrzení. Snížit limit naopak můžete okamžitě.',
        ),
        faq(
          'Co se stane se zůstatkem při sebevyloučení?',
          'Kasino ho samo pošle na účet, ze kterého jste vkládali. Nám 340 Kč dorazilo za dva dny.',
        ),
        faq(
          'Proč výplata trvá až tři dny?',
          'Každou žádost schvaluje člověk. Naše čtyři výběry trvaly od 49 do 70 hodin, do slíbené lhůty se tedy vešly všechny.',
        ),
        faq('Musím přijmout bonus?', 'Nemusíte. Bonus se připíše jen tehdy, když při vkladu zadáte kód JELEN50.'),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-10-05',
        },
        {
          title: 'Obchodní podmínky kasina Bílý Jelen, verze 3.1',
          url: 'https://bily-jelen.example/podminky',
          publisher: 'Parožní Hry a.s.',
          accessedAt: '2026-10-05',
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
