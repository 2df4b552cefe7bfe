import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { bonusAgainstCost } from '../covers.ts'
import { decimal } from '../figures.ts'
import { cover, postId, writerId } from '../ids.ts'
import { ratingOf } from '../records.ts'
import { review } from '../types.ts'

export default review(
  'horsky-rys',
  { createdAt: '2025-06-11', updatedAt: '2026-11-02' },
  {
    title: 'Horský Rys: recenze kasina s pokerovými turnaji',
    breadcrumbTitle: 'Horský Rys',
    writer: writerId('ondrej-kalina'),
    cover: bonusAgainstCost('horsky-rys'),
    metaTag: {
      title: 'Horský Rys recenze: poker od 20 Kč, bonus s háčkem',
      description:
        'Horský Rys pořádá poctivě popsané pokerové turnaje od 20 Kč. V podmínkách jsme ale našli neohlášenou změnu a bonus, který se ve skutečnosti protáčí 107×.',
      robots: '',
      keyword: 'horský rys, recenze, poker, turnaje',
      canonical: '',
    },
    ...page(
      p(
        'Za pokerem do Horského Rysa klidně zajděte, pravidla turnajů jsou jasná a vstupné nízké. Od bonusu se ale držte dál a na rychlé sebevyloučení nespoléhejte.',
      ),
      h2('Poker: to nejlepší nejdřív'),
      p(
        'Turnaje se tu hrají každý večer od sedmi. Než zaplatíte, vidíte vstupné, poplatek pořadateli, počet přihlášených i celé rozdělení výher. Zní to jako samozřejmost, ale u konkurence se poplatek běžně dozvíte až z potvrzení o platbě.',
      ),
      block('dataTables', 'dt-rys-turnaje', {
        caption: 'Pravidelné turnaje a poplatek pořadateli',
        columns: [
          { label: 'Turnaj' },
          { label: 'Vstupné', type: 'number' },
          { label: 'Do výher', type: 'number' },
          { label: 'Poplatek', type: 'number' },
          { label: 'Výhru bere' },
        ],
        rows: [
          [rt('Podhůří, denně'), rt('20 Kč'), rt('18 Kč'), rt('2 Kč'), rt('15 % nejlepších')],
          [rt('Hřeben, denně'), rt('50 Kč'), rt('45 Kč'), rt('5 Kč'), rt('15 % nejlepších')],
          [rt('Vrchol, v neděli'), rt('200 Kč'), rt('184 Kč'), rt('16 Kč'), rt('12 % nejlepších')],
        ],
      }),
      p(
        'Odehráli jsme čtrnáct turnajů: devět za dvacet korun, tři za padesát a dva za dvě stě. Na vstupném jsme zaplatili 730 Kč a na výhrách získali 410 Kč. Žádný turnaj nezačal pozdě, nikdo nebyl vyřazen kvůli výpadku a výhry byly na účtu do deseti minut po posledním rozdání. Aplikace pro iPhone za celou dobu nespadla, verze pro Android neexistuje.',
      ),
      block('imgBlocks', 'ib-rys', {
        layout: 'grid',
        lightbox: true,
        images: [
          {
            img: cover('karty', 'Kresba karet rozdaných k pokerové partii'),
            caption: 'Poker je hlavní důvod, proč sem chodit.',
          },
          { img: cover('mobil', 'Kresba telefonu s pokerovým stolem'), caption: 'Turnaj se dá celý odehrát v iPhonu.' },
          { img: cover('bonus', 'Kresba bonusového kuponu pod lupou'), caption: 'U bonusu čtěte slovo „vklad“.' },
          { img: cover('licence', 'Kresba listiny s pečetí'), caption: 'České povolení je platné.' },
        ],
      }),
      h2('Bonus a podmínky'),
      h3('Čtyřicetkrát může být i stosedmkrát'),
      p(
        'Bonus činí 60 % z vkladu, nejvýše 15 000 Kč, a protáčí se 40× do třiceti dnů. Rozhodující je ale dovětek: násobí se **bonus i vklad dohromady**. V číslech to vypadá takto.',
      ),
      ul(
        'Vložíte 1 000 Kč, dostanete 600 Kč a násobíte 1 600 Kč.',
        'Prosázet je třeba 64 000 Kč, tedy téměř stosedminásobek bonusu.',
        'Při návratnosti 96 % vás to stojí v průměru 2 560 Kč. Bonus přitom přinesl 600 Kč.',
        'S nejvyšším bonusem se dostanete na 1 600 000 Kč. To není překlep.',
      ),
      p(
        'Pro srovnání: [Divoký Kanec](/recenze/divoky-kanec/), kterého za přísné podmínky kritizujeme také, chce 45násobek samotného bonusu, ze šesti set korun tedy 27 000 Kč. Poker se navíc v Horském Rysovi do protočení nezapočítává, takže kdo přišel kvůli turnajům, nemá z bonusu nic. Jak takové věty v podmínkách najít, ukazujeme v [návodu](/jak-cist-bonusove-podminky/).',
      ),
      h2('Změna podmínek, kterou nikdo neohlásil'),
      p(
        'Podmínky si při každé návštěvě ukládáme. Verze z června dávala na protočení 45 dní, verze platná od 1. září už jen 30. Hráče o tom neinformoval e-mail, zpráva v účtu ani oznámení na hlavní straně. Provozovatel nám odpověděl, že novou verzi „řádně zveřejnil na webu“. To je pravda, formálně má splněno. Slušnost vypadá jinak.',
      ),
      h3('Licence a provozovatel'),
      p(
        'Kasino provozuje od roku 2023 společnost Hřebenovka Gaming, která má platné povolení. Údaje na webu odpovídají rejstříku, souhlasí i adresa a kontakt.',
      ),
      h2('Sebevyloučení až druhý den'),
      p(
        'Žádost o sebevyloučení se v Horském Rysovi posílá e-mailem. Odeslali jsme ji ve čtvrtek 29. října v 10:15, potvrzení přišlo v pátek ve 13:40. **Celých 27 hodin účet fungoval dál**: přijal od nás vklad 500 Kč a pustil nás ke stolu. U nástroje, který má chránit člověka ve chvíli slabosti, je to nejzávažnější nález celého testu.',
      ),
      block('quoteWriters', 'qw-rys', {
        quote:
          'Kdo se rozhodne přestat, bývá odhodlaný minuty, ne dny. Když mezi žádostí a zablokováním účtu uplyne noc, je to noc, během níž se dá prohrát celá výplata.',
        person: { name: 'Hana Bílková', position: 'adiktoložka, poradna pro hráče a jejich blízké' },
      }),
      p(
        'Vkladový i ztrátový limit si v účtu nastavíte a při zkoušce oba fungovaly. O časovém limitu se podmínky zmiňují, v nastavení jsme ho však nenašli a podpora tvrdí, že se „postupně zpřístupňuje“. Dokud ho neuvidíme, nepíšeme v tabulce ani ano, ani ne.',
      ),
      note(
        'Pokud potřebujete přestat hned, stiskněte v účtu **panic button**: na 48 hodin vás vyloučí ze hry u všech legálních provozovatelů, tedy i tady. Mezitím požádejte o zápis do **rejstříku vyloučených osob**. Obojí vysvětluje stránka [Pomoc](/pomoc/).',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Vklady a výběry'),
      p(
        'Minimální vklad 500 Kč je nejvyšší v testu a k turnajům za dvacku se příliš nehodí. Vložili jsme celkem 5 000 Kč a čtyřikrát vybírali, pokaždé bez poplatku.',
      ),
      p(
        'Slib 72 hodin splnila jen karta. Oba převody ho překročily, víkendový o více než den, a stejně dopadl už v září výběr po vkladu kuponem [Paysafecard](/paysafecard-casino/). Ve velkém [měření výplat](/zmerili-jsme-vyplaty/) proto Horský Rys patří mezi tři kasina, která svůj slib nedodržela. Vybrat lze nejvýše 80 000 Kč týdně, větší výhru, dejme tomu 300 000 Kč, byste tedy dostávali po částech čtyři týdny.',
      ),
      h2('Podpora'),
      p(
        'Podporu zatím neznámkujeme. V říjnu kasino změnilo otevírací dobu chatu a test opakujeme. Podle prvních šesti dotazů odpovídá chat mezi polednem a osmou večer do sedmi minut, mimo tuto dobu zbývá e-mail s odpovědí druhý den.',
      ),
      h2('Verdikt pokerového hráče'),
      block('prosConsPosts', 'pc-rys', {
        source: 'manual',
        pros: [
          'Turnaje od 20 Kč se známým poplatkem a rozdělením výher',
          'Výhry z turnajů jsou na herním účtu do deseti minut',
          'Spolehlivá aplikace pro iPhone',
          'Vkladový a ztrátový limit fungují',
        ],
        cons: [
          'Bonus se protáčí i s vkladem a poker se nepočítá',
          'Po žádosti o sebevyloučení se dalo hrát ještě 27 hodin',
          'Zkrácení lhůty na bonus kasino hráčům neoznámilo',
          'Vklad od 500 Kč a týdenní strop výběrů 80 000 Kč',
        ],
      }),
      p(
        `Známka ${decimal(ratingOf('horsky-rys'))} je redakční odhad, protože hodnocení podpory zatím chybí; proč nic nedopočítáváme, vysvětluje článek [Jak hodnotíme](/jak-hodnotime/). Vypovídá o dvou různých kasinech: o dobré pokerové herně a o podprůměrném zbytku. Kdo dodrží pravidlo „jen turnaje, žádný bonus“, bude spokojený. Začátečníkům a všem, kdo vědí, že se u hry zastavují těžko, Horského Rysa doporučit nemůžeme.`,
      ),
      block('gridCardsWithButton', 'gb-rys', {
        columns: 3,
        cards: [
          {
            img: cover('limity', 'Kresba ukazatele s nastaveným limitem'),
            title: 'Limity, které fungují',
            text: rt('Které nástroje pomáhají a jak je nastavit dřív, než jsou potřeba.'),
            button: { label: 'Přečíst článek', link: { type: 'post', id: postId('limity-ktere-funguji') } },
          },
          {
            img: cover('zdravi', 'Kresba dvou lidí při rozhovoru'),
            title: 'Poker i okamžité sebevyloučení',
            text: rt('V Bílém Jelenovi si účet zablokujete dvěma kliknutími a poker má také.'),
            button: { label: 'Recenze Bílého Jelena', link: { type: 'post', id: postId('recenze-bily-jelen') } },
          },
          {
            img: cover('vahy', 'Kresba vah s kartami na miskách'),
            title: 'Jak hodnotíme',
            text: rt('Proč někdy raději necháme kritérium prázdné.'),
            button: { label: 'Zobrazit metodiku', link: { type: 'post', id: postId('jak-hodnotime') } },
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Počítají se pokerové turnaje do protočení bonusu?',
          'Ne. Započítávají se jen automaty a částečně ruleta, blackjack a baccarat. Kvůli pokeru si bonus neberte.',
        ),
        faq(
          'Proč u Horského Rysa chybí známka za podporu?',
          'V říjnu 2026 kasino změnilo otevírací dobu chatu a starší měření už neplatí. Známku doplníme, až jich budeme mít alespoň deset.',
        ),
        faq('Dá se hrát poker na telefonu s Androidem?', 'Jen v prohlížeči. Aplikace existuje pouze pro iPhone.'),
        faq(
          'Za jak dlouho začne platit sebevyloučení?',
          'Potvrzení nám přišlo za 27 hodin. Chcete-li rychlejší řešení, použijte panic button, který vás na 48 hodin vyloučí ze hry, a požádejte o zápis do rejstříku vyloučených osob.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Rejstřík vyloučených osob a seznam povolených provozovatelů',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-02',
        },
        {
          title: 'Obchodní podmínky Horského Rysa ve znění od 1. 9. 2026',
          url: 'https://horsky-rys.example/podminky',
          publisher: 'Hřebenovka Gaming s.r.o.',
          accessedAt: '2026-11-01',
        },
        {
          title: 'Obchodní podmínky Horského Rysa, archivní znění z června 2026',
          url: 'https://horsky-rys.example/podminky/archiv',
          publisher: 'Hřebenovka Gaming s.r.o.',
          accessedAt: '2026-06-18',
        },
        {
          title: 'Pravidla pokerových turnajů',
          url: 'https://horsky-rys.example/turnaje',
          publisher: 'Hřebenovka Gaming s.r.o.',
          accessedAt: '2026-10-20',
        },
      ],
    },
  },
)
