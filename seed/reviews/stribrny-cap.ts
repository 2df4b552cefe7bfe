import { block, faq, h2, h3, note, ol, p, page } from '#posts/content/build.ts'
import { casinoId, cover, postId, writerId } from '../ids.ts'
import { review } from '../types.ts'

export default review(
  'stribrny-cap',
  { createdAt: '2025-05-06', updatedAt: '2026-11-11' },
  {
    title: 'Stříbrný Čáp: recenze kasina s vkladem od 50 Kč',
    breadcrumbTitle: 'Stříbrný Čáp',
    writer: writerId('matej-hrubes'),
    cover: { motif: 'steps', values: [100, 100, 100, 50] },
    metaTag: {
      title: 'Stříbrný Čáp recenze: test s padesátikorunou (currentY)',
      description:
        'Stříbrný Čáp přijme vklad od 50 Kč a stejnou částku i vyplatí. Vyzkoušeli jsme osm vkladů, pět výběrů a spočítali, co přinese 150 zatočení.',
      robots: '',
      keyword: 'stříbrný čáp, recenze, nízký vklad, volná zatočení',
      canonical: '',
    },
    ...page(
      p(
        'Stříbrný Čáp má nejnižší minimální vklad v našem testu a padesát korun vám stejně ochotně i vyplatí. Volná zatočení jsou slabší, než jejich počet naznačuje.',
      ),
      h2('Proč testovat s padesátikorunou'),
      p(
        'Malý vklad bývá užitečnější než velký bonus: vyzkoušíte registraci, hry i výběr a riskujete cenu jedné kávy. Jenže nízký vklad nepomůže, když kasino vyplácí až od pěti set korun. Proto jsme tu zadávali hlavně drobné částky a sledovali, zda s nimi Stříbrný Čáp zachází stejně jako s většími.',
      ),
      p(
        'Mezi 21. zářím a 12. říjnem 2026 jsme vložili osmkrát, nejméně 50 Kč a nejvíc 1 000 Kč, dohromady 2 150 Kč. Zpátky jsme dostali 1 931 Kč. Rozdíl, 219 Kč, je cena za tři týdny zábavy.',
      ),
      h2('Výplaty: slib a skutečnost'),
      h3('Pět výběrů, jeden z nich o svátku'),
      p(
        'Do slíbených 24 hodin se vešlo všech pět výběrů včetně toho, který jsme zadali o státním svátku 28. září. Nejpomalejší byl obyčejný převod: kasino ho odeslalo večer a banka ho připsala až ráno. První žádost zdrželo [ověření totožnosti](/overeni-totoznosti/), které trvalo 3 hodiny a 10 minut. Jak si vedou ostatní, ukazuje [měření výplat u deseti kasin](/zmerili-jsme-vyplaty/).',
      ),
      h3('Poplatek, který by u drobných bolel'),
      p(
        'Pět korun za převod je u tisícovky zanedbatelné půlprocento, u padesátikoruny celá desetina. Stříbrný Čáp si neúčtoval nic u žádné z metod, které jsme zkusili. Paysafecard slouží jen ke vkladu; výhru pak kasino pošle na účet vedený na vaše jméno.',
      ),
      block('imgBlocks', 'ib-cap', {
        layout: 'row',
        images: [
          {
            img: cover('qr-platba', 'Kresba QR kódu na displeji telefonu'),
            caption: 'QR platbou jsme vložili 50 Kč za necelou minutu.',
            link: { type: 'post', id: postId('qr-platba-v-kasinu') },
          },
          {
            img: cover('revolut', 'Kresba platební karty a telefonu s aplikací banky'),
            caption: 'Nejrychlejší výběr dorazil na Revolut, v sobotu za šest a půl hodiny.',
            link: { type: 'post', id: postId('revolut-casino') },
          },
        ],
      }),
      h2('Bonus a podmínky'),
      h3('Kolik je 150 zatočení v korunách'),
      p(
        'Číslo 150 vypadá velkoryse, dokud se nezeptáte na hodnotu jednoho zatočení. Jsou to 2 Kč, celá nabídka tedy odpovídá sázkám za 300 Kč. Po zadání kódu a prvním vkladu ji kasino připisuje deset dní po patnácti kusech. Nám to vyšlo takto:',
      ),
      ol(
        'Ze 150 zatočení jsme vyhráli **214 Kč**.',
        'Výhra se protáčí 25×, museli jsme tedy vsadit **5 350 Kč**. Čtrnáctidenní lhůta běží pro každou denní dávku zvlášť.',
        'Při návratnosti 96 % stojí takový obrat v průměru **214 Kč**, přesně tolik, kolik zatočení přinesla.',
        'Nám po splnění podmínky zbylo **61 Kč**. Vybrali jsme je 6. října.',
      ),
      p(
        'Jinými slovy: podmínka 25× v průměru spolkne celou výhru, a co zbude, je štěstí. Kasinu ovšem slouží ke cti, že výhry ze zatočení vede na odděleném účtu. Vlastní peníze vyberete kdykoli a rozběhnutý bonus vám je neblokuje. Obvyklé to není, jak připomínáme v návodu, [jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h3('Jen tři automaty'),
      p(
        'Zatočení platí na hrách Komíny nad městem, Mlha na rybníce a Stříbrné pero. První dvě uvádějí v nápovědě návratnost 96,1 a 95,4 %, třetí jen 94,2 %. Zvolit si můžete libovolnou z nich, proto se vyplatí nápovědu otevřít. Co to číslo říká a co ne, vysvětluje článek o [návratnosti automatů](/navratnost-automatu/).',
      ),
      block('quoteWriters', 'qw-cap', {
        writerId: writerId('matej-hrubes'),
        quote:
          'Na velké vkladatele jsou milí všude. Jestli má kasino v platbách pořádek, poznáte podle toho, jak zachází s padesátikorunou.',
      }),
      h2('Co se dá za drobné hrát'),
      p(
        'Her je tu přes 1 320 a většina automatů se spokojí se sázkou 1 Kč, některé s padesáti haléři. Ruleta začíná na 5 Kč, živý blackjack na 50 Kč, takže s padesátikorunovým vkladem si u něj zahrajete právě jednou. Rychlé hry mají sázky od 2 Kč, jedno kolo v nich ale trvá pět vteřin. Za hodinu to při nejnižší sázce dělá obrat kolem 1 400 Kč, nízký vklad tedy neznamená pomalou hru.',
      ),
      h2('Limity: přísné, jen ne úplné'),
      p(
        'Ztrátový limit začne platit okamžitě. Když ho chcete zvýšit, čekáte sedm dní a na konci musíte změnu ještě jednou potvrdit. Zkoušeli jsme to dvakrát a neobměkčili jsme ani podporu, což je v tomto případě pochvala. Upozornění na odehraný čas naopak nenastavíte vůbec. U kasina, kde se dá s drobnými sázkami prosedět celý večer, citelně chybí.',
      ),
      note(
        'Nízký vklad svádí k častému dobíjení. Dvacet vkladů po padesáti korunách je také tisíc korun. [Měsíční limit](/limity-ktere-funguji/) si proto nastavte stejně, jako kdybyste vkládali najednou.',
      ),
      h2('Podpora píše, ale netelefonuje'),
      p(
        'Zeptali jsme se jedenáctkrát. V chatu, který funguje od 7 do 23 hodin, se člověk ozval obvykle za minutu a 50 sekund. E-mail trval 4 hodiny a 20 minut, formulář na webu 7 hodin a 5 minut. Odpovědi byly věcné, jedna chybná: operátor tvrdil, že zatočení platí na všech automatech studia Severka Games. Po upozornění se do deseti minut opravil. Telefon kasino nemá a podle vlastních slov o něm neuvažuje.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-cap', { source: 'casino', casinoId: casinoId('stribrny-cap'), pros: [] }),
      h2('Komu se Čáp hodí'),
      p(
        'Stříbrný Čáp je dobrá volba pro opatrné začátečníky a pro každého, kdo chce kasino nejdřív vyzkoušet za drobné. Platby jsou rychlé, bez poplatků a stejně spolehlivé u padesáti korun jako u patnácti set. Kdo naopak hledá velkorysejší bonus, telefonickou podporu nebo VIP program, půjde jinam. Kvůli zatočením se sem registrovat nemusíte; kvůli výplatám klidně ano.',
      ),
      block('casinosRating', 'cr-cap', {
        heading: 'Další kasina s nízkým vkladem',
        level: 3,
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('lesni-liska'), casinoId('rudy-kohout')],
        reason: 'nízký vklad; seřazena podle hodnocení.',
        layout: 'compact',
        show: ['minimumDeposit', 'payoutsSpeed', 'review'],
      }),
    ),
    faq: {
      data: [
        faq(
          'Jaký je nejnižší vklad a výběr?',
          'Obojí je 50 Kč. Platí to pro kartu, QR platbu, převod i Revolut; u Paysafecard jen pro vklad.',
        ),
        faq(
          'Kdy dostanu volná zatočení?',
          'Po prvním vkladu s kódem CAP150, patnáct denně po deset dní. Každá dávka má na protočení výhry vlastních 14 dní.',
        ),
        faq(
          'Blokuje bonus moje vlastní peníze?',
          'Ne. Výhry ze zatočení jsou na odděleném účtu a vlastní zůstatek můžete vybrat i během protáčení.',
        ),
        faq(
          'Je Stříbrný Čáp legální?',
          'Ano. Společnost Komínek Gaming s.r.o. má povolení Ministerstva financí ČR. Kdy jsme je naposledy ověřili, uvádíme v základních údajích.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-10',
        },
        {
          title: 'Obchodní podmínky a pravidla volných zatočení',
          url: 'https://stribrny-cap.example/podminky',
          publisher: 'Komínek Gaming s.r.o.',
          accessedAt: '2026-10-13',
        },
      ],
    },
  },
)
