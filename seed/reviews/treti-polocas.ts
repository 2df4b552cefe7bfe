import { block, faq, h2, h3, note, ol, p, page, ul } from '#posts/content/build.ts'
import { ownBookmakerWithdrawals } from '../covers.ts'
import { crowns } from '../figures.ts'
import { writerId } from '../ids.ts'
import { bookmakerOf } from '../records.ts'
import { bookmakerReview } from '../types.ts'
import { BOOKMAKER_WITHDRAWALS } from '../withdrawals.ts'

const { payoutsSpeed, minimumDeposit } = bookmakerOf('treti-polocas')
const asked = (BOOKMAKER_WITHDRAWALS['treti-polocas'] ?? []).reduce((sum, [, , , amount]) => sum + amount, 0)

export default bookmakerReview(
  'treti-polocas',
  { createdAt: '2026-04-14', updatedAt: '2026-11-12' },
  {
    title: 'Třetí Poločas: recenze sázkové kanceláře',
    breadcrumbTitle: 'Třetí Poločas',
    writer: writerId('ondrej-kalina'),
    cover: ownBookmakerWithdrawals('treti-polocas'),
    metaTag: {
      title: 'Třetí Poločas recenze (currentM currentY): kurzy a výplaty',
      description:
        'Sázková kancelář Třetí Poločas v testu za vlastní peníze: čtyři výběry, kurzy na fotbal a bonus, který se dá splnit. Co drží a kde si počkáte.',
      robots: '',
      keyword: 'třetí poločas, recenze, sázková kancelář',
      canonical: '',
    },
    ...page(
      p(
        'Na fotbal má Třetí Poločas nejvyšší kurzy z pěti kanceláří, které sledujeme, a ve všední den posílá peníze do druhého dne. O víkendu slib nedodržel a tomu, kdo skládá systémové tikety, bonus nepomůže.',
      ),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc-polocas', {
        source: 'manual',
        pros: [
          'Nejvyšší kurzy na fotbal v našem srovnání',
          'Přes 60 fotbalových soutěží, i nižší ligy s nízkou marží',
          'Bonus se prosází jen šestkrát a dá se odmítnout',
          'Vklad přes Revolut i QR platbou',
        ],
        cons: [
          'Sobotní výběr přišel až v pondělí',
          'Systémové sázky se do bonusu nezapočítávají',
          'Mimo fotbal je nabídka průměrná',
        ],
      }),
      h2('Výplaty: slib a skutečnost'),
      h3('Čtyři žádosti z běžného účtu'),
      p(
        `Účet jsme si založili jako kdokoli jiný a o testu jsme kanceláři neřekli. Od začátku října jsme čtyřikrát požádali o výběr, dohromady o ${crowns(asked)}. Slib zní do ${payoutsSpeed ?? 0} hodin a čas měříme od odeslání žádosti po připsání peněz.`,
      ),
      p(
        'Dva výběry z pracovního týdne se vešly s rezervou, i když jeden z nich šel obyčejným převodem. Peníze ze sobotní žádosti ze 17. října dorazily na kartu až v noci na pondělí. Podmínky pro víkend žádnou delší lhůtu neuvádějí, a proto výběr počítáme jako opožděný.',
      ),
      p(
        'Čtvrtý výběr, převod z 10. listopadu, byl v den uzávěrky na cestě. Jakmile dorazí, doplníme ho do tabulky a medián se přepočítá sám.',
      ),
      h3('Co z toho plyne'),
      p(
        'Kdo vybírá v týdnu, může s jedním dnem počítat. Kdo chce výhru ze sobotního večera utratit v neděli, ten ať s ní nepočítá. Jak jsou na tom kasina, ukazuje [měření výplat](/zmerili-jsme-vyplaty/).',
      ),
      h2('Bonus a podmínky'),
      h3('Tisíc korun, šest tisíc v tiketech'),
      p(
        'Bonus odpovídá prvnímu vkladu, nejvýše 1 000 Kč. Než ho vyberete, musíte ho šestkrát prosázet do 30 dnů, a to na tiketech s celkovým kurzem alespoň 1,80. Při plném bonusu tedy podáte tikety za 6 000 Kč.',
      ),
      p(
        'Kalkulačka na tomto webu počítá u kurzových sázek s tím, že si kancelář nechá šest procent. Z 6 000 Kč je to v průměru 360 Kč, z tisícikoruny tak zbude zhruba 640 Kč. To je na poměry bonusů slušné, protože se násobí jen bonus a násobek je nízký.',
      ),
      h3('Na co si dát pozor'),
      ul(
        'Systémové tikety se nezapočítávají, ani zčásti.',
        'Třicet dnů běží od připsání bonusu, ne od prvního tiketu.',
        'Tiket s kurzem pod 1,80 neplatí, i kdyby vyhrál.',
        'Bonus jde při vkladu odmítnout a vlastní peníze jsou pak volné hned.',
      ),
      h2('Kurzy: kde se šetří nejvíc'),
      p(
        'Na bonusu vyděláte jednou, na kurzu při každé sázce. Vypíše-li kancelář na dva vyrovnané soupeře kurzy 1,95 místo obvyklých 1,90, vrací v průměru 97,5 % vsazených peněz místo 95 %. Na obratu 10 000 Kč je to rozdíl 250 Kč.',
      ),
      p(
        'Třetí Poločas takhle vypisuje hlavní soutěže a drží nízkou marži i tam, kde ji jiní zvedají: u druhých a třetích lig. Mimo fotbal náskok mizí. Na tenis a hokej jsme našli kurzy lepší, na atletiku se vyplatí dívat spíš do Rychlé Štafety. Všech pět kanceláří vedle sebe je v článku o [zahraničních sázkových kancelářích](/zahranicni-sazkove-kancelare/).',
      ),
      h2('Registrace, vklady a limity'),
      p(
        `Kancelář chce totéž co všechny legální: jméno, adresu, rodné číslo a ověření totožnosti. Doklady jsme nahráli hned po registraci, první výběr proto nic nezdrželo; jak na to, popisuje [průvodce ověřením](/overeni-totoznosti/). Vkládat lze od ${crowns(minimumDeposit ?? 0)} kartou, převodem, přes Revolut nebo QR platbou.`,
      ),
      p(
        'Limity vkladů a ztrát nabízí účet ještě před první sázkou a platí pro web i obě aplikace. Snížení platí hned, zvýšení až po čase. Kdo sází při zápasech naživo, ať si nastaví i limit na den: živé sázky běží rychleji než rozvaha.',
      ),
      note(
        'Sázejte jen peníze, které si můžete dovolit ztratit. Prohru další sázkou nedoženete; když o tom přesto přemýšlíte, podívejte se na stránku [Pomoc](/pomoc/).',
      ),
      h2('Závěr: komu Třetí Poločas sedne'),
      p(
        'Třetí Poločas vede mezi kancelářemi kvůli tomu, co se počítá při každém tiketu, ne kvůli reklamě. Známku mu srazil opožděný víkendový výběr.',
      ),
      ol(
        '**Ano**, pokud sázíte hlavně na fotbal a porovnáváte kurzy.',
        '**Ano, ale bez bonusu**, pokud skládáte systémové tikety. Bonus byste s nimi nesplnili.',
        '**Spíš ne**, pokud potřebujete výběr i o víkendu během hodin.',
      ),
    ),
    faq: {
      data: [
        faq(
          'Je Třetí Poločas legální?',
          'Ano. Vedle maltské licence má povolení Ministerstva financí ČR, a jen to v Česku platí. Kdy jsme ho naposledy ověřili, uvádíme v základních údajích.',
        ),
        faq(
          'Počítají se do bonusu živé sázky?',
          'Podmínky je nevylučují, rozhoduje kurz tiketu. Vyloučené jsou systémové sázky.',
        ),
        faq(
          'Kolik stojí výběr?',
          'U žádného z našich výběrů si kancelář nic nestrhla. Jednotlivé výběry najdete výš v tabulce i s poplatky.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Seznam povolených provozovatelů hazardních her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-09',
        },
        {
          title: 'Pravidla bonusu Třetího Poločasu',
          url: 'https://treti-polocas.example/podminky',
          publisher: 'Třetí Poločas',
          accessedAt: '2026-11-09',
        },
      ],
    },
  },
)
