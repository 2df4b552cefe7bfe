import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { wageringTimes } from '../covers.ts'
import { casinoId, cover, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'jantarovy-kapr',
  { createdAt: '2025-05-20', updatedAt: '2026-11-05' },
  {
    title: 'Jantarový Kapr: recenze kasina, které nespěchá',
    breadcrumbTitle: 'Jantarový Kapr',
    writer: writerId('klara-vondrova'),
    cover: wageringTimes('jantarovy-kapr'),
    metaTag: {
      title: 'Jantarový Kapr recenze (currentM currentY): bonus na 60 dní',
      description:
        'Jantarový Kapr dává na protočení bonusu 60 dní. Spočítali jsme, kolik to stojí v korunách, změřili pět výběrů a našli jeden zbytečný poplatek.',
      robots: '',
      keyword: 'jantarový kapr, recenze, bonus, turnaje',
      canonical: '',
    },
    ...page(
      p(
        'Jantarový Kapr dává na protočení bonusu šedesát dní a do jeho turnajů se dostane i opatrný hráč. Nespěchá ovšem ani s výplatami a za častější převody si účtuje poplatek.',
      ),
      h2('Bonus a podmínky'),
      h3('Šedesát dní na bonus: co to znamená v korunách'),
      p(
        'Vstupní nabídka zní 75 % z prvního vkladu, nejvýše 6 000 Kč, a k tomu 30 volných zatočení po 2 Kč. Protáčí se pouze bonus, a to třicetkrát. Násobek je tedy průměrný, neobvyklá je lhůta: dva měsíce nenabízí v našem srovnání nikdo jiný.',
      ),
      block('dataTables', 'dt-kapr-bonus', {
        caption: 'Kolik je nutné prosázet podle výše prvního vkladu',
        columns: [
          { label: 'Vklad', type: 'number' },
          { label: 'Bonus', type: 'number' },
          { label: 'Prosázet celkem', type: 'number' },
          { label: 'Denně po 60 dní', type: 'number' },
          { label: 'Průměrná ztráta při návratnosti 96 %', type: 'number' },
        ],
        rows: [
          [rt('400 Kč'), rt('300 Kč'), rt('9 000 Kč'), rt('150 Kč'), rt('360 Kč')],
          [rt('2 000 Kč'), rt('1 500 Kč'), rt('45 000 Kč'), rt('750 Kč'), rt('1 800 Kč')],
          [rt('8 000 Kč'), rt('6 000 Kč'), rt('180 000 Kč'), rt('3 000 Kč'), rt('7 200 Kč')],
        ],
      }),
      p(
        'Poslední sloupec je důležitější než první. Při návratnosti 96 % zůstanou kasinu z každé stokoruny sázek v průměru čtyři koruny, takže protočení **vyjde dráž, než kolik bonus přinese**. To platí skoro všude a Kapr není výjimkou. Delší lhůta nesnižuje cenu, jen tlak: 750 Kč denně se hraje jinak než 4 500 Kč, které byste při stejném bonusu a desetidenní lhůtě museli denně prosázet v [Modrém Lvu](/recenze/modry-lev/).',
      ),
      h3('Které hry se započítávají'),
      ul(
        'Automaty plně, s výjimkou sedmi titulů vyjmenovaných v příloze podmínek.',
        'Ruleta z 10 %, blackjack a baccarat z 5 %.',
        'Hry s jackpotem vůbec. Kdo je s aktivním bonusem spustí, o bonus nepřijde, jen se mu sázky nezapočítají.',
      ),
      p(
        'Bonus jsme vyzkoušeli na jednom ze dvou testovacích účtů, z nichž každý patří jinému redaktorovi. Vložili jsme 2 000 Kč, dostali 1 500 Kč a potřebných 45 000 Kč prosázeli za 23 dní. Na konci zbylo 1 140 Kč, tedy méně, než kolik jsme vložili. Jak si podobný výpočet udělat předem, popisujeme v článku [Jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h2('Turnaje, které netlačí na vyšší sázky'),
      p(
        'Turnaje se hrají od úterý do neděle a vstupuje se do nich už dvoukorunovou sázkou. O pořadí rozhoduje poměr výhry k sázce, takže vyšší sázka body nezvyšuje. To považujeme za slušné řešení. Jiná kasina odměňují celkový obrat, a tím hráče nepřímo pobízejí k utrácení.',
      ),
      p(
        'Zkusili jsme dva. V prvním jsme skončili na 212. místě z 1 380 a odešli s prázdnou, ve druhém stačilo 97. místo z 640 na výhru 40 Kč. Pravidla i výherní listinu má každý turnaj na jedné stránce a obojí je dostupné předem. Drobná výtka: průběžné pořadí si v telefonu musíte obnovovat ručně.',
      ),
      block('imgTextBlocks', 'it-kapr-hry', {
        alternate: true,
        items: [
          {
            img: cover('lobby', 'Kresba úvodní stránky kasina s dlaždicemi her'),
            title: 'Bez živých stolů',
            text: rt(
              'V nabídce je 1 240 her, převážně automatů od čtyř výrobců. Ruletu, blackjack a baccarat najdete jen v počítačové podobě, stoly s krupiéry Kapr nemá. Kdo je hledá, najde je třeba v [Noční Sově](/recenze/nocni-sova/).',
            ),
          },
          {
            img: cover('mobil', 'Kresba telefonu se spuštěnou aplikací kasina'),
            title: 'V telefonu poctivý průměr',
            text: rt(
              'Aplikace je jen pro Android a od webu se liší hlavně ikonou na ploše. Na iPhonu poslouží prohlížeč, na našem starším modelu se úvodní stránka načetla za 3,1 sekundy.',
            ),
          },
        ],
      }),
      h2('Výplaty: slib a skutečnost'),
      h3('Výběry a poplatek za druhý převod'),
      p(
        'Na druhý účet jsme bez bonusu vložili 5 000 Kč a v říjnu jsme z něj pětkrát vybírali. Čas běží od odeslání žádosti do připsání peněz.',
      ),
      p(
        'Čtyřikrát se Kapr do slíbených 48 hodin vešel, sobotní převod je o devět hodin překročil. V prvním čase je započteno i [ověření totožnosti](/overeni-totoznosti/), které trvalo necelý den. Tři z těchto výběrů jsou součástí velkého [měření výplat](/zmerili-jsme-vyplaty/), kde Kapra srovnáváme s devíti dalšími kasiny.',
      ),
      p(
        'Mrzí nás poplatek. První převod v měsíci nestojí nic, každý další 20 Kč. U pěti tisíc korun to nepoznáte, u tří set je to skoro sedm procent. Výběr na kartu nebo do peněženky zpoplatněn není, a je proto výhodnější.',
      ),
      h2('Limity na jedné stránce, sebevyloučení jen písemně'),
      p(
        'Limity vkladů, ztrát a času nastavíte na jediné obrazovce a u každého vidíte, kolik z něj už jste vyčerpali. Snížení platí okamžitě, zvýšení až po sedmi dnech. Stejně jednoduše by mělo jít i sebevyloučení, jenže to vyžaduje podepsanou žádost zaslanou e-mailem nebo poštou. Naši žádost kasino potvrdilo za 31 hodin.',
      ),
      note(
        'Potřebujete-li přestat hned a všude, nečekejte na jednotlivá kasina. Na 48 hodin vás ze hry u všech legálních provozovatelů vyloučí **panic button**, který najdete v účtu. O zápis do **rejstříku vyloučených osob** můžete požádat Ministerstvo financí. Postup popisuje stránka [Pomoc](/pomoc/), mírnější kroky článek [Limity, které fungují](/limity-ktere-funguji/).',
      ),
      h2('Podpora: ptejte se dopoledne'),
      block('listsCards', 'lc-kapr-podpora', {
        style: 'bullet',
        cards: [
          {
            title: 'Chat (9–21 hodin)',
            icon: 'chat',
            items: [
              rt('Dopoledne odpověď v průměru za 2 min 10 s'),
              rt('Po 19. hodině nejdéle za 14 min 40 s'),
              rt('Osm odpovědí z deseti bylo úplných'),
            ],
          },
          {
            title: 'Telefon (9–17 hodin)',
            icon: 'phone',
            items: [rt('Spojení do 90 sekund'), rt('Operátorka znala i poplatek za druhý převod')],
          },
          {
            title: 'E-mail',
            icon: 'info',
            items: [rt('Odpověď za 6 h 20 min, v sobotu za 19 h'), rt('Vždy s odkazem na konkrétní článek podmínek')],
          },
        ],
      }),
      h2('Komu se Kapr hodí'),
      p(
        'Spokojený s ním bude hráč, který si jednou za týden párkrát zatočí, nechce u bonusu sledovat kalendář a rád si zahraje turnaj za drobné. Kdo vybírá často a převodem nebo hledá živou ruletu, měl by se poohlédnout jinde.',
      ),
      block('prosConsPosts', 'pc-kapr', { source: 'casino', casinoId: casinoId('jantarovy-kapr'), pros: [] }),
      h2('Kasina s mírnějšími podmínkami bonusu'),
      block('casinosRating', 'cr-kapr', {
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('bily-jelen'), casinoId('stribrny-cap')],
        reason: 'mírnější protočení, od nejnižšího násobku.',
        layout: 'table',
        show: ['bonus', 'payoutsSpeed', 'minimumDeposit', 'review'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Opravdu mám na protočení bonusu 60 dní?',
          'Ano. Lhůta začíná připsáním bonusu, nikoli registrací, a zbývající dny ukazuje účet. Po jejím uplynutí propadne bonus i výhry z něj, vlastní vklad vám zůstane.',
        ),
        faq(
          'Jak se vyhnout poplatku 20 Kč?',
          'Vybírejte na kartu nebo do elektronické peněženky. Při výběru převodem si vystačte s jedním měsíčně, ten je bez poplatku.',
        ),
        faq(
          'Dá se vybrat na Paysafecard?',
          'Ne, tou lze jen vkládat. Pro výběr si budete muset ověřit kartu nebo bankovní účet. Více v článku o [vkladech přes Paysafecard](/paysafecard-casino/).',
        ),
        faq(
          'Je účast v turnajích povinná, když si vezmu bonus?',
          'Není. Turnaje s bonusem nesouvisejí a do každého se hlásíte zvlášť.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-04',
        },
        {
          title: 'Obchodní podmínky kasina Jantarový Kapr, příloha Bonusy',
          url: 'https://jantarovy-kapr.example/podminky',
          publisher: 'Rybniční Hry a.s.',
          accessedAt: '2026-11-04',
        },
        {
          title: 'Pravidla turnajů Jantarového Kapra',
          url: 'https://jantarovy-kapr.example/turnaje',
          publisher: 'Rybniční Hry a.s.',
          accessedAt: '2026-10-19',
        },
      ],
    },
  },
)
