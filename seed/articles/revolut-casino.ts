import { block, faq, h2, h3, note, p, page, rt } from '#posts/content/build.ts'
import { againstPromises } from '../covers.ts'
import { decimal, reviewLink } from '../figures.ts'
import { casinoId, cover, methodIds, rubricId, writerId } from '../ids.ts'
import { promiseOf, TO_REVOLUT } from '../payouts.ts'
import { casinoOf } from '../records.ts'
import { post } from '../types.ts'

const [revolut] = methodIds('revolut')
const [fastest] = TO_REVOLUT.reduce((best, each) => (each[1] < best[1] ? each : best))

export default post(
  'revolut-casino',
  { createdAt: '2025-03-25', updatedAt: '2026-11-09' },
  {
    title: 'Revolut v kasinu: kde jím zaplatíte a jak rychle přijde výběr',
    slug: 'revolut-casino',
    breadcrumbTitle: 'Revolut v kasinu',
    writer: writerId('matej-hrubes'),
    rubric: rubricId('platby'),
    cover: againstPromises(TO_REVOLUT),
    metaTag: {
      title: 'Revolut v kasinu (currentM currentY): šest kasin v testu',
      description:
        'Revolut přijímá šest z dvanácti kasin, která jsme otestovali. Porovnali jsme vklady, výběry i poplatky a ukážeme, jak si v aplikaci hlídat útratu.',
      robots: '',
      keyword: 'revolut casino, kasino revolut, vklad revolut, výběr na revolut',
      canonical: '',
    },
    ...page(
      p(
        'Revolut přijímá šest z dvanácti kasin, která jsme otestovali. Vklad je na herním kontě do minuty a nejrychlejší výběr 1 000 Kč dorazil za necelých deset hodin. Největší přínos ale není rychlost: účet oddělený od výplaty se hlídá snáz.',
      ),
      h2('Kasina, která Revolut přijímají'),
      p(
        'Seznam vychází z našich testů, ne z obrázků v patičkách. Kasino do něj zařadíme, až když u něj Revolutem vložíme i vybereme. Řadíme podle celkového hodnocení, jen kasino s nejrychlejším výběrem na Revolut stojí první. Podrobnosti najdete v recenzích.',
      ),
      block('casinosRating', 'cr-revolut', {
        mode: 'filter',
        filter: { paymentMethod: revolut },
        sort: 'rating',
        limit: 6,
        moved: [{ id: casinoId(fastest), place: 1, reason: 'výběr na Revolut z něj v našem měření dorazil nejdřív.' }],
        layout: 'cards',
        show: ['bonus', 'payoutsSpeed', 'minimumDeposit', 'review'],
      }),
      h2('Jak dlouho trvá výběr na Revolut'),
      p(
        'U každého kasina jsme z ověřeného účtu požádali o výběr 1 000 Kč. Čas běží od odeslání žádosti po připsání peněz v aplikaci. Poplatek si neúčtovalo žádné z nich.',
      ),
      block('dataTables', 'dt-revolut', {
        caption: 'Výběr 1 000 Kč na Revolut, říjen a listopad 2026',
        columns: [
          { label: 'Kasino' },
          { label: 'Vklad od (Kč)', type: 'number' },
          { label: 'Slib kasina (h)', type: 'number' },
          { label: 'Naměřeno (h)', type: 'number' },
          { label: 'Poplatek (Kč)', type: 'number' },
        ],
        rows: TO_REVOLUT.map(([casino, hours]) => [
          reviewLink(casino),
          rt(String(casinoOf(casino).minimumDeposit)),
          rt(String(promiseOf(casino))),
          rt(decimal(hours)),
          rt('0'),
        ]),
        sortable: true,
      }),
      p(
        'Pět kasin svůj slib dodrželo. Zelený Ježek lhůtu překročil o pět a půl hodiny, ačkoli si ji sám určil nejdelší ze všech. Zdržuje přitom hlavně schvalování v kasinu, ne převod. Jak se čas dělí mezi kasino a banku, rozebíráme v článku [Změřili jsme výplaty u deseti kasin](/zmerili-jsme-vyplaty/).',
      ),
      h2('Jak vložit peníze'),
      p('Postup je v kasinech téměř stejný. Rozdíl je v tom, jestli platíte kartou, nebo převodem.'),
      block('listsCards', 'lc-revolut', {
        style: 'number',
        cards: [
          {
            title: 'Kartou Revolut',
            icon: 'card',
            items: [
              rt('V aplikaci založte virtuální kartu určenou jen pro hraní.'),
              rt('Nastavte jí měsíční limit, například 1 000 Kč.'),
              rt('V pokladně kasina zvolte platbu kartou a opište údaje.'),
              rt('Platbu potvrďte v aplikaci.'),
            ],
          },
          {
            title: 'Převodem z účtu',
            icon: 'clock',
            items: [
              rt('V pokladně kasina zvolte Revolut nebo bankovní převod.'),
              rt('Zkopírujte číslo účtu a **variabilní symbol**. Bez něj se vklad nespáruje.'),
              rt('Převod odešlete v korunách.'),
              rt('Vyčkejte na potvrzení, obvykle několik minut.'),
            ],
          },
        ],
      }),
      note(
        'Jednorázová virtuální karta se po platbě zruší. Na vklad stačí, kasino však na ni nemůže poslat výběr a bude po vás chtít jiný účet i s dokladem, že patří vám. Pro hraní proto použijte kartu trvalou.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-revolut', {
        source: 'manual',
        pros: [
          'Peníze na hraní leží stranou od účtu, kam chodí výplata',
          'Virtuální kartě lze nastavit vlastní limit a kdykoli ji zmrazit',
          'O každé platbě přijde okamžitá zpráva do telefonu',
          'Ve všech šesti kasinech byl vklad i výběr bez poplatku',
        ],
        cons: [
          'Přijímá ho jen polovina kasin v našem testu',
          'Platba z eurového zůstatku se prodraží o směnu',
          'Snadný vklad z telefonu svádí k dalšímu vkladu',
        ],
      }),
      h2('Tři věci, které výběr zdrží'),
      h3('Jiné jméno na účtu'),
      p(
        'Účet musí být veden na stejné jméno jako herní konto. Výběr na účet partnera kasino odmítne a má k tomu dobrý důvod: pravidla proti praní peněz. Co všechno bude chtít vidět, popisuje návod [Ověření totožnosti](/overeni-totoznosti/).',
      ),
      h3('Platba v eurech'),
      p(
        'Česká kasina vedou konto v korunách. Máte-li v aplikaci jen eura, dojde při platbě ke směně. Příklad: při kurzu o 1 % horším než středovém stojí vklad 3 000 Kč o 30 Kč víc. O víkendu bývá směna dražší než v týdnu, přesná čísla uvádí ceník vašeho tarifu. Řešení je prosté: směňte dopředu a plaťte z korunového zůstatku.',
      ),
      h3('Vklad jednou metodou, výběr jinou'),
      p(
        'Kasina vracejí peníze přednostně tam, odkud přišly. Kdo vloží kartou jiné banky a chce výběr na Revolut, čeká déle, protože nový účet se ověřuje ručně. U Rudého Kohouta nám to přidalo 19 hodin.',
      ),
      h2('Jak si hlídat útratu přímo v aplikaci'),
      block('imgTextBlocks', 'it-revolut', {
        alternate: true,
        items: [
          {
            img: cover('limity', 'Kresba měřáku s ručičkou nastavenou na limit'),
            title: 'Limit na kartě je druhá pojistka',
            text: rt(
              'Vkladový limit v kasinu platí pro jedno kasino. Limit na kartě platí pro všechna. Kdo si na virtuální kartě nastaví 1 000 Kč měsíčně a v každém kasinu totéž, neprohraje víc ani při registraci u tří provozovatelů. Postup najdete v článku [Limity, které fungují](/limity-ktere-funguji/).',
            ),
          },
          {
            img: cover('mobil', 'Kresba telefonu s přehledem plateb'),
            title: 'Blokace plateb za hazard',
            text: rt(
              'V nastavení aplikace lze platby hazardním společnostem vypnout úplně. Karta pak platbu odmítne podle kategorie obchodníka. Na převody se blokace vztahovat nemusí, takže sebevyloučení v kasinu nenahrazuje, jen doplňuje.',
            ),
          },
        ],
      }),
      h2('Příklad: měsíc s odděleným účtem'),
      p(
        'Petr si na hraní určil 1 000 Kč měsíčně. Prvního dne v měsíci je pošle z běžného účtu na Revolut a virtuální kartě nastaví stejný strop. V kasinu má týdenní vkladový limit 250 Kč, takže vkládá čtyřikrát.',
      ),
      p(
        'Druhý týden vyhraje 1 800 Kč a nechá si je vyplatit. Za den jsou na Revolutu, odkud je odešle zpět na běžný účet; na kartě zůstává strop 1 000 Kč, takže výhru do hry vrátit nemůže. Třetí týden přijde o 250 Kč a další vklad mu kasino kvůli týdennímu limitu odmítne. Kdyby to zkusil jinde, zastaví ho nejpozději karta. Nic z toho nevyžaduje pevnou vůli ve chvíli, kdy jí bývá nejméně.',
      ),
      h2('Revolut u sázkových kanceláří'),
      p(
        'Z pěti kanceláří, které sledujeme, přijímají Revolut dvě. Desítka na něj u ověřených účtů slibuje výplatu do 2 hodin, její výběry jsme ale zatím neměřili. Širší srovnání je v článku o [zahraničních sázkových kancelářích](/zahranicni-sazkove-kancelare/).',
      ),
      block('bookmakersRating', 'br-revolut', {
        mode: 'filter',
        filter: { paymentMethod: revolut },
        sort: 'payoutsSpeed',
        layout: 'compact',
      }),
      p(
        '**Náš závěr:** Revolut se do kasina hodí jako oddělená peněženka s pevným stropem. Kvůli rychlosti ho zakládat nemusíte, u většiny kasin ušetříte jen hodiny. Začněte od limitu na kartě, teprve pak vkládejte.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Je vklad přes Revolut zpoplatněn?',
          'V žádném ze šesti kasin jsme poplatek nezaplatili. Náklad může vzniknout na straně Revolutu, pokud platíte z jiného než korunového zůstatku.',
        ),
        faq(
          'Lze vybrat na Revolut, i když jsem vložil jinou kartou?',
          'Většinou ano, kasino si ale nový účet nejprve ověří. Počítejte se zdržením v řádu hodin, v některých případech až jednoho dne.',
        ),
        faq(
          'Uvidí banka, že hraju?',
          'Platba kartou nese označení kategorie obchodníka a hazard má svou vlastní. V přehledu plateb tedy vidět je.',
        ),
        faq(
          'Pomůže mi Revolut obejít sebevyloučení?',
          'Ne a neměl by. Kasino s českým povolením ověřuje hráče podle dokladu a rejstříku vyloučených osob, nikoli podle karty.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Nápověda a ceníky pro zákazníky v Česku',
          url: 'https://www.revolut.com/cs-CZ/',
          publisher: 'Revolut',
          accessedAt: '2026-11-05',
        },
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-09',
        },
        { title: 'Platební styk a ochrana spotřebitele', url: 'https://www.cnb.cz/', publisher: 'Česká národní banka' },
      ],
    },
  },
)
