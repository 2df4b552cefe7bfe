import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { casinoId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'zlata-vydra',
  { createdAt: '2025-02-18', updatedAt: '2026-11-12' },
  {
    title: 'Zlatá Vydra: recenze kasina s cashbackem bez protáčení',
    breadcrumbTitle: 'Zlatá Vydra',
    writer: writerId('klara-vondrova'),
    cover: { motif: 'hundred', count: 10 },
    metaTag: {
      title: 'Zlatá Vydra recenze (currentM currentY): cashback v číslech',
      description:
        'Šest týdnů jsme počítali, kolik peněz Zlatá Vydra doopravdy vrací. Recenze s tabulkou proher, časy výběrů a rozborem VIP programu.',
      robots: '',
      keyword: 'zlatá vydra, recenze, cashback, online kasino',
      canonical: '',
    },
    ...page(
      p(
        'Zlatá Vydra místo uvítacího bonusu vrací desetinu týdenní prohry, a to v penězích, které lze hned vybrat. Šest týdnů jsme počítali, kolik to doopravdy je.',
      ),
      h2('Bonus a podmínky'),
      h3('Deset procent, ale z čeho?'),
      p(
        'Cashback zní v reklamě vždycky stejně, liší se až ve výpočtu. Zlatá Vydra vrací 10 % z **čisté týdenní prohry**, tedy z rozdílu mezi vším, co od pondělí do neděle vsadíte, a vším, co ve stejném týdnu vyhrajete. Kdo skončí týden v plusu, nedostane nic a nic ani nevrací.',
      ),
      p(
        'Vrácená částka má strop 2 000 Kč týdně. Odpovídá mu prohra 20 000 Kč, a kdo ji opravdu utrpí, má vážnější starost než strop. Peníze se objeví v pondělí dopoledne bez kódu a bez žádosti. Protáčet je nemusíte, můžete si je rovnou poslat na účet.',
      ),
      h3('Šest týdnů v tabulce'),
      p(
        'Hráli jsme od 31. srpna do 11. října 2026, čtyři večery v týdnu a se sázkami nejvýše 20 Kč. Vložili jsme celkem 4 500 Kč a každé pondělí jsme porovnali vlastní záznamy s tím, co spočítalo kasino. Rozdíl jsme nenašli ani jednou.',
      ),
      block('dataTables', 'dt-vydra-tydny', {
        caption: 'Cashback po týdnech podle našich záznamů',
        columns: [
          { label: 'Týden' },
          { label: 'Vsazeno', type: 'number' },
          { label: 'Vyhráno', type: 'number' },
          { label: 'Výsledek', type: 'number' },
          { label: 'Vráceno', type: 'number' },
        ],
        rows: [
          [rt('31. 8. – 6. 9.'), rt('4 200 Kč'), rt('3 540 Kč'), rt('−660 Kč'), rt('66 Kč')],
          [rt('7.–13. 9.'), rt('3 800 Kč'), rt('3 950 Kč'), rt('+150 Kč'), rt('0 Kč')],
          [rt('14.–20. 9.'), rt('5 100 Kč'), rt('4 310 Kč'), rt('−790 Kč'), rt('79 Kč')],
          [rt('21.–27. 9.'), rt('2 600 Kč'), rt('2 180 Kč'), rt('−420 Kč'), rt('42 Kč')],
          [rt('28. 9. – 4. 10.'), rt('4 000 Kč'), rt('4 320 Kč'), rt('+320 Kč'), rt('0 Kč')],
          [rt('5.–11. 10.'), rt('3 300 Kč'), rt('2 650 Kč'), rt('−650 Kč'), rt('65 Kč')],
          [rt('**Celkem**'), rt('**23 000 Kč**'), rt('**20 950 Kč**'), rt('**−2 050 Kč**'), rt('**252 Kč**')],
        ],
      }),
      p(
        'Vrátilo se nám 252 Kč, tedy 12,3 % z celkové prohry 2 050 Kč. Víc než slíbených deset procent to vyšlo proto, že se týdny nesčítají: dva týdny, které jsme zakončili v plusu, vrácenou částku nesnížily. Na podstatné věci to nic nemění. Šest týdnů hraní nás stálo 1 798 Kč.',
      ),
      h3('Srovnání s obyčejným bonusem'),
      p(
        'Běžná uvítací nabídka přidá ke vkladu 1 000 Kč stejnou částku a chce ji protočit třicetkrát. To je obrat 30 000 Kč, který při návratnosti 96 % stojí v průměru 1 200 Kč, tedy víc než celý bonus. Cashback z téhož obratu vrátí v průměru 120 Kč, zato vás nenutí vsadit ani o korunu víc, než jste chtěli. Celý výpočet vysvětlujeme v návodu, [jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-vydra', { source: 'casino', casinoId: casinoId('zlata-vydra'), pros: [] }),
      h2('Výplaty: slib a skutečnost'),
      h3('Výběry: ve všední den dobře, o víkendu nijak'),
      p(
        'Tři výběry se do slíbených 48 hodin vešly s rezervou. Ten páteční jsme schválně zadali v 17:40, tedy po pracovní době. O víkendu kasino nic neschvaluje, a tak peníze dorazily až v pondělí odpoledne. Slib „do 48 hodin“ zkrátka běží jen v pracovních dnech. V podmínkách to stojí, v pokladně bohužel ne. Podobně dopadlo i říjnové [srovnání deseti kasin](/zmerili-jsme-vyplaty/), kde víkendová žádost trvala 63,5 hodiny.',
      ),
      p(
        'Před prvním výběrem přišlo na řadu [ověření totožnosti](/overeni-totoznosti/). Občanský průkaz a výpis z účtu jsme nahráli v 10:05, hotovo bylo ve 13:20. Poplatek si kasino nestrhlo ani jednou. Mobilní platbou lze jen vkládat, vybrat přes ni nejde.',
      ),
      h2('VIP program s cenovkou'),
      p(
        'Pravidla věrnostního programu jsou veřejná, což v oboru nebývá zvykem. Rozhoduje měsíční obrat a stupně jsou tři:',
      ),
      ul(
        '**Od 50 000 Kč** schvalují vaše výběry přednostně, ovšem také jen ve všední dny.',
        '**Od 200 000 Kč** máte v podpoře vlastní kontaktní osobu.',
        '**Od 600 000 Kč** přibudou pozvánky na akce kasina.',
      ),
      p(
        'Obrat 50 000 Kč stojí při návratnosti 96 % v průměru 2 000 Kč měsíčně. Za takovou cenu se rychlejší výběr nevyplatí nikomu. Kdo na první stupeň dosáhne mimochodem, nic tím nezkazí; hrát kvůli němu víc nedává smysl.',
      ),
      h2('Hry, podpora a aplikace'),
      p(
        'Katalog má přes 1 850 her od pěti studií. Převažují automaty, u stolů najdete ruletu, blackjack a baccarat, živé i běžné. Cashback se počítá téměř ze všech her stejně, což je vzácné: jinde bývají stolní hry z podobných akcí vyřazené. Výjimkou jsou jackpoty, z jejichž sázek se nevrací nic. V pravidlech je tato věta až na konci druhé strany, proto ji vytahujeme sem.',
      ),
      p(
        'Podpoře jsme položili deset otázek. V chatu jsme na člověka čekali obvykle 2 minuty a 40 sekund, na telefonu 1 minutu a 10 sekund, na e-mail přišla odpověď za 5 hodin a 50 minut. Dvakrát jsme se zeptali na totéž různých lidí a dostali stejnou odpověď. Chat funguje od 8 do 24 hodin, v noci ho nahradí formulář.',
      ),
      p(
        'Aplikace pro Android i iPhone zvládne vše, co web, včetně nahrání dokladů a změny limitů. Přehled cashbacku v ní najdete na úvodní obrazovce, na webu je o dvě kliknutí dál.',
      ),
      h2('Pro koho je a pro koho ne'),
      block('listsCards', 'lc-vydra', {
        style: 'bullet',
        cards: [
          {
            title: 'Zlatá Vydra sedne',
            icon: 'check',
            items: [
              rt('hráčům, kteří nechtějí nic protáčet a počítat'),
              rt('těm, kdo hrají pravidelně za malé částky'),
              rt('lidem s iPhonem, aplikace je plnohodnotná'),
            ],
          },
          {
            title: 'Hledejte raději jinde',
            icon: 'warn',
            items: [
              rt('pokud vybíráte hlavně o víkendu'),
              rt('pokud se spoléháte na ztrátový limit'),
              rt('pokud čekáte jednorázový bonus k prvnímu vkladu'),
            ],
          },
        ],
      }),
      note(
        'Vrácená desetina nic nemění na tom, že devět desetin je pryč. Protože ztrátový limit tu nenastavíte, zvolte si aspoň nízký [limit vkladů](/limity-ktere-funguji/): co nevložíte, o to nepřijdete.',
      ),
      h2('Tři jiné cesty'),
      p('Rychlejší výplatu, nižší vklad, nebo úplný klid od bonusů nabízejí v našem srovnání tato tři kasina.'),
      block('casinosRating', 'cr-vydra', {
        mode: 'manual',
        casinoIds: [casinoId('modry-lev'), casinoId('stribrny-cap'), casinoId('tichy-medved')],
        reason: 'v pořadí, v jakém je jmenujeme: rychlost, vklad, klid od bonusů.',
        layout: 'compact',
      }),
    ),
    faq: {
      data: [
        faq(
          'Musím si o cashback požádat?',
          'Ne. Kasino ho spočítá samo a připíše v pondělí dopoledne. Stačí, abyste předchozí týden skončili v čisté prohře.',
        ),
        faq(
          'Dá se vrácená částka hned vybrat?',
          'Ano. Připisuje se jako skutečné peníze, podmínka protočení se na ni nevztahuje. Sami jsme si takto 30. září vybrali i dřívější cashback.',
        ),
        faq(
          'Kolik nejvíc může Zlatá Vydra za týden vrátit?',
          '2 000 Kč. Odpovídá to čisté prohře 20 000 Kč, a tolik by v kasinu neměl ztrácet nikdo.',
        ),
        faq(
          'Má Zlatá Vydra české povolení?',
          'Ano. Společnost Říční Zábava a.s. má povolení Ministerstva financí ČR. Kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
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
          title: 'Obchodní podmínky kasina Zlatá Vydra',
          url: 'https://zlata-vydra.example/podminky',
          publisher: 'Říční Zábava a.s.',
          accessedAt: '2026-10-12',
        },
        {
          title: 'Pravidla cashbacku a VIP programu',
          url: 'https://zlata-vydra.example/podminky/cashback',
          publisher: 'Říční Zábava a.s.',
          accessedAt: '2026-10-12',
        },
      ],
    },
  },
)
