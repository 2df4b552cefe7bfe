import { msg } from '#shared/words/message.ts'

export const personsData = msg('A person’s data…', 'Údaje jednoho člověka…')
export const personTitle = msg('What we keep of a person', 'Co máme o jednom člověku')
export const personAsks = msg(
  'Somebody asks what we keep of them, or to be forgotten. Make sure that it is them. Both are written in the audit log, without what finds them.',
  'Někdo se ptá, co o něm máme, nebo chce své údaje smazat. Ověřte, že je to on. Obojí se zapíše do záznamu činností, bez toho, podle čeho jste hledali.',
)
export const findBy = msg('What finds them', 'Podle čeho hledat')
export const byEmail = msg('E-mail', 'E-mail')
export const byAccount = msg('Account with a casino', 'Účet v kasinu')
export const theirEmail = msg('Their e-mail', 'Jeho e-mail')
export const theirAccount = msg('Name of the account', 'Přezdívka u kasina')
export const accountHint = msg(
  'Finds complaints that the newsroom wrote down without an e-mail. All others are found by the e-mail.',
  'Najde stížnosti, které zapsala redakce a nemají e-mail. Všechny ostatní se hledají podle e-mailu.',
)
export const exportForThem = msg('Export for them', 'Export pro něj')
export const forgetPerson = msg('Forget this person…', 'Smazat jeho údaje…')
export const forgetQuestion = msg('Forget this person?', 'Smazat údaje tohoto člověka?')
export const forget = msg('Forget', 'Smazat údaje')
export const forgetMeans = msg(
  'What was never shown of {who} is deleted. Of what is shown only the answers stay, which are counted; an open complaint ends. This cannot be undone.',
  'Co od {who} nebylo zveřejněné, se smaže. Ze zveřejněného zůstanou jen odpovědi, které se počítají, a otevřená stížnost skončí. Vrátit to nejde.',
)
export const nothingKept = msg('Nothing is found by that.', 'Podle toho jsme nic nenašli.')
export const forgotten = msg('Deleted {deleted}, blacked out {black}', 'Smazáno {deleted}, začerněno {black}')
