import { block, faq, h2, h3, note, ol, p, page, ul } from '#posts/content/build.ts'
import { ownBookmakerWithdrawals } from '../covers.ts'
import { crowns } from '../figures.ts'
import { writerId } from '../ids.ts'
import { bookmakerOf } from '../records.ts'
import { bookmakerReview } from '../types.ts'
import { BOOKMAKER_WITHDRAWALS, hoursIn } from '../withdrawals.ts'

const { payoutsSpeed, minimumDeposit, yearEstablished } = bookmakerOf('kurzovy-sokol')
const withdrawals = BOOKMAKER_WITHDRAWALS['kurzovy-sokol'] ?? []
const asked = withdrawals.reduce((sum, [, , , amount]) => sum + amount, 0)
const slowest = Math.max(...withdrawals.map(([, , , , took]) => hoursIn(took ?? '')))
const minutesToSpare = Math.round(60 * ((payoutsSpeed ?? 0) - slowest))

export default bookmakerReview(
  'kurzovy-sokol',
  { createdAt: '2026-05-20', updatedAt: '2026-11-05' },
  {
    title: 'Kurzový Sokol: recenze sázkové kanceláře',
    breadcrumbTitle: 'Kurzový Sokol',
    writer: writerId('matej-hrubes'),
    cover: ownBookmakerWithdrawals('kurzovy-sokol'),
    metaTag: {
      title: 'Kurzový Sokol recenze (currentM currentY): přenosy a kredit',
      description:
        'Kurzový Sokol láká na přenosy bez příplatku a vrácení první sázky. Vyzkoušeli jsme oboje, dvakrát vybrali a spočítali, kolik vrácený kredit opravdu váží.',
      robots: '',
      keyword: 'kurzový sokol, recenze, sázková kancelář',
      canonical: '',
    },
    ...page(
      p(
        'Kdo chce zápas sledovat tam, kde na něj vsadil, bude v Kurzovém Sokolovi spokojený: přenosy jsou bez příplatku a vklad malý. Vrácená první sázka ovšem není vrácené peníze, ale kredit, který se sám vybrat nedá.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-sokol', {
        source: 'manual',
        pros: [
          'Přenosy bez příplatku na webu i v mobilu',
          `Vklad už od ${crowns(minimumDeposit ?? 0)}`,
          'Oba naše výběry dorazily dřív, než kancelář slibuje',
          'Aplikace pro Android i iPhone umí totéž co web',
        ],
        cons: [
          'Vrácená sázka je kredit na sedm dní, ne peníze',
          'Přenos vidí jen ten, kdo měl v posledním dni na účtu zůstatek',
          'Revolut ani QR platbu kancelář nepřijímá',
        ],
      }),
      h2('Výplaty: slib a skutečnost'),
      h3('Dva výběry jsou na závěr málo'),
      p(
        `Na testovací účet jsme nahlásili dva výběry, jeden na kartu a jeden převodem, dohromady ${crowns(asked)}. Oba přišly do slíbených ${payoutsSpeed ?? 0} hodin, převod ovšem jen o ${minutesToSpare} minut. Třetí výběr zadáme o víkendu; teprve ze tří hodnot počítáme medián a do té doby tu žádný neuvádíme.`,
      ),
      p(
        'Poplatek jsme nezaplatili. Paysafecard a mobilní platba slouží jen ke vkladu, výhru pak kancelář pošle na účet vedený na vaše jméno.',
      ),
      h2('Bonus a podmínky'),
      h3('Kolik váží kredit 500 Kč'),
      p(
        'Nabídka zní: prohrajete-li první sázku s kurzem alespoň 2,00, kancelář vám ji do 500 Kč vrátí. Vrací ji ale v kreditu, který platí sedm dní, a vybrat z něj lze jen čistou výhru.',
      ),
      ul(
        'Vsadíte 500 Kč na kurz 2,00 a prohrajete. Peníze jsou pryč, místo nich máte kredit 500 Kč.',
        'Kredit vsadíte na kurz 2,00. Když tiket vyjde, dostanete 500 Kč; kredit sám propadne.',
        'Při marži šesti procent vyjde takový tiket asi v 47 případech ze sta. Kredit 500 Kč má tedy v průměru cenu 235 Kč.',
      ),
      p(
        'Není to podvod, podmínky to říkají na třech řádcích. Jen slovo „vrácení“ v reklamě slibuje víc. Kdo by kvůli němu vsadil víc, než chtěl, ten už prodělal. Další taková slova rozebíráme v návodu, [jak číst bonusové podmínky](/jak-cist-bonusove-podminky/).',
      ),
      h2('Přenosy: co uvidíte a za co'),
      p(
        'Přenosy běží v přehrávači vedle kurzů, v aplikaci i na počítači, a nic navíc se za ně neplatí. Podmínka je jediná: v posledních 24 hodinách jste museli mít na účtu kladný zůstatek. Stačí pár korun, a proto si tu nechte právě jen je.',
      ),
      p(
        'Přenos po internetu je vždycky o něco pozadu za stadionem a kurz se může změnit dřív, než důležitou situaci uvidíte. Živá sázka podle přenosu proto není náskok. Přenos berte jako přenos.',
      ),
      h2('Účet a vklady'),
      p(
        `Kurzový Sokol funguje od roku ${yearEstablished ?? 0} a na formuláři je to znát: je dlouhý, zato po vás nechce nic dvakrát. Vkládá se od ${crowns(minimumDeposit ?? 0)} kartou, převodem, mobilní platbou nebo přes Paysafecard. Co obnáší předplacený kupon, píšeme v článku o [Paysafecard](/paysafecard-casino/).`,
      ),
      p(
        'Limity najdete v nastavení účtu, ne při vkladu, kde by byly potřeba víc. Nastavte si je dřív, než poprvé vložíte.',
      ),
      note(
        'Sledovat zápas a sázet na něj jsou dvě různé věci. Když zjistíte, že bez tiketu už se nedíváte, dejte si [pauzu](/pauza/).',
      ),
      h2('Závěr: komu Sokol sedne'),
      p(
        'Kvůli přenosům a malým vkladům jde o rozumnou druhou volbu za [Třetím Poločasem](/recenze/treti-polocas/), který má lepší kurzy. Kvůli bonusu sem nechoďte.',
      ),
      ol(
        '**Ano**, pokud chcete zápasy sledovat a sázíte drobné.',
        '**Ano, ale bez kreditu**, pokud vás láká vrácená sázka. Počítejte s ní jako s polovinou.',
        '**Ne**, pokud platíte přes Revolut nebo QR platbou.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Je Kurzový Sokol legální?',
          'Ano. Provozovatel z Rakouska má i povolení Ministerstva financí ČR. Kdy jsme ho naposledy ověřili, uvádíme v základních údajích.',
        ),
        faq(
          'Dá se vrácená sázka vybrat?',
          'Ne. Vrací se v kreditu na sedm dní a vybrat lze jen čistou výhru, kterou s ním získáte.',
        ),
        faq('Musím kvůli přenosu vsadit?', 'Ne. Stačí, že jste měli v posledních 24 hodinách na účtu kladný zůstatek.'),
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
          title: 'Pravidla akce Vrácení první sázky',
          url: 'https://kurzovy-sokol.example/podminky',
          publisher: 'Kurzový Sokol',
          accessedAt: '2026-11-04',
        },
      ],
    },
  },
)
