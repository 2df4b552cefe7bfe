import { block, faq, h2, p, page, rt, ul } from '#posts/content/build.ts'
import { writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'jak-vydelavame',
  { createdAt: '2025-01-15', updatedAt: '2026-11-14' },
  {
    title: 'Jak vyděláváme',
    slug: 'jak-vydelavame',
    isPage: true,
    breadcrumbTitle: 'Jak vyděláváme',
    writer: writerId('klara-vondrova'),
    cover: { motif: 'scales', left: 28_430, right: 4_550 },
    metaTag: {
      title: 'Jak vyděláváme: provize bez obcházení',
      description:
        'Rozvážně žije z provizí za partnerské odkazy. Říkáme, kdo platí, za co přesně, proč to nemá vliv na pořadí kasin a co za peníze odmítáme udělat.',
      robots: '',
      keyword: 'provize, partnerské odkazy, nezávislost redakce',
      canonical: '',
    },
    ...page(
      p(
        'Čtení Rozvážně nic nestojí a platí ho kasina, o kterých píšeme. To je střet zájmů a nemá smysl předstírat opak. Proto tu najdete, kdo platí, za co a jak hlídáme, aby si za to nekoupil známku.',
      ),
      h2('Odkud peníze přicházejí'),
      p(
        'Odkazy „Hrát nyní“ a „Využít bonus“ jsou partnerské. Když přes ně přejdete, zaregistrujete se a poprvé vložíte, vyplatí nám provozovatel jednorázovou provizi. Vás to nestojí nic navíc a podmínky máte stejné, jako kdybyste přišli sami. Podle vydavatele jde o částky od 800 do 2 500 Kč za nového zákazníka. Kdo kolik platí, redakce neví. Jiný příjem nemáme: neprodáváme bannery, placené články ani vaše údaje.',
      ),
      p(
        'Z provizí platíme mzdy, provoz webu a testy. Jedno kasino nás při testu vyjde zpravidla na 2 000 až 10 000 Kč vkladů, z nichž se část vrátí. Při [říjnovém měření výplat](/zmerili-jsme-vyplaty/) jsme vložili 33 000 Kč a 4 550 Kč prohráli.',
      ),
      h2('Co za peníze neděláme'),
      block('listsCards', 'lc-zasady', {
        style: 'bullet',
        cards: [
          {
            title: 'Odmítáme',
            icon: 'warn',
            items: [
              rt('podíl z prohraných peněz. Vydělávali bychom na tom, že prohráváte,'),
              rt('platbu za vyšší pozici nebo lepší známku,'),
              rt('texty dodané kasinem a recenze, které schvaluje provozovatel,'),
              rt('odkazy na kasina bez povolení Ministerstva financí ČR.'),
            ],
          },
          {
            title: 'Dodržujeme',
            icon: 'check',
            items: [
              rt('Autoři výši provizí neznají.'),
              rt('Pořadí počítá vážený průměr podle [zveřejněné metodiky](/jak-hodnotime/).'),
              rt('Reklamní odkaz je vždy označen přímo u tlačítka.'),
              rt('Testujeme za vlastní peníze, dary ani pozvánky nepřijímáme.'),
            ],
          },
        ],
      }),
      h2('Jak si to můžete ověřit'),
      p('Věřit nám nemusíte, stačí se dívat:'),
      ul(
        'Nevýhody uvádíme u každého kasina, včetně prvního v žebříčku.',
        'Kasino, které nestihlo [vlastní slib výplaty](/zmerili-jsme-vyplaty/), jmenujeme, i když od něj provizi máme.',
        'Šest ze sedmi vkladových bonusů jsme označili za [v průměru nevýhodné](/jak-cist-bonusove-podminky/). Na odkazech tím přicházíme o peníze.',
        'Tichý Medvěd bonus nemá a stejně ho doporučujeme.',
      ),
      block('quoteWriters', 'qw-provize', {
        writerId: writerId('klara-vondrova'),
        quote:
          'Nezávislost nepoznáte podle toho, že ji někdo má napsanou v patičce. Poznáte ji podle toho, co si dovolí napsat o tom, kdo mu platí.',
      }),
      h2('Kdo pravidla hlídá'),
      p(
        'Smlouvy s provozovateli uzavírá vydavatel, ne redakce. Jednou za čtvrt roku kolega, který o provizích nerozhoduje, porovná změny v žebříčku s daty, kdy se měnily smlouvy; částky přitom nevidí. Pokud by spolu souvisely, zveřejníme to zde.',
      ),
      block('biographyWriters', 'bio-ondrej', {
        writerId: writerId('ondrej-kalina'),
        text: 'Čtvrtletní kontrolu vede Ondřej Kalina. Jako právník zná obě strany smlouvy a jako autor má právo zastavit vydání textu, který by pravidla porušil.',
      }),
      p('Narazili jste na něco, co těmto zásadám odporuje? [Napište nám](/kontaktujte-nas/). Odpovíme a opravíme to.'),
    ),
    faq: {
      data: [
        faq(
          'Zaplatím přes váš odkaz víc?',
          'Ne. Bonus, vklad i podmínky jsou stejné, jako když adresu kasina zadáte sami.',
        ),
        faq(
          'Jak se odkazu vyhnu?',
          'Adresu kasina napište ručně do prohlížeče. Recenzi si můžete přečíst a odkaz nepoužít, nic vám kvůli tomu neskryjeme.',
        ),
        faq(
          'Co o mně provozovatel díky odkazu zjistí?',
          'Že jste přišli z našeho webu. Jméno ani e-mail mu nepředáváme, protože je neznáme.',
        ),
      ],
    },
    references: {
      data: [
        {
          title: 'Nekalé obchodní praktiky a označování reklamy',
          url: 'https://www.coi.cz/',
          publisher: 'Česká obchodní inspekce',
          accessedAt: '2026-08-10',
        },
        {
          title: 'Zákon č. 40/1995 Sb., o regulaci reklamy',
          url: 'https://www.e-sbirka.cz/',
          publisher: 'Sbírka zákonů',
        },
      ],
    },
  },
)
