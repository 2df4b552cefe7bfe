import { msg } from '#shared/words/message.ts'

export const appearsAt = msg('Appears <b>{moment}</b>. Prague time.', 'Zveřejní se <b>v {moment}</b>. Pražský čas.')
export const appearsAndComesDown = msg(
  'Appears <b>{moment}</b>, comes down <b>{end}</b>. Prague time.',
  'Zveřejní se <b>v {moment}</b>, stáhne se <b>v {end}</b>. Pražský čas.',
)
export const appearsNow = msg(
  'Appears <b>as soon as you press</b>. Prague time.',
  'Zveřejní se <b>hned po stisknutí</b>. Pražský čas.',
)
export const appearsNowAndComesDown = msg(
  'Appears <b>as soon as you press</b>, comes down <b>{end}</b>. Prague time.',
  'Zveřejní se <b>hned po stisknutí</b>, stáhne se <b>v {end}</b>. Pražský čas.',
)
export const wasToAppear = msg('Was to appear {moment}', 'Mělo se zveřejnit v {moment}')
export const appearsSoon = msg('It will appear in a moment.', 'Zveřejní se za chvíli.')

export const save = msg('Save', 'Uložit')
export const saveChanges = msg('Save changes', 'Uložit změny')
export const saveDraft = msg('Save draft', 'Uložit koncept')
export const publishNow = msg('Publish now', 'Zveřejnit hned')
export const publishDots = msg('Publish…', 'Zveřejnit…')
export const scheduleDots = msg('Schedule…', 'Naplánovat…')
export const changeTime = msg('Change the time…', 'Změnit čas…')
export const sendBackDots = msg('Send back…', 'Vrátit k přepracování…')
export const whenToPublish = msg('When to publish', 'Kdy zveřejnit')
export const otherWays = msg('Other ways to publish', 'Další možnosti zveřejnění')
export const rightAway = msg('Visitors see it right away', 'Návštěvníci to uvidí hned')
export const dayAndHour = msg('Day and hour, and when it comes down', 'Den a hodina, případně kdy se stáhne')
export const draftAgain = msg('It is a draft again, and you say why', 'Bude to zase koncept a napíšete proč')
export const nobodySees = msg('Nobody sees it yet', 'Zatím to nikdo neuvidí')

export const permanentRedirect = msg('{path} (permanent redirect)', '{path} (trvalé přesměrování)')
export const thenGoTo = msg('After that visitors go to', 'Potom návštěvníci půjdou na')
export const nowhere = msg('Nowhere, the page is gone', 'Nikam, stránka je pryč')
export const choosePage = msg('Choose a page', 'Vyberte stránku')
export const takeDown = msg('Take down at a set time', 'Stáhnout v určený čas')
export const comesDown = msg('Comes down', 'Stáhne se')
export const notPublished = msg('Not published yet', 'Zatím nezveřejněno')
export const notScheduled = msg('Not scheduled yet', 'Zatím nenaplánováno')

export const now = msg('Now', 'Hned')
export const asYouPress = msg('Visitors see it as soon as you press.', 'Návštěvníci to uvidí hned po stisknutí.')
export const later = msg('Later', 'Později')
export const appears = msg('Appears', 'Zveřejní se')
export const removeDate = msg('Take the date away', 'Odebrat datum')
export const schedule = msg('Schedule', 'Naplánovat')
export const scheduleFor = msg('Schedule for {moment}', 'Naplánovat na {moment}')
export const chooseTime = msg('Choose a day and a time.', 'Vyberte den a čas.')
export const chooseEnd = msg('Choose when it comes down.', 'Vyberte, kdy se stáhne.')
export const endsBefore = msg('It would come down before it appears.', 'Stáhlo by se to dřív, než se to zveřejní.')
export const tomorrowAtEight = msg('Tomorrow 8:00', 'Zítra 8:00')
export const dayAtEight = msg('{day} 8:00', '{day} 8:00')
