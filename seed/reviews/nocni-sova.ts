import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { wageringTimes } from '../covers.ts'
import { casinoId, cover, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'nocni-sova',
  { createdAt: '2025-04-29', updatedAt: '2026-11-13' },
  {
    title: 'Noční Sova: recenze kasina s živými stoly v češtině',
    breadcrumbTitle: 'Noční Sova',
    writer: writerId('tereza-jandova'),
    cover: wageringTimes('nocni-sova'),
    metaTag: {
      title: 'Noční Sova recenze: živé stoly česky (currentMA currentY)',
      description:
        'Šest večerů u živých stolů Noční Sovy: čekání na místo, pravidla, cena hodiny hraní a rozbor bonusu 200 Kč bez vkladu, ze kterého nám nezbylo nic.',
      robots: '',
      keyword: 'noční sova, recenze, živé kasino, bonus bez vkladu',
      canonical: '',
    },
    ...page(
      p(
        'Nejlepší živé stoly v češtině, jaké jsme letos zkoušeli, a k nim bonus bez vkladu, který zní lépe, než dopadne. Strávili jsme tu šest večerů.',
      ),
      h2('Šest večerů u živých stolů'),
      p(
        'Čeští krupiéři začínají denně v 16 hodin a končí ve 2 hodiny v noci. Seděli jsme u nich od 5. do 21. října 2026, vždy po večeři a vždy s hodinovým limitem. Obraz byl ostrý i na starším notebooku, za hodinu se přeneslo zhruba 1,1 GB dat. Během šesti večerů přenos dvakrát vypadl; sázky se nám pokaždé do čtyř minut vrátily na účet.',
      ),
      block('sliders', 'sl-sova-stoly', {
        perView: 2,
        autoplay: false,
        slides: [
          {
            img: cover('zive-kasino', 'Kresba stolu s ruletou před kamerou'),
            title: 'Ruleta v češtině',
            text: 'Jedna nula, 48 kol za hodinu a krupiérka, která odpovídá v chatu. Nejklidnější stůl večera.',
          },
          {
            img: cover('karty', 'Kresba karet a žetonu u stolu na blackjack'),
            title: 'Blackjack pro sedm',
            text: 'Po 21. hodině se čeká na místo. Kdo čekat nechce, může vsadit na ruku jiného hráče, to ale nedoporučujeme.',
          },
          {
            img: cover('lobby', 'Kresba přehledu živých stolů na úvodní stránce'),
            title: 'Přehled stolů',
            text: 'Nejnižší sázka, jazyk i počet volných míst jsou vidět, aniž byste museli stůl otevřít.',
          },
        ],
      }),
      h3('Pravidla, na kterých záleží'),
      ul(
        'Ruleta má jednu nulu, verzi se dvěma jsme v nabídce nenašli.',
        'Krupiér u blackjacku stojí na každé sedmnáctce a blackjack se platí 3 : 2.',
        'U baccaratu se z výhry na bankéře strhává obvyklých 5 %.',
      ),
      p(
        'Čeština u stolu není jen pohodlí. Když jsme u rulety nevěděli, zda naše sázka ještě platí, stačilo napsat do chatu a krupiérka odpověděla nahlas dřív, než kolo roztočila. U anglických stolů jsme se na podobný dotaz odpovědi nedočkali. Oceňujeme i to, že krupiéři k vyšším sázkám nepobízejí; za šest večerů jsme neslyšeli jedinou výzvu, ať to zkusíme ještě jednou.',
      ),
      h2('Kolik stojí hodina hraní'),
      p(
        'U každého stolu jsme hodinu počítali kola a vynásobili je nejnižší sázkou. Poslední sloupec říká, kolik taková hodina stojí v průměru. Jednotlivý večer se může od průměru lišit oběma směry, a to hodně.',
      ),
      block('dataTables', 'dt-sova-stoly', {
        caption: 'Živé stoly ve 21 hodin, naše měření',
        sortable: true,
        columns: [
          { label: 'Stůl' },
          { label: 'Jazyk' },
          { label: 'Sázka od', type: 'number' },
          { label: 'Kol za hodinu', type: 'number' },
          { label: 'Výhoda kasina', type: 'number' },
          { label: 'Čekání', align: 'right' },
          { label: 'Hodina stojí', type: 'number' },
        ],
        rows: [
          [rt('Evropská ruleta'), rt('čeština'), rt('20 Kč'), rt('48'), rt('2,7 %'), rt('žádné'), rt('26 Kč')],
          [rt('Blackjack'), rt('čeština'), rt('100 Kč'), rt('52'), rt('0,5 %'), rt('6 min'), rt('26 Kč')],
          [rt('Kasinový poker'), rt('čeština'), rt('50 Kč'), rt('40'), rt('2,2 %'), rt('žádné'), rt('44 Kč')],
          [rt('Baccarat'), rt('angličtina'), rt('50 Kč'), rt('60'), rt('1,1 %'), rt('žádné'), rt('33 Kč')],
        ],
      }),
      p(
        'Půlprocentní výhoda u blackjacku platí jen pro toho, kdo hraje podle základní strategie. Kdo se řídí citem, zaplatí třikrát až čtyřikrát tolik. A pozor na tempo: při sázce 100 Kč projde stolem přes pět tisíc korun za hodinu, i když jste si přinesli jen pět set.',
      ),
      h2('Automaty s přiznanou návratností'),
      p(
        'Celkem tu najdete přes 2 100 her, většinou automatů. U každého z nich je návratnost uvedena přímo v náhledu, bez otevírání nápovědy. Namátkou jsme jich porovnali třicet s údaji studií: 27 se shodovalo, tři běžely v méně výhodné verzi s návratností 94,1 % místo 96,1 %. Kasino to netají, číslo v náhledu je správné, jen byste ho neměli přehlédnout. Co dvě procenta znamenají, počítáme v článku o [návratnosti automatů](/navratnost-automatu/).',
      ),
      h2('Bonus a podmínky'),
      h3('Dvě stě korun bez vkladu'),
      p(
        'Bonus se připíše po registraci s kódem SOVA200 a protáčí se 40×. Musíte tedy za sedm dní vsadit **8 000 Kč**, což při návratnosti 96 % stojí v průměru 320 Kč, tedy o 120 Kč víc, než kolik jste dostali. Většině hráčů proto bonus dojde dřív, než podmínku splní. Nám došel čtvrtý den, když jsme měli vsazeno 3 150 Kč.',
      ),
      p(
        'Kdo má štěstí, vybere nejvýše 2 000 Kč, zbytek propadne. Živé stoly, tedy to nejlepší, co Sova má, se navíc do obratu počítají jen z desetiny. Berte bonus jako ukázku her za cizí peníze. V tom je poctivý, protože kartu ani vklad po vás při něm nikdo nechce. Další pasti popisujeme v návodu, [jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      block('biographyWriters', 'bw-sova', {
        heading: 'Kdo přepočítal bonus',
        level: 3,
        writerId: writerId('matej-hrubes'),
      }),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-sova', { source: 'casino', casinoId: casinoId('nocni-sova'), pros: [] }),
      h2('Výplaty: slib a skutečnost'),
      h3('Jak rychle peníze přišly'),
      p(
        'Do slíbených 48 hodin dorazilo všechno, nedělní převod ovšem jen těsně; ve všední den trval v našem [měření výplat](/zmerili-jsme-vyplaty/) 26,5 hodiny. Nejlépe vyšel [Revolut](/revolut-casino/). Devět korun u peněženky si vzal její poskytovatel, ne kasino. Vložili jsme 4 000 Kč a vybrali 3 200 Kč, šest večerů nás tedy přišlo na osm set korun.',
      ),
      h2('Kde Sova dřímá'),
      p(
        'Chat odpovídá ve dne v noci, obvykle za 3 minuty a 20 sekund. Telefon chybí. Vážnější výtku máme k odchodu: kdo se chce sám vyloučit, musí napsat podpoře. Poslali jsme žádost ve 22:15 a účet se zavřel až v 8:40 následujícího dne. Deset a půl hodiny je u kasina, které žije v noci, přesně o jednu noc moc. Snížení limitu vkladů naopak platí ihned a nikoho se ptát nemusíte.',
      ),
      note(
        'Živý stůl plyne pomaleji než automat, zato se od něj hůř odchází. Před prvním večerem si nastavte [časový limit](/limity-ktere-funguji/). Sova ho dodržuje: nechá doběhnout rozehrané kolo a pak vás odhlásí.',
      ),
      h2('Závěrečný účet'),
      p(
        'Noční Sova je pro hráče, kteří chtějí skutečný stůl, češtinu a čitelná pravidla. Není pro lovce bonusů ani pro toho, kdo se od stolu těžko zvedá, a nejnižší vklad 250 Kč nepotěší nikoho, kdo chce jen nakouknout. Pokud vás živé hry nelákají, dostanete jinde podobný výběr automatů s rychlejší výplatou.',
      ),
      block('casinosRating', 'cr-sova', {
        mode: 'manual',
        casinoIds: [casinoId('modry-lev'), casinoId('stribrny-cap'), casinoId('lesni-liska')],
        reason: 'slibují výplatu dřív než Noční Sova; seřazena podle hodnocení.',
        layout: 'compact',
        show: ['bonus', 'payoutsSpeed', 'numberCasinosGame', 'review'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Kdy hrají čeští krupiéři?',
          'Každý den od 16 hodin do 2 hodin v noci. Mimo tuto dobu jsou stoly otevřené v angličtině.',
        ),
        faq(
          'Kolik mohu vybrat z bonusu bez vkladu?',
          'Nejvýše 2 000 Kč, a to až po protočení 8 000 Kč do sedmi dnů. Co tuto částku přesáhne, propadne.',
        ),
        faq(
          'Je živá ruleta pomalejší než automat?',
          'Výrazně. U rulety jsme napočítali 48 kol za hodinu, automat jich zvládne několik set. Při stejné sázce proto hodina u stolu stojí méně.',
        ),
        faq(
          'Jak se v Noční Sově sám vyloučím?',
          'Napište podpoře v chatu nebo e-mailem. V našem testu vyřízení trvalo 10 hodin a 25 minut; do té doby pomůže panic button, který vás na 48 hodin vyloučí ze hry.',
        ),
        faq(
          'Má Noční Sova české povolení?',
          'Ano, provozovatelem je Soumrak Entertainment a.s. Má povolení Ministerstva financí ČR; kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
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
          title: 'Obchodní podmínky a pravidla bonusu bez vkladu',
          url: 'https://nocni-sova.example/podminky',
          publisher: 'Soumrak Entertainment a.s.',
          accessedAt: '2026-10-23',
        },
        {
          title: 'Pravidla živých her',
          url: 'https://nocni-sova.example/podminky/zive-hry',
          publisher: 'Soumrak Entertainment a.s.',
          accessedAt: '2026-10-23',
        },
      ],
    },
  },
)
