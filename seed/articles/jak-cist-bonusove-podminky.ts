import { block, faq, h2, h3, note, p, page, rt, table, ul } from '#posts/content/build.ts'
import { bonusAgainstCost } from '../covers.ts'
import { count, crowns, depositBonus, reviewLink } from '../figures.ts'
import { casinoId, type CasinoName, cover, postId, rubricId, writerId } from '../ids.ts'
import { post } from '../types.ts'

const DEPOSIT = 1000
/** From the cheapest turnover to the most expensive. */
const DEPOSIT_BONUSES: CasinoName[] = [
  'bily-jelen',
  'jantarovy-kapr',
  'modry-lev',
  'lesni-liska',
  'rudy-kohout',
  'divoky-kanec',
  'horsky-rys',
]
const COMPARED_LION = depositBonus('modry-lev', DEPOSIT)
const COMPARED = [COMPARED_LION, depositBonus('bily-jelen', DEPOSIT)]
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${crowns(Math.abs(amount))}`

export default post(
  'jak-cist-bonusove-podminky',
  { createdAt: '2025-02-18', updatedAt: '2026-11-12' },
  {
    title: 'Jak číst bonusové podmínky a nenechat se nachytat',
    slug: 'jak-cist-bonusove-podminky',
    breadcrumbTitle: 'Jak číst bonusové podmínky',
    writer: writerId('klara-vondrova'),
    rubric: rubricId('podminky'),
    cover: bonusAgainstCost('modry-lev'),
    metaTag: {
      title: 'Jak číst bonusové podmínky (currentM currentY)',
      description:
        'Protočení, maximální sázka, lhůta: pět řádků rozhodne, jestli se bonus vyplatí. Sedm nabídek jsme přepočítali na koruny a jen jedna obstála.',
      robots: '',
      keyword: 'bonusové podmínky, protočení bonusu, kasino bonus, wagering',
      canonical: '',
    },
    ...page(
      p(
        'Bonus není dárek, ale obchod: kasino přidá peníze a vy slíbíte, kolikrát je vsadíte. Jestli je ten obchod dobrý, rozhoduje pět řádků v podmínkách. Přečtete je za pět minut a spočítáte na jedné straně papíru.',
      ),
      h2('Pět řádků, které rozhodnou'),
      block('listsCards', 'lc-radky', {
        style: 'check',
        cards: [
          {
            title: 'Co hledat v podmínkách',
            icon: 'scale',
            items: [
              rt('**Násobek protočení** a hlavně to, z čeho se počítá: z bonusu, nebo z bonusu i vkladu.'),
              rt('**Lhůta** ve dnech. Po jejím uplynutí bonus propadá i s výhrami.'),
              rt('**Nejvyšší sázka** během protáčení. Jediné překročení může výhru zrušit.'),
              rt('**Započítávané hry.** Automaty zpravidla stoprocentně, stolní hry desetinou nebo vůbec.'),
              rt('**Strop výběru.** Kolik si z bonusu smíte odnést, i kdyby se dařilo.'),
            ],
          },
          {
            title: 'Kdy bonus odmítnout',
            icon: 'warn',
            items: [
              rt('Podmínky nejsou k nalezení před vkladem.'),
              rt('Násobek je vyšší než 40×, nebo se počítá i z vkladu.'),
              rt('Na splnění je týden nebo méně.'),
              rt('Vlastní vklad nelze do splnění podmínek vybrat.'),
            ],
          },
        ],
      }),
      h2('Kolik doopravdy protočíte'),
      p(
        'Protočení znamená součet všech sázek, ne součet proher. Příklad: [Modrý Lev](/recenze/modry-lev/) dává k prvnímu vkladu 100 % a žádá 30násobek bonusu do 10 dnů. Při vkladu 1 000 Kč dostanete 1 000 Kč a musíte protočit 30 000 Kč. S pětikorunovou sázkou je to 6 000 zatočení, při svižném tempu deset hodin u obrazovky. Na každý z deseti dnů vychází obrat 3 000 Kč.',
      ),
      p(
        'Kolik vás to bude stát, odhadnete podle návratnosti hry. Automat s návratností 96 % si v průměru nechá 4 % z každé sázky. Ze 30 000 Kč je to 1 200 Kč, tedy o 200 Kč víc, než činí celý bonus. Co návratnost říká a co ne, rozebírá [samostatný článek](/navratnost-automatu/).',
      ),
      block('marginNotes', 'mn-cena', {
        title: 'Proč záporná',
        figure: signed(COMPARED_LION.bonus - COMPARED_LION.cost),
        text: 'Z každé stokoruny si automat v průměru nechá čtyři. Kdo protočí 30 000 Kč, zaplatí 1 200 Kč za bonus v hodnotě 1 000 Kč.',
      }),
      h3('Jednoduchý vzorec'),
      table(
        ['Krok', 'Výpočet', 'Modrý Lev', 'Bílý Jelen'],
        ['Bonus z vkladu 1 000 Kč', 'vklad × procento', ...COMPARED.map(({ bonus }) => crowns(bonus))],
        ['Nutný obrat', 'bonus × násobek', ...COMPARED.map(({ wagered }) => crowns(wagered))],
        ['Průměrná ztráta', 'obrat × 4 %', ...COMPARED.map(({ cost }) => crowns(cost))],
        ['Hodnota bonusu', 'bonus − ztráta', ...COMPARED.map(({ bonus, cost }) => signed(bonus - cost))],
      ),
      p(
        'Poloviční bonus [Bílého Jelena](/recenze/bily-jelen/) je v tomto srovnání výhodnější než stoprocentní. Ne proto, že by kasino bylo štědré, ale protože chce protočit třikrát méně.',
      ),
      h2('Sedm bonusů přepočtených na koruny'),
      p(
        'Stejný výpočet jsme použili na všechny vkladové bonusy v našem žebříčku. Vklad je vždy 1 000 Kč, hra automat s návratností 96 %, volná zatočení nepočítáme. Kliknutím na záhlaví sloupec seřadíte. Jiný vklad nebo hru spočítá [kalkulačka bonusu](/kalkulacka-bonusu/).',
      ),
      block('dataTables', 'dt-bonusy', {
        caption: 'Vkladové bonusy při vkladu 1 000 Kč, podmínky k 10. 11. 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Bonus (Kč)', type: 'number' },
          { label: 'Protočit (Kč)', type: 'number' },
          { label: 'Lhůta (dny)', type: 'number' },
          { label: 'Obrat na den (Kč)', type: 'number' },
          { label: 'Průměrná ztráta (Kč)', type: 'number' },
        ],
        rows: DEPOSIT_BONUSES.map((name) => {
          const { bonus, wagered, days, perDay, cost } = depositBonus(name, DEPOSIT)
          return [reviewLink(name), ...[bonus, wagered, days, perDay, cost].map((figure) => rt(count(figure)))]
        }),
        sortable: true,
      }),
      p(
        'Jen u Bílého Jelena je průměrná ztráta nižší než bonus. U ostatních šesti platí, že kdo bonus odmítne, vyjde v průměru lépe. A nejvyšší procento znamená jeden z nejhorších výsledků: Divoký Kanec nabízí 120 %, ale protočit chce 54 000 Kč. Prohrát přitom nemůžete víc, než s čím hrajete; proto je u něj a u Horského Rysa průměrná ztráta nižší než 4 % z obratu.',
      ),
      h2('Formulace, na které se chytá nejvíc lidí'),
      h3('„40× bonus i vklad“'),
      p(
        'Horský Rys přidá k vkladu 1 000 Kč bonus 600 Kč. Násobek 40 se ale počítá z obojího, tedy z 1 600 Kč. Výsledek je 64 000 Kč, což odpovídá téměř 107násobku samotného bonusu. Slovíčko „i“ tu stojí víc než všechna čísla okolo.',
      ),
      h3('„Sázka nejvýše 100 Kč“'),
      p(
        'Divoký Kanec omezuje sázku během protáčení na 100 Kč. Pokud jednou vsadíte 101 Kč, smí výhru zrušit. Hra sama vyšší sázku nezakáže, hlídat se musíte vy.',
      ),
      h3('„Stolní hry se započítávají z 10 %“'),
      p(
        'Kdo by chtěl 30 000 Kč protočit na ruletě, musí ve skutečnosti vsadit 300 000 Kč. Při výhodě kasina 2,7 % to znamená průměrnou ztrátu 8 100 Kč kvůli bonusu 1 000 Kč.',
      ),
      h3('„Bez vkladu“'),
      p(
        '[Noční Sova](/recenze/nocni-sova/) dá 200 Kč bez vkladu, chce 40× protočit do sedmi dnů a vyplatí nejvýše 2 000 Kč. Musíte tedy vsadit 8 000 Kč a v průměru byste přitom přišli o 320 Kč, víc, než kolik jste dostali. Na vyzkoušení kasina to stačí, na výdělek ne.',
      ),
      block('quoteWriters', 'qw-bonus', {
        writerId: writerId('klara-vondrova'),
        quote: 'Když podmínkám nerozumíte na první přečtení, není to vaše chyba. Je to informace o kasinu.',
      }),
      h2('Tři poctivější přístupy'),
      p('Některá kasina násobky nepoužívají, nebo je drží nízko. Zde jsou tři z nich:'),
      block('casinosRating', 'cr-ferove', {
        mode: 'manual',
        casinoIds: [casinoId('zlata-vydra'), casinoId('bily-jelen'), casinoId('tichy-medved')],
        reason: 'v pořadí, v jakém je rozebíráme: cashback, nízký násobek, žádný bonus.',
        layout: 'cards',
        show: ['bonus', 'payoutsSpeed', 'minimumDeposit', 'review'],
        override: {
          [casinoId('bily-jelen')]: { ribbon: 'Nízké protočení' },
          [casinoId('tichy-medved')]: { ribbon: 'Bez bonusů' },
        },
      }),
      ul(
        '[Zlatá Vydra](/recenze/zlata-vydra/) vrací 10 % z čisté týdenní prohry, nejvýše 2 000 Kč, v penězích bez protočení. Prohrajete-li za týden 3 000 Kč, vrátí se 300 Kč. Prohra 2 700 Kč to ovšem pořád je.',
        '[Bílý Jelen](/recenze/bily-jelen/) žádá 20násobek bonusu a dává na něj 30 dní.',
        '[Tichý Medvěd](/recenze/tichy-medved/) bonusy nemá. Zůstatek proto vyberete kdykoli a celý.',
      ),
      h2('Jak bonus odmítnout'),
      p(
        'Ve většině kasin stačí při vkladu zrušit zaškrtnutí u bonusu nebo nevyplnit kód. Pokud se bonus přesto připíše, napište podpoře **dřív, než poprvé vsadíte**. Po první sázce už ho zrušit zpravidla nejde bez ztráty výher.',
      ),
      note(
        'Nikdy nevkládejte víc jen proto, abyste dosáhli na vyšší bonus. Strop „do 25 000 Kč“ znamená vklad 25 000 Kč a protočení 750 000 Kč. Nejdřív si nastavte [limity](/limity-ktere-funguji/), potom čtěte nabídky.',
      ),
      block('gridCardsWithButton', 'gb-dal', {
        columns: 2,
        cards: [
          {
            img: cover('navratnost', 'Kresba grafu návratnosti'),
            title: 'Odkud se berou 4 %',
            text: rt('Návratnost a kolísavost automatů na příkladech, které si můžete přepočítat.'),
            button: { label: 'Přečíst vysvětlení', link: { type: 'post', id: postId('navratnost-automatu') } },
          },
          {
            img: cover('vahy', 'Kresba dvouramenných vah'),
            title: 'Jak bonusy známkujeme',
            text: rt('Podmínky tvoří pětinu hodnocení. Podívejte se, za co body strháváme.'),
            button: { label: 'Otevřít metodiku', link: { type: 'post', id: postId('jak-hodnotime') } },
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Co přesně znamená protočení 30×?',
          'Součet vašich sázek musí dosáhnout třicetinásobku bonusu. Z bonusu 1 000 Kč je to 30 000 Kč. Výhry se do obratu nepočítají, opětovně vsazené peníze ano.',
        ),
        faq(
          'Mohu během protáčení vybrat vlastní vklad?',
          'Někde ano, ale bonus a výhry z něj tím propadnou. V podmínkách hledejte větu o předčasném výběru.',
        ),
        faq(
          'Je vyšší bonus lepší?',
          'Sám o sobě ne. Rozhoduje poměr mezi bonusem a obratem. Stoprocentní bonus s protočením 35× vyjde v průměru hůř než poloviční s protočením 20×.',
        ),
        faq(
          'Dá se na bonusech vydělat?',
          'Dlouhodobě s tím nepočítejte. I u nabídky s kladnou průměrnou hodnotou většina hráčů bonus cestou prohraje a kasino smí pravidelné lovce bonusů omezit.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Obchodní podmínky kasina Modrý Lev, verze 4.2',
          url: 'https://modry-lev.example/podminky',
          publisher: 'Lví Hry a.s.',
          accessedAt: '2026-11-03',
        },
        {
          title: 'Bonusová pravidla kasina Horský Rys',
          url: 'https://horsky-rys.example/bonusy',
          publisher: 'Hřebenovka Gaming s.r.o.',
          accessedAt: '2026-11-10',
        },
        {
          title: 'Nekalé obchodní praktiky: rady pro spotřebitele',
          url: 'https://www.coi.cz/',
          publisher: 'Česká obchodní inspekce',
        },
      ],
    },
  },
)
