import { block, faq, h2, h3, note, ol, p, page, rt } from '#posts/content/build.ts'
import { decimal } from '../figures.ts'
import { type BookmakerName, cover, rubricId, writerId } from '../ids.ts'
import { bookmakerOf } from '../records.ts'
import { post } from '../types.ts'

/** Best first, each with the country of its other licence. */
const COMPARED: [BookmakerName, string][] = [
  ['treti-polocas', 'Malta'],
  ['kurzovy-sokol', 'Rakousko'],
  ['desitka', 'Irsko'],
  ['pevny-tip', 'Slovensko'],
  ['rychla-stafeta', 'Švédsko'],
]

export default post(
  'zahranicni-sazkove-kancelare',
  { createdAt: '2025-07-10', updatedAt: '2026-11-04' },
  {
    title: 'Zahraniční sázkové kanceláře: co je v Česku legální a co ne',
    slug: 'zahranicni-sazkove-kancelare',
    breadcrumbTitle: 'Zahraniční sázkové kanceláře',
    writer: writerId('ondrej-kalina'),
    rubric: rubricId('licence'),
    cover: { motif: 'seal', months: 72, without: 0 },
    metaTag: {
      title: 'Zahraniční sázkové kanceláře (currentM currentY)',
      description:
        'Licence z Malty v Česku nestačí: sázky tu smí nabízet jen ten, kdo má povolení ministerstva. Srovnali jsme pět kanceláří, které ho mají, i jejich bonusy.',
      robots: '',
      keyword: 'zahraniční sázkové kanceláře, legální sázkové kanceláře, licence, sázky',
      canonical: '',
    },
    ...page(
      p(
        'Sázky smí českým zákazníkům nabízet jen provozovatel s povolením Ministerstva financí ČR. Nezáleží na tom, jestli sídlí v Brně, nebo na Maltě: rozhoduje povolení. Vysvětlíme, co z toho plyne pro vás, a srovnáme pět kanceláří, které působí i v cizině a české povolení mají.',
      ),
      h2('Co zákon doopravdy říká'),
      p(
        'Hazardní hry v Česku upravuje zákon č. 186/2016 Sb. Platí pro každého, kdo hru nabízí lidem v Česku, tedy i pro zahraniční web v češtině. O povolení může požádat také firma se sídlem v jiném státě Evropské unie nebo Evropského hospodářského prostoru. Cizí licence sama o sobě nestačí, a to ani maltská, ani rakouská.',
      ),
      p('Slovo „zahraniční“ se proto používá ve třech významech, mezi nimiž je zásadní rozdíl:'),
      block('gridCards', 'gc-druhy', {
        columns: 3,
        cards: [
          {
            img: cover('licence', 'Kresba listiny s pečetí'),
            title: 'Zahraniční s českým povolením',
            text: rt(
              'Firma z ciziny, která má i povolení ministerstva. **Legální.** Do této skupiny patří všech pět kanceláří v našem srovnání.',
            ),
          },
          {
            img: cover('registrace', 'Kresba registračního formuláře'),
            title: 'S licencí jen z jiného státu',
            text: rt(
              'Doma může být v pořádku, v Česku však sázky nabízet nesmí. **Nelegální**, i kdyby měla web v češtině a konto v korunách.',
            ),
          },
          {
            img: cover('zdravi', 'Kresba výstražného trojúhelníku u srdce'),
            title: 'Bez dohledu',
            text: rt(
              'Licence z karibského ostrova, nebo žádná. **Nelegální** a při sporu se v praxi nikoho nedovoláte.',
            ),
          },
        ],
      }),
      h2('Co riskujete bez českého povolení'),
      p(
        'Nepovolené weby zapisuje ministerstvo na veřejný seznam. Poskytovatelé internetu pak mají povinnost přístup na ně blokovat a banky nesmějí provádět platby na účty, které jsou na seznamu uvedeny. Pro sázející to má čtyři praktické následky:',
      ),
      block('listsCards', 'lc-rizika', {
        style: 'bullet',
        cards: [
          {
            title: 'Peníze',
            icon: 'warn',
            items: [
              rt('Web může být zablokován ze dne na den, i se zůstatkem na kontě.'),
              rt('Výběr nemusí projít, protože ho banka odmítne.'),
            ],
          },
          {
            title: 'Ochrana',
            icon: 'shield',
            items: [
              rt('Český dozor spor neřeší, obrátit se musíte na úřad v cizině.'),
              rt('Neplatí rejstřík vyloučených osob ani české limity.'),
            ],
          },
        ],
      }),
      p(
        'Jak to končí, ukázal Černý Havran. Kasino s licencí z Curaçaa vyplácelo nejvýše 20 000 Kč týdně, na výběr se čekalo až deset dní a v roce 2025 ukončilo provoz. Českého povolení nikdy nemělo, takže hráčům se zůstatkem zbyl e-mail, na který nikdo neodpovídal.',
      ),
      note(
        'Tento článek je obecný přehled, ne právní rada. Řešíte-li konkrétní spor o výplatu, obraťte se na advokáta nebo na spotřebitelskou poradnu.',
      ),
      h2('Tři argumenty, které slýcháme'),
      h3('„V zahraničí mají vyšší kurzy“'),
      p(
        'Někdy ano, o setiny. Na obratu 10 000 Kč znamená rozdíl jednoho procenta 100 Kč. Nevyplacený zůstatek 5 000 Kč tuto výhodu smaže na dlouhá léta. Vyšší kurz má cenu jen tehdy, když ho někdo opravdu vyplatí.',
      ),
      h3('„Nechtějí doklady“'),
      p(
        'Chtějí, jen později. Podle zpráv od čtenářů přichází žádost o doklady zpravidla až s prvním větším výběrem, a to v podobě, kterou je těžké splnit: úřední překlad, ověřený podpis, původ peněz. Poctivá kancelář se ptá na začátku.',
      ),
      h3('„Limity mi budou jen překážet“'),
      p(
        'Od toho tam jsou. Kdo hledá web bez limitů, protože v Česku na ně narazil, ten dobrou sázkovou kancelář nepotřebuje. Potřebuje přestávku.',
      ),
      h2('Pět kanceláří s českým povolením'),
      p(
        'Všech pět má platné povolení Ministerstva financí a každá má vedle něj i licenci v jiné zemi. Pořadí určuje naše hodnocení.',
      ),
      block('bookmakersRating', 'br-pet', {
        mode: 'top',
        sort: 'rating',
        limit: COMPARED.length,
        layout: 'cards',
        show: ['bonus', 'payoutsSpeed', 'minimumDeposit', 'licence', 'review'],
      }),
      h2('Srovnání v číslech'),
      block('dataTables', 'dt-kancelare', {
        caption: 'Základní údaje o pěti kancelářích, říjen 2026',
        columns: [
          { label: 'Kancelář' },
          { label: 'Hodnocení', type: 'rating' },
          { label: 'Výplata slíbena do (h)', type: 'number' },
          { label: 'Vklad od (Kč)', type: 'number' },
          { label: 'Rok založení', type: 'number' },
          { label: 'Druhá licence' },
        ],
        rows: COMPARED.map(([name, secondLicence]) => {
          const { title, rating, payoutsSpeed, minimumDeposit, yearEstablished } = bookmakerOf(name)
          const figures = [payoutsSpeed, minimumDeposit, yearEstablished].map((figure) => rt(String(figure)))
          return [rt(title), rt(decimal(rating ?? 0)), ...figures, rt(secondLicence)]
        }),
        sortable: true,
      }),
      h3('Proč záleží na kurzu víc než na bonusu'),
      p(
        'Vezměme zápas dvou vyrovnaných soupeřů. Nabízí-li kancelář na oba kurz 1,90, vrací v průměru 95 % vsazených peněz. Při kurzu 1,95 vrací 97,5 %. Na obratu 10 000 Kč je to rozdíl 250 Kč: průměrná ztráta 500 Kč proti 250 Kč. Kdo sází pravidelně, získá lepším kurzem za rok víc než jednorázovým bonusem.',
      ),
      h2('Kolik musíte prosázet, než bonus vyberete'),
      p(
        'Podmínky jsme přepočítali na stejný první vklad 1 000 Kč. U Pevného Tipu je nutné prosázet kromě bonusu i celý vklad, a proto je částka nejvyšší.',
      ),
      block('dataTables', 'dt-bonusy', {
        caption: 'Bonusy sázkových kanceláří při vkladu 1 000 Kč',
        columns: [
          { label: 'Kancelář' },
          { label: 'Dostanete' },
          { label: 'Prosázet (Kč)', type: 'number' },
          { label: 'Kurz od', type: 'number' },
          { label: 'Lhůta (dny)', type: 'number' },
        ],
        rows: [
          [rt('Třetí Poločas'), rt('1 000 Kč'), rt('6 000'), rt('1,80'), rt('30')],
          [rt('Desítka'), rt('500 Kč'), rt('4 000'), rt('1,60'), rt('21')],
          [rt('Pevný Tip'), rt('800 Kč'), rt('9 000'), rt('2,00'), rt('60')],
          [rt('Kurzový Sokol'), rt('kredit do 500 Kč, jen při prohře první sázky'), rt('500'), rt('2,00'), rt('7')],
          [rt('Rychlá Štafeta'), rt('kredit 300 Kč'), rt('1 000'), rt('1,70'), rt('14')],
        ],
      }),
      p(
        'Pozor na slovo kredit. U Kurzového Sokola a Rychlé Štafety se vyplácí jen čistá výhra, samotný kredit propadne. Vsadíte-li kredit 300 Kč na kurz 2,50 a vyhrajete, připíše se vám 450 Kč, nikoli 750 Kč.',
      ),
      h2('Jak si povolení ověříte'),
      ol(
        'V patičce webu najděte název firmy a číslo povolení. Logo bez čísla nic nedokazuje.',
        'Na webu ministerstva otevřete seznam povolených provozovatelů a vyhledejte **název firmy**, ne značku.',
        'Zkontrolujte, že je u firmy uvedena i adresa webu, na kterém právě jste. Podvodné kopie se liší jedním písmenem.',
        'Podívejte se na seznam nepovolených internetových her. Je-li na něm adresa webu, odejděte.',
      ),
      p(
        'Celá kontrola zabere tři minuty. Stejným postupem začíná každá naše recenze, jak popisuje [metodika](/jak-hodnotime/). A ještě jedno vodítko: web, který nechce ověřit vaši totožnost, české povolení mít nemůže. Proč, vysvětluje článek [Ověření totožnosti](/overeni-totoznosti/).',
      ),
      block('imgBlocks', 'ib-povoleni', {
        layout: 'row',
        images: [
          { img: cover('licence', 'Kresba povolení s číslem a pečetí'), caption: 'Číslo povolení bývá v patičce webu' },
          {
            img: cover('sazky', 'Kresba sázkového tiketu'),
            caption: 'Podmínky bonusu si přečtěte ještě před prvním tiketem',
          },
        ],
      }),
    ),
    faq: {
      data: [
        faq(
          'Stačí kanceláři licence z jiného státu Evropské unie?',
          'Ne. Pro nabídku v Česku je nutné povolení Ministerstva financí ČR. Jiná licence ho nenahrazuje.',
        ),
        faq(
          'Jak poznám, že je web na seznamu nepovolených her?',
          'Seznam je veřejný na webu ministerstva. Pokud vás poskytovatel internetu na stránku nepustí a odkáže na rozhodnutí ministerstva, je na něm.',
        ),
        faq(
          'Mám peníze na kontě u nepovolené kanceláře. Co teď?',
          'Požádejte o výběr celého zůstatku, uložte si potvrzení a snímky obrazovky a nic dalšího nevkládejte. Vrácení peněz vám bohužel nikdo neslíbí.',
        ),
        faq(
          'Platí limity i pro sázky?',
          'Ano, kanceláře s českým povolením je nabízejí stejně jako kasina. Postup najdete v článku [Limity, které fungují](/limity-ktere-funguji/).',
        ),
        faq(
          'Musím výhru ze sázek zdanit?',
          'Zákon o daních z příjmů osvobozuje jen výhry do stanovené výše. Aktuální hranici si ověřte u Finanční správy nebo u daňového poradce.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Zákon č. 186/2016 Sb., o hazardních hrách',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
        {
          title: 'Seznam povolených provozovatelů a seznam nepovolených internetových her',
          url: 'https://www.mfcr.cz/',
          publisher: 'Ministerstvo financí ČR',
          accessedAt: '2026-11-03',
        },
        {
          title: 'Zdanění výher z hazardních her',
          url: 'https://financnisprava.gov.cz/',
          publisher: 'Finanční správa',
          accessedAt: '2026-11-03',
        },
      ],
    },
  },
)
