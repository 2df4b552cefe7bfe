import { block, faq, h2, h3, note, p, page, rt, ul } from '#posts/content/build.ts'
import { wageringTimes } from '../covers.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'lesni-liska',
  { createdAt: '2025-09-17', updatedAt: '2026-11-06' },
  {
    title: 'Lesní Liška: recenze kasina do mobilu',
    breadcrumbTitle: 'Lesní Liška',
    writer: writerId('tereza-jandova'),
    cover: wageringTimes('lesni-liska'),
    metaTag: {
      title: 'Lesní Liška recenze (currentM currentY): test aplikace',
      description:
        'Pět týdnů s Lesní Liškou jen v telefonu: rychlost aplikace na třech přístrojích, spotřeba dat a baterie, čtyři výběry a bonus s protočením 35×.',
      robots: '',
      keyword: 'lesní liška, recenze, mobilní kasino, aplikace',
      canonical: '',
    },
    ...page(
      p(
        'Lesní Liška je kasino, které někdo navrhl pro palec. V telefonu se používá lépe než kterékoli jiné v našem testu, na počítači hůř než většina z nich.',
      ),
      h2('Tři telefony, jeden test'),
      p(
        'Pět týdnů, od 24. září do 27. října 2026, jsme s Liškou pracovali výhradně v mobilu: registrace, doklady, vklady, hry i výběry. Aplikaci jsme nainstalovali do tří přístrojů a na každém odehráli pět měřených hodin. Zajímal nás čas spuštění, spotřeba dat a hlavně baterie, kterou podobné aplikace rády vysají.',
      ),
      block('dataTables', 'dt-liska-telefony', {
        caption: 'Aplikace Lesní Liška na třech telefonech, průměr z pěti hodin',
        columns: [
          { label: 'Telefon' },
          { label: 'Spuštění', type: 'number' },
          { label: 'Data za hodinu', type: 'number' },
          { label: 'Baterie za hodinu', type: 'number' },
          { label: 'Pády', type: 'number' },
        ],
        rows: [
          [rt('Levnější Android z roku 2021'), rt('3,1 s'), rt('84 MB'), rt('9 %'), rt('1')],
          [rt('Střední Android z roku 2024'), rt('1,6 s'), rt('82 MB'), rt('7 %'), rt('0')],
          [rt('iPhone z roku 2023'), rt('1,3 s'), rt('88 MB'), rt('6 %'), rt('0')],
        ],
      }),
      p(
        'Na pětiletém telefonu se aplikace jednou zavřela uprostřed kola. Po novém spuštění se kolo dokončilo a výhra 14 Kč byla připsána, jak má být. Živé stoly jsme měřili zvlášť: spotřebují zhruba 900 MB za hodinu, takže bez wi-fi raději ne.',
      ),
      h2('Ovládání jednou rukou'),
      block('imgTextBlocks', 'it-liska', {
        alternate: true,
        items: [
          {
            img: cover('mobil', 'Kresba telefonu drženého v jedné ruce'),
            title: 'Všechno v dosahu palce',
            text: rt(
              'Nabídka, sázka i konec hry leží ve spodní třetině displeje. Tlačítka jdou zvětšit a aplikace respektuje písmo nastavené v telefonu. Vyzkoušela ji i kolegyně, která nosí brýle na čtení, a obešla se bez nich.',
            ),
          },
          {
            img: cover('limity', 'Kresba ukazatele s vyznačeným limitem'),
            title: 'Limit na očích',
            text: rt(
              'V pokladně svítí přímo u tlačítka pro vklad, kolik vám z limitu zbývá, třeba „zbývá 600 Kč“. Nemusíte nic hledat a vypnout to nejde. Je to drobnost, která podle nás udělá víc než celá stránka poučení.',
            ),
            button: { label: 'Jak si limit zvolit', link: { type: 'post', id: postId('limity-ktere-funguji') } },
          },
        ],
      }),
      h3('Oznámení, která jdou vypnout'),
      p(
        'Při prvním spuštění si aplikace řekne o povolení posílat oznámení. Souhlasili jsme a za první týden přišla čtyři, z toho tři reklamní. Jediným přepínačem v nastavení jsme nechali jen zprávy o výběrech a od té doby byl klid.',
      ),
      h3('Hry na šířku palce'),
      p(
        'Z 1 450 her jich v aplikaci najdete 1 380, zbytek se na výšku nevejde a nabídne se jen na webu. Automaty i ruleta se v telefonu ovládají dobře. U živého blackjacku je písmo na kartách drobné a na starším přístroji jsme si spletli osmičku se šestkou, naštěstí při sázce 10 Kč. Zvláštní kapitolou jsou rychlé hry s koly kratšími než pět vteřin. K telefonu se hodí až příliš: za desetiminutovou cestu tramvají jich stihnete přes stovku. Aplikace po každých třiceti minutách ukáže odehraný čas, interval lze zkrátit na deset.',
      ),
      h2('Vklad na dvě klepnutí'),
      p(
        'Mobilní platbou vložíte peníze za šest vteřin: dvakrát klepnete a podíváte se do kamery. Je to pohodlné a právě to je na tom nepříjemné. Mezi nápadem a vkladem nezbývá čas na rozmyšlenou. Kdo ho potřebuje, ať raději platí [QR kódem](/qr-platba-v-kasinu/), při kterém musí aspoň otevřít aplikaci banky.',
      ),
      note(
        'Ztrátový limit v Lišce chybí. Než si do telefonu uložíte kartu, nastavte limit vkladů a denní čas. Telefon máte v ruce pořád, kasino v něm mít pořád otevřené nemusíte.',
      ),
      h2('Bonus a podmínky'),
      h3('Bonus: 35× a jednadvacet dní'),
      p(
        'Liška zdvojnásobí první vklad až do 8 000 Kč. Ke vkladu 1 000 Kč tedy dostanete druhý tisíc a musíte vsadit **35 000 Kč** za 21 dní, což je 1 667 Kč denně. Při návratnosti 96 % zaplatíte za takový obrat v průměru 1 400 Kč, o čtyři stovky víc, než činí bonus.',
      ),
      p(
        'Sami jsme vložili 500 Kč a s kódem LISKA8 dostali dalších 500 Kč. Obrat 17 500 Kč jsme splnili sedmnáctý den, 10. října, a z tisícikoruny zbylo 390 Kč. Pochvalu zaslouží ukazatel postupu:',
      ),
      ul(
        'ukazuje procenta i zbývající koruny a mění se po každé sázce,',
        'u každé hry je předem vidět, jakým dílem se počítá,',
        'zrušit bonus jde jedním tlačítkem a aplikace přesně napíše, o kolik přijdete.',
      ),
      p(
        'Tak srozumitelně by měl bonus ukazovat každý. Samotná podmínka je ovšem přísná; jak takové nabídky posuzovat, popisujeme v návodu na [čtení bonusových podmínek](/jak-cist-bonusove-podminky/).',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Výběry z aplikace'),
      p(
        'Do slíbených 24 hodin se vešly všechny čtyři výběry, ten na účet ověřený QR platbou ovšem s rezervou pouhých 25 minut. Nejrychlejší je [Revolut](/revolut-casino/), i když mezi jeho dvěma výběry je rozdíl jedenácti hodin: první jsme zadali ráno, druhý pozdě večer. Doklady jsme vyfotili přímo v aplikaci a ověření bylo hotové za 48 minut, což je v letošním testu skvělý čas. Klasický převod na účet Liška nenabízí. Mobilní platba a Paysafecard slouží jen ke vkladu.',
      ),
      h2('A co počítač?'),
      p('Na velké obrazovce kouzlo mizí. Web vypadá jako roztažená aplikace a místy se tak i chová.'),
      block('gridCards', 'gc-liska', {
        columns: 3,
        cards: [
          {
            title: 'Nekonečné rolování',
            text: rt('1 450 her leží v jediném dlouhém pásu. Filtr podle studia je schovaný až pod ikonou v rohu.'),
          },
          {
            title: 'Hledání vyžaduje háčky',
            text: rt('Na dotaz „reka“ nenajde hru Řeka. V telefonu přitom totéž hledání funguje.'),
          },
          {
            title: 'Chat jen v aplikaci',
            text: rt('Z webu můžete podpoře poslat pouze e-mail. Odpověď nám přišla za 11 hodin a 30 minut.'),
          },
        ],
      }),
      p(
        'V aplikaci je podpora od 9 do 22 hodin a čekali jsme na ni obvykle 4 minuty a 10 sekund. Odpovědi byly správné, jen poněkud šablonovité.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-liska', { source: 'casino', casinoId: casinoId('lesni-liska'), pros: [] }),
      h2('Sečteno a podtrženo'),
      p(
        'Kdo hraje na telefonu a vybírá na kartu nebo na Revolut, nenajde v našem testu pohodlnější kasino. Kdo sedí u počítače, chce ztrátový limit nebo mírnější bonus, bude spokojenější jinde. Proč tyto výtky váží tolik, vysvětluje stránka [Jak hodnotíme](/jak-hodnotime/); kasina vhodnější pro velkou obrazovku uvádíme níže.',
      ),
      block('casinosRating', 'cr-liska', {
        mode: 'manual',
        casinoIds: [casinoId('modry-lev'), casinoId('nocni-sova'), casinoId('zlata-vydra')],
        reason: 'hodí se na velkou obrazovku; od nejširší nabídky her.',
        layout: 'compact',
      }),
    ),
    faq: {
      data: [
        faq(
          'Kolik místa aplikace zabere?',
          'Na Androidu 46 MB, na iPhonu 71 MB. Po pěti týdnech používání narostla v obou případech zhruba o 30 MB.',
        ),
        faq(
          'Dá se v Lesní Lišce hrát bez aplikace?',
          'Ano, v prohlížeči telefonu i počítače. Bez aplikace ale přijdete o chat s podporou.',
        ),
        faq(
          'Je aplikace Lesní Lišky bezpečná?',
          'Vyžaduje přihlášení otiskem, obličejem nebo PIN kódem a po pěti minutách nečinnosti se zamkne. Stahujte ji jen z odkazu na webu kasina nebo z oficiálního obchodu.',
        ),
        faq(
          'Má kasino české povolení?',
          'Ano, provozovatelem je Mýtina Interactive s.r.o. Povolení Ministerstva financí ČR má; kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-05',
        },
        {
          title: 'Obchodní a bonusové podmínky kasina Lesní Liška',
          url: 'https://lesni-liska.example/podminky',
          publisher: 'Mýtina Interactive s.r.o.',
          accessedAt: '2026-10-27',
        },
      ],
    },
  },
)
