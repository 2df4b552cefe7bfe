import { block, faq, h2, h3, note, ol, p, page, rt } from '#posts/content/build.ts'
import { bonusAgainstCost } from '../covers.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'divoky-kanec',
  { createdAt: '2025-09-03', updatedAt: '2026-11-12' },
  {
    title: 'Divoký Kanec: recenze kasina s největším výběrem automatů',
    breadcrumbTitle: 'Divoký Kanec',
    writer: writerId('tereza-jandova'),
    cover: bonusAgainstCost('divoky-kanec'),
    metaTag: {
      title: 'Divoký Kanec recenze (currentMA currentY): 3 100 her v testu',
      description:
        'Divoký Kanec má přes 3 100 her a výborné filtry. Prošli jsme návratnost 120 automatů, změřili čtyři výběry a spočítali, proč bonus raději odmítnout.',
      robots: '',
      keyword: 'divoký kanec, recenze, automaty, návratnost',
      canonical: '',
    },
    ...page(
      p(
        'Divoký Kanec má největší katalog her v našem testu a filtry, které mu může konkurence závidět. Jakmile ale přijde řeč na bonus, výplaty a limity, je o třídu horší.',
      ),
      h2('Tři tisíce her a co je v nich'),
      p(
        'Katalog čítá přes 3 100 titulů od sedmi výrobců, skoro o třetinu víc, než má druhý v pořadí, [Modrý Lev](/recenze/modry-lev/). Samotný počet mnoho neznamená: při procházení jsme narazili na čtyřicet her, které se od jiných lišily jen obrázky. I po jejich odečtení však zůstává nabídka, v níž se dá najít skoro cokoli, od jednoduchých válců po živé stoly. Ke kasinu patří i sportovní sázky, ty jsme tentokrát nehodnotili.',
      ),
      block('sliders', 'sl-kanec', {
        perView: 2,
        slides: [
          {
            img: cover('lobby', 'Kresba katalogu her s filtrem po straně'),
            title: 'Automaty',
            text: 'Jádro nabídky. Návratnost je uvedena v nápovědě každé hry i ve filtru.',
          },
          {
            img: cover('zive-kasino', 'Kresba živého stolu s krupiérkou a kamerou'),
            title: 'Živé kasino',
            text: 'Devět stolů rulety a šest blackjacku. Krupiéři mluví anglicky, nápověda je česky.',
          },
          {
            img: cover('karty', 'Kresba dvou hracích karet a žetonu'),
            title: 'Stolní hry',
            text: 'Blackjack v sedmi variantách, u každé jsou pravidla stolu vypsána před vstupem.',
          },
          {
            img: cover('mobil', 'Kresba telefonu s rychlou hrou'),
            title: 'Rychlé hry',
            text: 'Kola trvají pár vteřin. Právě tady nejvíc chybí limit ztráty.',
          },
        ],
      }),
      h2('Filtr podle návratnosti funguje'),
      p(
        'Většina kasin řadí hry podle oblíbenosti, tedy podle toho, co chce sama ukázat. Kanec dovolí filtrovat podle návratnosti, nejnižší sázky, kolísavosti i výrobce a filtry se dají kombinovat. Hru s návratností přes 96 % a sázkou do dvou korun jsme našli třemi kliknutími.',
      ),
      p('Ze zvědavosti jsme náhodně vybrali 120 automatů a údaje z filtru porovnali s nápovědou přímo ve hře.'),
      block('dataTables', 'dt-kanec-rtp', {
        caption: 'Návratnost 120 náhodně vybraných automatů v Divokém Kanci',
        columns: [
          { label: 'Návratnost' },
          { label: 'Počet automatů', type: 'number' },
          { label: 'Z 10 000 Kč sázek zůstane kasinu', align: 'right' },
        ],
        rows: [
          [rt('96 % a více'), rt('27'), rt('nejvýše 400 Kč')],
          [rt('95 až 96 %'), rt('41'), rt('400–500 Kč')],
          [rt('94 až 95 %'), rt('34'), rt('500–600 Kč')],
          [rt('méně než 94 %'), rt('18'), rt('více než 600 Kč')],
        ],
      }),
      p(
        'Údaje nesouhlasily ve třech případech ze 120, pokaždé o desetiny procenta. Pamatujte přitom, že jde o dlouhodobý průměr, který o jednom večeru nevypovídá nic. Podrobněji o tom píšeme v článku o [návratnosti automatů](/navratnost-automatu/).',
      ),
      h3('Ukázkový režim bez registrace'),
      p(
        'Většina automatů se dá spustit v ukázkovém režimu, k němuž stačí potvrdit věk. Pravidla v něm odpovídají ostré hře. Je to rozumný způsob, jak zjistit, že vás hra nebaví, dřív než vás to bude něco stát.',
      ),
      h2('Bonus a podmínky'),
      h3('Bonus, který raději odmítněte'),
      p(
        'Kanec láká na 120 % z vkladu, nejvýše 12 000 Kč. Číslo vypadá velkoryse, dokud nedojde na násobení. Bonus se protáčí 45× do čtrnácti dnů a jedna sázka přitom nesmí překročit 100 Kč.',
      ),
      ol(
        'Vložíte 2 000 Kč a dostanete bonus 2 400 Kč.',
        'Prosázet musíte 45 × 2 400 Kč, tedy **108 000 Kč**.',
        'Při desetikorunové sázce je to 10 800 zatočení, přes 770 denně.',
        'Při návratnosti 96 % vás to stojí v průměru 4 320 Kč, skoro dvojnásobek bonusu.',
      ),
      p(
        'S plným bonusem 12 000 Kč jde o 540 000 Kč a ani samé nejvyšší povolené sázky vás nedostanou pod 5 400 zatočení. Jediná sázka nad 100 Kč přitom podle podmínek znamená ztrátu bonusu i výher z něj a hra vás předem nezastaví. Na účtu kolegy jsme prosázeli 38 % potřebné částky, než zůstatek klesl na nulu. Obecný návod najdete v článku [Jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Na peníze se čeká tři dny i déle'),
      p(
        'Na účet bez bonusu jsme vložili 4 500 Kč a čtyřmi výběry dostali zpět 3 400 Kč. Kasino si za ně nic neúčtovalo, zato si dalo načas.',
      ),
      p(
        'Slíbených 72 hodin dodržela karta a peněženka, oba převody na účet je překročily a u víkendového chtělo kasino znovu doklad, který už mělo. Čas se ztrácí v kasinu, ne v bance: samo schválení trvalo u karty 48, u převodů 71 a 95 a u peněženky 26 hodin. Po celou dobu ji navíc lze jedním klepnutím zrušit a peníze vrátit do hry, což hráči nijak nepomáhá. Srovnání s dalšími kasiny je v článku [Změřili jsme výplaty](/zmerili-jsme-vyplaty/). Měsíčně vyplatí Kanec nejvýše 120 000 Kč.',
      ),
      h2('Co chybí v nastavení účtu'),
      p(
        'Vkladový limit tu je a sebevyloučení zapnete sami. Ztrátový ani časový limit účet nenabízí, a to v kasinu s více než třemi tisíci her a s rychlými hrami na hlavní straně. Právě proto je známka za bezpečnost nižší, než by odpovídalo dvěma licencím. České hráče ostatně chrání ta česká, maltská jim nic nepřidává.',
      ),
      note(
        'Když kasino neumí hlídat ztrátu, udělejte to vkladem: na začátku měsíce si nastavte **vkladový limit** ve výši, kterou můžete postrádat, a výhry průběžně vybírejte. Chcete-li všechny limity na jednom místě, podívejte se na [Bílého Jelena](/recenze/bily-jelen/).',
      ),
      h3('Podpora v noci anglicky'),
      p(
        'Chat běží nepřetržitě. Ve dne jsme čekali kolem tří minut a odpovědi byly věcné, v půl druhé v noci přišla za pět minut odpověď anglická. Na e-mail jsme čekali jedenáct hodin.',
      ),
      h2('Pro sběratele her ano, pro lovce bonusů ne'),
      p(
        'Divoký Kanec je kasino pro zvědavé hráče, kteří si rádi vybírají podle čísel, hrají za vlastní peníze bez bonusu a na výplatu nespěchají. Kdo od kasina chce hlavně rychlé peníze a pojistky proti vlastní slabosti, bude jinde spokojenější.',
      ),
      block('prosConsPosts', 'pc-kanec', { source: 'casino', casinoId: casinoId('divoky-kanec'), pros: [] }),
      block('gridCards', 'gc-kanec', {
        heading: 'Kde najdete, co Kanci chybí',
        level: 3,
        columns: 3,
        cards: [
          {
            img: cover('vyplaty', 'Kresba mincí putujících na účet'),
            title: 'Rychlé výplaty',
            text: rt('Modrý Lev posílá peníze ve všední den do 24 hodin a her má 2 400.'),
            link: { type: 'post', id: postId('recenze-modry-lev') },
          },
          {
            img: cover('limity', 'Kresba ukazatele s nastaveným limitem'),
            title: 'Všechny limity',
            text: rt('Bílý Jelen je nabídne už při registraci.'),
            link: { type: 'post', id: postId('recenze-bily-jelen') },
          },
          {
            img: cover('zive-kasino', 'Kresba živého stolu s krupiérkou'),
            title: 'Krupiéři v češtině',
            text: rt('Noční Sova otevírá české stoly denně od 16 hodin.'),
            link: { type: 'post', id: postId('recenze-nocni-sova') },
          },
        ],
      }),
      block('biographyWriters', 'bw-kanec', { writerId: writerId('tereza-jandova') }),
    ),
    faq: {
      data: [
        faq(
          'Je Divoký Kanec legální, když má i maltskou licenci?',
          'Ano. Pro hráče v Česku je podstatné povolení Ministerstva financí, které provozovatel má. Maltská licence se týká jiných zemí.',
        ),
        faq(
          'Proč mi kasino zrušilo bonus po jediné sázce?',
          'Nejspíš jste vsadili víc než 100 Kč. Podmínky to s aktivním bonusem zakazují a hra sama vyšší sázku nezablokuje.',
        ),
        faq(
          'Dá se hrát bez bonusu?',
          'Ano a doporučujeme to. Při vkladu nevyplňujte kód KANEC120, zůstatek pak můžete kdykoli vybrat.',
        ),
        faq(
          'Odpovídá ukázkový režim skutečné hře?',
          'Pravidly a uvedenou návratností ano. Krátká série v ukázce ale nic neříká o tom, jak dopadne hra o peníze.',
        ),
        faq(
          'Jak si nastavím limit ztráty?',
          'V účtu nijak, kasino jej nenabízí. Použijte vkladový limit, případně sebevyloučení.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-11',
        },
        {
          title: 'Bonusové podmínky Divokého Kance',
          url: 'https://divoky-kanec.example/podminky',
          publisher: 'Žaludová Stezka Ltd.',
          accessedAt: '2026-11-11',
        },
        {
          title: 'Přehled her a jejich návratnosti',
          url: 'https://divoky-kanec.example/hry',
          publisher: 'Žaludová Stezka Ltd.',
          accessedAt: '2026-10-30',
        },
      ],
    },
  },
)
