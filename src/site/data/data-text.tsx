import { FIGURES_FROM as CLOSED_FROM } from '#features/complaints/shared/limits.ts'
import { genitiveOf } from '#features/players/months.ts'
import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { type PageSection, PageSections } from '#site/page-sections.tsx'

export const DATA_PATH = '/data/'

const sections = (siteName: string, siteUrl: string): PageSection[] => [
  {
    title: 'Co v datech je',
    id: 'obsah-dat',
    text: [
      'Každé kasino, které je v provozu, a u něj všechny údaje, které ukazujeme v recenzi: podmínky bonusu, vklady a výplaty, provozovatel, licence, bezpečnost, platební metody i známky. U každého údaje je **den, kdy jsme ho ověřili**, a **zdroj**.',
      [
        '**ověřeno** (checked): údaj jsme ověřili a lhůta na další kontrolu ještě běží.',
        '**ověřujeme** (due): lhůta uplynula, datum říká, kdy jsme se dívali naposledy.',
        '**neověřeno** (unchecked): takovou hodnotu zatím nikdo neověřil.',
      ],
      'U kasin bez platného českého povolení podmínky bonusu neuvádíme.',
    ],
  },
  {
    title: 'Odkud data stáhnout',
    id: 'stazeni',
    text: [
      [
        '[kasina.csv](/data/kasina.csv): jeden řádek na údaj, středníky, UTF-8.',
        '[kasina.json](/data/kasina.json): jedno kasino za druhým i s údaji.',
        '[vybery.csv](/data/vybery.csv): naše [měření výplat](/mereni-vyplat/), jeden řádek na výběr, desetinná čárka.',
        '[stiznosti.csv](/data/stiznosti.csv): [kniha stížností](/stiznosti/), jeden řádek na stížnost, bez textů a bez hráčů.',
        `[kniha-stiznosti.csv](/data/kniha-stiznosti.csv): jak který podnik spory za 12 měsíců končil; podíl, dny a nevyplacenou částku uvádíme od ${genitiveOf(CLOSED_FROM)} uzavřených.`,
        `[zkusenosti.csv](/data/zkusenosti.csv): odpovědi ze [zkušeností hráčů](/zkusenosti/) sečtené po měsících, bez textů a bez e-mailů. Odpovědi na otázku uvádíme, když jich za měsíc je aspoň ${FIGURES_FROM}; jinak jen to, kolik lidí napsalo a kolik zkušeností je doložených.`,
        `Jedno kasino: ${siteUrl}/api/v1/public/casinos/{slug}, například [modry-lev](/api/v1/public/casinos/modry-lev).`,
      ],
      'Soubory se mění s každou úpravou. Kdo se ptá znovu, ať pošle hlavičku If-None-Match: dokud se nic nezměnilo, odpovíme jen 304.',
    ],
  },
  {
    title: 'Jak data použít',
    id: 'licence-dat',
    text: [
      `Data jsou pod licencí [Creative Commons Uveďte původ 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/deed.cs). Smíte je šířit i upravovat, také komerčně, pokud uvedete zdroj: „${siteName}, ${siteUrl}${DATA_PATH}“ a den, kdy jste je stáhli.`,
      'Texty recenzí, fotografie a loga kasin licence nezahrnuje. Našli jste chybu? [Napište nám](/kontaktujte-nas/).',
    ],
  },
]

/** Until an editor publishes their own. */
export const DataText = ({ siteName, siteUrl }: { siteName: string; siteUrl: string }) => (
  <BuiltInPage
    title="Otevřená data"
    name="Otevřená data"
    lead={hardSpaces('Údaje o kasinech i s tím, odkud je máme a kdy jsme je ověřili. Berte si je a počítejte po nás.')}
  >
    <article className="prose">
      <PageSections sections={sections(siteName, siteUrl)} />
    </article>
  </BuiltInPage>
)
