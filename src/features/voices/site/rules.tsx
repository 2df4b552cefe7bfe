import { VOICES_PATH, VOICES_RULES } from '#features/voices/shared/address.ts'
import {
  ANSWER_DAYS,
  ASIDE_DAYS,
  CONFIRM_HOURS,
  EMAIL_MONTHS,
  FIGURES_FROM,
  ORIGINAL_DAYS,
  PROOF_MEGABYTES,
  TEXT_MAX,
  TEXT_MIN,
} from '#features/voices/shared/limits.ts'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { genitiveOf } from '#features/players/months.ts'
import { formatCount } from '#shared/czech/format.ts'
import { BACKUPS, FLOODS } from '#features/players/site/privacy.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { type PageSection, PageSections } from '#site/page-sections.tsx'
import type { Page, PageRequest, PageRoute } from '#site/page.ts'

/** Numbers come from what the code does. */
const RULES: PageSection[] = [
  {
    title: 'Jak ověřujeme zkušenosti',
    id: 'overeni',
    text: [
      `Zkušenost zveřejníme, až její autor klepne na odkaz v e-mailu a až ji přečte člověk z redakce, obvykle do ${DECIDED_WITHIN}. Kdo odkaz do ${CONFIRM_HOURS} hodin nepotvrdí, toho zkušenost i s adresou smažeme.`,
      [
        '**Ověřeno e-mailem** znamená jen to, že schránka existuje a autor k ní má přístup. Jestli opravdu hrál, jsme neověřovali.',
        '**Doloženo** znamená, že redakce viděla výpis nebo snímek hráčského účtu a souhlasí v něm provozovatel, měsíc i částka.',
        'Stejná slova jinde, víc zkušeností ve stejnou hodinu, jednorázová schránka nebo druhá zkušenost téhož člověka jsou jen znamení, na která se redakce podívá. Sama o ničem nerozhodují.',
      ],
      'Jinak původ zkušeností neověřujeme a neumíme vyloučit, že některá není pravá. Tuto informaci ukládá § 5a zákona č. 634/1992 Sb., o ochraně spotřebitele.',
      `Podíly a mediány ukazujeme od ${genitiveOf(FIGURES_FROM)} zkušeností a jen za posledních 12 měsíců. Do známky redakce nevstupují a řadíme je podle data, nikdy podle toho, co říkají.`,
    ],
  },
  {
    title: 'Pravidla pro toho, kdo píše',
    id: 'pravidla',
    text: [
      [
        `Pište jen o tom, co jste sami zažili, a je vám aspoň 18 let. Text má ${TEXT_MIN} až ${formatCount(TEXT_MAX)} znaků.`,
        'Za zkušenost vám nikdo nesmí nic dát a my za ni neplatíme.',
        'O jednom podniku jedna zkušenost za měsíc. Tu první můžete kdykoli změnit.',
        'Nezveřejníme jména a urážky, chlubení výhrami a návody, jak vyhrát, odkazy a slevové kódy.',
        'Jména, čísla účtů a telefony redakce vynechá. Místo nich stojí […] a pod textem, co chybí. Jinak slova neměníme.',
        `Doklad je nepovinný, nejvýš ${PROOF_MEGABYTES} MB, a vidí ho jen redakce.`,
      ],
      `Redakce se vás může jednou zeptat. Když do ${ANSWER_DAYS} dnů neodpovíte, zkušenost nezveřejní; odpovědět můžete ještě ${ORIGINAL_DAYS} dní potom. Rozhodnutí a důvod najdete za odkazem z e-mailu.`,
      'Chválu i výtky posuzujeme stejně. Provozovatel může pod zkušenost jednou odpovědět. Smazat ji ani koupit nemůže, ani když nám platí provizi.',
      'Odkazem z e-mailu zkušenost kdykoli změníte nebo odvoláte. Změněnou přečte redakce znovu a u dřívější odpovědi provozovatele řekneme, že patří k předchozímu znění; z odvolané zůstane jen věta, že ji autor odvolal.',
    ],
  },
]

export const VOICES_PRIVACY: PageSection = {
  title: 'Zkušenosti hráčů',
  id: 'zkusenosti-hracu',
  text: [
    `Když nám pošlete [zkušenost](${VOICES_PATH}), uložíme, co v ní napíšete, vaši e-mailovou adresu a případný doklad. Právním důvodem je váš souhlas (čl. 6 odst. 1 písm. a) nařízení GDPR), který dáváte ve formuláři a potvrzujete odkazem z e-mailu.`,
    [
      '**Zveřejníme** text, měsíc, zda doporučujete, a co vyplníte o výběru; odpovědi na otázky jen v součtech. Jméno nechceme, e-mail nezveřejníme a podniku ho neukážeme.',
      '**Doklad** ukládáme zašifrovaný, vidí ho jen redakce a každé otevření se zapíše.',
      `**Bez potvrzení** všechno do ${CONFIRM_HOURS} hodin smažeme.`,
      `**Do ${ORIGINAL_DAYS} dnů po rozhodnutí** smažeme doklad, vaši odpověď na otázku redakce a slova, která redakce začernila; co nezveřejníme, smažeme celé a zůstane jen, že a proč jsme to odmítli. Odložené zkušenosti uzavřeme do ${ASIDE_DAYS} dnů.`,
      `**Po ${EMAIL_MONTHS} měsících** smažeme e-mail. Zůstane jeho otisk, podle kterého vaši zkušenost najdeme, když o to požádáte.`,
      FLOODS,
      BACKUPS,
    ],
    `E-mailem vám přijde potvrzovací odkaz, nejvýš jedna otázka a rozhodnutí. Zkušenost kdykoli odvoláte odkazem z kteréhokoli z nich. Jak zkušenosti ověřujeme a co smíte psát, je v [pravidlech](${VOICES_RULES}).`,
  ],
}

const TITLE = 'Jak ověřujeme zkušenosti hráčů'

const load = async ({ services: { env } }: PageRequest): Promise<Page> => ({
  sheet: 'builtIn',
  main: (
    <BuiltInPage
      title={TITLE}
      name="Pravidla"
      steps={[{ title: 'Zkušenosti', path: VOICES_PATH }]}
      lead={hardSpaces('Co u zkušenosti znamená ověřeno a doloženo, co zveřejníme a co má vědět, kdo píše.')}
    >
      <div className="prose">
        <PageSections sections={RULES} />
      </div>
    </BuiltInPage>
  ),
  head: {
    path: VOICES_RULES,
    title: `${TITLE} – ${env.SITE_NAME}`,
    description: `Jak ${env.SITE_NAME} ověřuje zkušenosti hráčů s kasiny, co znamená doloženo a jaká jsou pravidla pro toho, kdo píše.`,
  },
})

export const voicesRulesPage: PageRoute = { path: VOICES_RULES, load }
