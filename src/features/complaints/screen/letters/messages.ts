import { msg } from '#shared/words/message.ts'

// Letters and notes
export const toWhom = msg('To whom', 'Komu')
export const to = msg('To {email}', 'Na {email}')
export const onlyNewsroom = msg('Only the newsroom sees it', 'Vidí ji jen redakce')
export const template = msg('Template', 'Šablona')
export const subject = msg('Subject', 'Předmět')
export const note = msg('Note', 'Poznámka')
export const letter = msg('Letter', 'Dopis')
export const noteForColleagues = msg('A note for colleagues', 'Poznámka pro kolegy')
export const writeOrTake = msg(
  'Write, or take a template. What is known fills itself in.',
  'Napište, nebo vyberte šablonu. Co je známé, doplní se samo.',
)
export const fillInFirst = msg('Fill in {fields} before you send it.', 'Než dopis odešlete, doplňte {fields}.')
export const movesNothing = msg('Sending does not move the state.', 'Odeslání stav nemění.')
export const noteIt = msg('Note', 'Zapsat')
export const send = msg('Send', 'Odeslat')
export const noted = msg('Noted', 'Zapsáno')
export const sent = msg('Sent', 'Odesláno')
export const isKept = msg('{problem} What you wrote is kept.', '{problem} Co jste napsali, zůstalo.')
export const templates = msg('Templates', 'Šablony')
export const templatesTitle = msg('Templates of letters, in Czech', 'Šablony dopisů, česky')
export const templatesNotRead = msg('The templates could not be read', 'Šablony se nepodařilo načíst')
export const toPlayer = msg('To the player', 'Hráči')
export const toOperator = msg('To the operator', 'Provozovateli')
export const forWhom = msg('For whom', 'Komu')
export const name = msg('Name', 'Název')
export const whatFor = msg('What it is for', 'K čemu je')
export const fillsIn = msg(
  'Fills itself in: {fields}. An empty one blocks sending.',
  'Doplní se samo: {fields}. Prázdné pole zabrání odeslání.',
)
export const newTemplate = msg('New template', 'Nová šablona')
export const removeTemplate = msg('Remove this template', 'Odebrat šablonu')
export const saveTemplates = msg('Save the templates', 'Uložit šablony')
