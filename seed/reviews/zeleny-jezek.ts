import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { ownWithdrawals } from '../covers.ts'
import { casinoId, cover, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'zeleny-jezek',
  { createdAt: '2026-02-24', updatedAt: '2026-11-13' },
  {
    title: 'Zelený Ježek: recenze nového kasina po dvou kolech testu',
    breadcrumbTitle: 'Zelený Ježek',
    writer: writerId('matej-hrubes'),
    cover: ownWithdrawals('zeleny-jezek'),
    metaTag: {
      title: 'Zelený Ježek recenze (currentM currentY): test nováčka',
      description:
        'Nové kasino Zelený Ježek jsme prověřili v únoru a znovu v říjnu. Registrace trvá čtyři minuty, výplata až šest dní a strop výběru nezná ani podpora.',
      robots: '',
      keyword: 'zelený ježek, recenze, nové kasino, rychlé hry',
      canonical: '',
    },
    ...page(
      p(
        'Účet v Zeleném Ježkovi založíte za čtyři minuty, na peníze z něj čekáte až šest dní. Od února se v nováčkovi leccos zlepšilo, výplaty ale bohužel ne.',
      ),
      h2('Proč jsme testovali dvakrát'),
      p(
        'Zelený Ježek funguje od roku 2025 a u tak mladého kasina chybí to hlavní: dost lidí, kteří si z něj něco vybrali. První kolo testu jsme proto udělali letos v únoru a hned po něm vyšla původní verze této recenze. V říjnu jsme celý postup zopakovali na stejném účtu a text přepsali. Za obě kola jsme vložili 4 500 Kč a vybrali 3 300 Kč.',
      ),
      block('quoteWriters', 'qw-jezek', {
        writerId: writerId('matej-hrubes'),
        quote: 'U nového kasina se neptám, co slibuje, ale kolikrát už to stihlo dodržet.',
      }),
      h2('Registrace: čtyři minuty a dvacet vteřin'),
      p(
        'Tady není co vytknout. Účet se zakládá přes bankovní identitu: jméno, adresu a věk doplní banka a doklady nikam nefotíte. Ve formuláři jsou tři pole a souhlas s reklamními sděleními není předem zaškrtnutý. Totožnost je tak ověřena ještě před prvním vkladem. Jinde přitom právě [ověření totožnosti](/overeni-totoznosti/) nejčastěji zdrží první výběr.',
      ),
      block('imgTextBlocks', 'it-jezek', {
        items: [
          {
            img: cover('qr-platba', 'Kresba QR kódu na displeji telefonu'),
            side: 'right',
            title: 'Vklad je také hotový hned',
            text: rt(
              'Vkládat lze od 100 Kč kartou, přes Revolut nebo QR platbou, bez poplatku. QR platba se připsala za 52 sekund, ostatní okamžitě. Jak funguje a na co si u ní dát pozor, píšeme v článku [QR platba v kasinu](/qr-platba-v-kasinu/).',
            ),
          },
        ],
      }),
      h2('Výplaty: slib a skutečnost'),
      h3('Pomalejší než v únoru'),
      p(
        'Kasino slibuje 96 hodin, nejvíc z celého testu. V únoru lhůtu dvakrát dodrželo, v říjnu **ji nedodrželo ani jednou** a průměr se zhoršil z 90 na 120 hodin. Zákazníků zjevně přibývá rychleji než lidí, kteří výplaty schvalují. Podle podmínek se schvaluje jen ve všední dny od 9 do 16 hodin, poslední výběr proto navíc zdržel svátek 28. října.',
      ),
      p(
        'Na dotaz, kde peníze jsou, odpověděla podpora třikrát stejně: „Váš požadavek je v procesu schvalování.“ Dorazily vždy a v plné výši, to je třeba přiznat. Ve velkém [měření výplat](/zmerili-jsme-vyplaty/) je ale Zelený Ježek poslední a nejrychlejší kasina se v něm vejdou do jediného dne, a to i o víkendu.',
      ),
      h3('Strop, který nikdo nezná'),
      p(
        'Kolik si lze vybrat nejvýše, podmínky neuvádějí. Zeptali jsme se dvakrát. V únoru podpora napsala „50 000 Kč denně“, v říjnu „posuzujeme individuálně“. Ani jedno není v dokumentu, na který byste se mohli odvolat. U drobných výher to nevadí, u velké by nás taková odpověď znervóznila.',
      ),
      h2('Rychlé hry mají čísla v pravidlech'),
      p(
        'Katalog je malý: 640 her od dvou výrobců, ruleta jen počítačová, živé stoly a karetní hry žádné. Těžištěm jsou rychlé hry a u nich si Ježek zaslouží pochvalu. Pravděpodobnost výhry i návratnost stojí přímo v pravidlech, ne v příloze na konci webu.',
      ),
      p(
        'Čtěte je pozorně. U jedné z oblíbených her je pravděpodobnost výhry 47,5 % a návratnost 95 %, což vypadá nevinně. Kolo však trvá čtyři vteřiny. Za hodinu jich stihnete 900, s pětikorunovou sázkou protočíte 4 500 Kč a v průměru **225 Kč za hodinu prohrajete**. Vzorec je stejný jako u [návratnosti automatů](/navratnost-automatu/), jen se násobí rychleji.',
      ),
      note(
        'Upozornění na odehraný čas Zelený Ježek nemá a u rychlých her chybí nejvíc. Než začnete, nastavte si vkladový limit a budík na telefonu. Jakmile zazvoní, skončete, i když právě vyhráváte.',
      ),
      h2('Bonus a podmínky'),
      h3('Bonus přepočtený na koruny'),
      p('Šedesát volných zatočení zní jako hodně. Spočítejme, kolik to je.'),
      ul(
        'Jedno zatočení má hodnotu 2 Kč, celkem jde tedy o sázky za 120 Kč.',
        'Při návratnosti 96 % z nich v průměru získáte asi 115 Kč.',
        'Výhra se protáčí 35×, to je zhruba 4 000 Kč do sedmi dnů.',
        'Protočení stojí v průměru 160 Kč, víc než samotná výhra.',
      ),
      p(
        'My jsme ze zatočení získali 84 Kč a po protočení nezbylo nic. Podmínky jsou napsané srozumitelně a zatočení se dají odmítnout, klamání v tom nevidíme. Jen to není důvod, proč si kasino vybrat.',
      ),
      h2('Co Ježek zlepšil a na co čekáme'),
      block('listsCards', 'lc-jezek', {
        style: 'check',
        cards: [
          {
            title: 'Zlepšeno od února',
            icon: 'check',
            items: [
              rt('Sebevyloučení je přímo v účtu a platí ihned'),
              rt('V pokladně přibyl přehled vkladů za měsíc'),
              rt('Chat odpovídá za 5 minut, v únoru to bylo 13 minut'),
            ],
          },
          {
            title: 'Zkontrolujeme příště',
            icon: 'clock',
            items: [
              rt('Strop výběru zapsaný v podmínkách'),
              rt('Ztrátový limit: nápověda ho popisuje, v účtu jsme ho nenašli'),
              rt('Výběry do 96 hodin, jak zní slib'),
              rt('Podpora po 18. hodině, dnes zbývá jen e-mail (odpověď přišla za 22 h)'),
            ],
          },
        ],
      }),
      h2('Pro koho je Zelený Ježek dnes'),
      p(
        'Vyzkoušet ho může ten, kdo hraje o drobné, nechce nikam posílat fotografie dokladů a na výhru klidně týden počká. Kdo hraje o vyšší částky, potřebuje znát strop výběru předem, a ten tu nezjistí. Nejnižší známka mezi kasiny, která dnes fungují, není trest. Důvěra se získává výplatami a těch včasných má Ježek za sebou zatím málo.',
      ),
      block('prosConsPosts', 'pc-jezek', { source: 'casino', casinoId: casinoId('zeleny-jezek'), pros: [] }),
      block('casinosRating', 'cr-jezek', {
        heading: 'Nízký vklad, ale rychlejší výplaty',
        level: 3,
        mode: 'manual',
        casinoIds: [casinoId('stribrny-cap'), casinoId('lesni-liska'), casinoId('rudy-kohout')],
        reason: 'nízký vklad a rychlejší výplaty; seřazena podle hodnocení.',
        layout: 'table',
        show: ['payoutsSpeed', 'minimumDeposit', 'numberCasinosGame', 'review'],
      }),
      block('biographyWriters', 'bw-jezek', {
        writerId: writerId('matej-hrubes'),
        text: 'Bývalý bankovní analytik. Do Zeleného Ježka se vrátí na jaře 2027 a výběry zadá na stejný účet i kartu, aby šla všechna tři kola porovnat.',
      }),
    ),
    faq: {
      data: [
        faq(
          'Je Zelený Ježek bezpečný, když je tak nový?',
          'Provozovatel má povolení Ministerstva financí ČR. Kdy jsme je naposledy ověřili, uvádíme v základních údajích. Všech pět výběrů jsme dostali v plné výši. Krátká historie je ale důvod začít malou částkou.',
        ),
        faq(
          'Lze se zaregistrovat bez bankovní identity?',
          'Ano, pak ale nahráváte doklady a ověření trvá jeden až dva pracovní dny.',
        ),
        faq(
          'Proč výběr trvá tak dlouho?',
          'Žádosti schvalují zaměstnanci ručně a jen ve všední dny do 16 hodin. Žádost odeslaná v pátek odpoledne čeká do pondělí.',
        ),
        faq(
          'Můžu vybrat přes QR platbu?',
          'QR kódem se platí jen vklad. Výběr ale můžete poslat na bankovní účet, ze kterého QR platba přišla, případně na kartu nebo na Revolut. Účet musí být vedený na vaše jméno.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-12',
        },
        {
          title: 'Obchodní podmínky Zeleného Ježka',
          url: 'https://zeleny-jezek.example/podminky',
          publisher: 'Bodlina Digital s.r.o.',
          accessedAt: '2026-11-12',
        },
        {
          title: 'Pravidla rychlých her',
          url: 'https://zeleny-jezek.example/pravidla',
          publisher: 'Bodlina Digital s.r.o.',
          accessedAt: '2026-10-26',
        },
      ],
    },
  },
)
