import { CONFIRM_HOURS, EVIDENCE_DAYS, ORIGINAL_DAYS } from '#features/complaints/shared/limits.ts'
import { BACKUPS, FLOODS } from '#features/players/site/privacy.ts'
import type { PageSection } from '#site/page-sections.tsx'

/** Numbers come from what the code does. */
export const COMPLAINTS_PRIVACY: PageSection = {
  title: 'Stížnosti na kasina',
  id: 'stiznosti',
  text: [
    'Když nám pošlete [stížnost](/stiznosti/nova/), uložíme, co v ní napíšete, vaši e-mailovou adresu, přezdívku v kasinu a doklady. Právním důvodem je váš souhlas (čl. 6 odst. 1 písm. a) nařízení GDPR), který dáváte v poslední části formuláře a potvrzujete odkazem z e-mailu. Když nám stížnost řeknete po telefonu, v dopise nebo osobně, zapíšeme ji jen s vaším souhlasem, o který si řekneme; e-mail pak dávat nemusíte.',
    [
      '**Zveřejníme** číslo stížnosti, částku, dny, slova stížnosti bez jmen a čísel účtů, odpověď provozovatele a rozhodnutí. Vaše jméno nechceme, e-mail ani přezdívku nezveřejníme.',
      '**Provozovatel** uvidí slova stížnosti a přezdívku, aby mohl najít váš účet. E-mail a doklady ne.',
      '**Doklady** ukládáme zašifrované, vidí je jen redakce a každé otevření se zapíše.',
      `**Bez potvrzení** všechno do ${CONFIRM_HOURS} hodin smažeme.`,
      `**Do ${ORIGINAL_DAYS} dnů po uzavření** smažeme slova, která redakce ve stížnosti začernila.`,
      `**Do ${EVIDENCE_DAYS} dnů po uzavření** smažeme doklady, e-mail, přezdívku, dopisy a poznámky redakce. Zůstane, co je zveřejněné, a otisk adresy, podle kterého vaši stížnost najdeme, když o to požádáte; nemáme-li adresu, otisk přezdívky u kasina.`,
      FLOODS,
      BACKUPS,
    ],
    'Stížnost můžete kdykoli stáhnout odkazem z e-mailu; v knize zůstane jen to, že byla. Na žádost smažeme nebo začerníme i zveřejněná slova. Poštu doručují poštovní servery, náš a váš; jinému nic nepředáváme.',
  ],
}
