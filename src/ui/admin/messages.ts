import { msg } from '#shared/words/message.ts'

/** Words of many screens. */
export const cancel = msg('Cancel', 'Zrušit')
export const close = msg('Close', 'Zavřít')
export const showPassword = msg('Toggle password visibility', 'Zobrazit nebo skrýt heslo')
export const undo = msg('Undo', 'Zpět')
export const tryAgain = msg('Try again', 'Zkusit znovu')
export const copy = msg('Copy', 'Kopírovat')
export const done = msg('Done', 'Hotovo')
export const haveStored = msg('I have stored it', 'Mám to uložené')

/** Toasts; the English ones are verbatim from the specification. */
export const copied = msg('Successfully copied !', 'Zkopírováno')
export const shortcodeAdded = msg('Shortcode added !', 'Blok přidán')
export const completed = msg('Successfully completed !', 'Hotovo')
export const updated = msg('Successfully updated !', 'Změny uloženy')
export const deleted = msg('Successfully deleted !', 'Smazáno')
export const archived = msg('Successfully archived !', 'Archivováno')
export const unarchived = msg('Successfully unarchived !', 'Obnoveno z archivu')
export const cacheRefreshed = msg('Cache refreshed !', 'Mezipaměť obnovena')
export const headingIds = msg('IDs were set for Headers in Content Editor', 'Nadpisy v editoru dostaly ID')
export const notifications = msg('Notifications', 'Oznámení')
export const cannotCopy = msg(
  'This browser does not let the page copy. Select the text and copy it yourself.',
  'Tento prohlížeč stránce nedovolí kopírovat. Označte text a zkopírujte ho sami.',
)

export const notLoaded = msg(
  'This could not be loaded. Reload the page and try again: what you typed is kept.',
  'Tohle se nepodařilo načíst. Načtěte stránku znovu a zkuste to ještě jednou: co jste napsali, zůstane.',
)
export const notLoadedOffline = msg(
  'This could not be loaded. It opens when the line is back.',
  'Tohle se nepodařilo načíst. Otevře se, až bude zase spojení.',
)
export const partMissing = msg('This part could not be loaded', 'Tuto část se nepodařilo načíst')
export const typedIsUntouched = msg('What you typed is not touched.', 'Toho, co jste napsali, se to netýká.')

export const statusActive = msg('Active', 'Zveřejněno')
export const statusInactive = msg('Inactive', 'Koncept')
export const statusReady = msg('Ready', 'Čeká na schválení')
export const statusScheduled = msg('Scheduled', 'Naplánováno')
export const statusArchived = msg('Archived', 'V archivu')
export const activeMeans = msg('Published: visitors see it', 'Zveřejněno: návštěvníci to vidí')
export const inactiveMeans = msg('A draft: visitors do not see it', 'Koncept: návštěvníci ho nevidí')
export const readyMeans = msg('A draft that waits for approval', 'Koncept, který čeká na schválení')
export const scheduledMeans = msg('A draft that is published at its time', 'Koncept, který se zveřejní ve svůj čas')
export const archivedMeans = msg('Hidden, and its slug is free', 'Skryto a adresa (slug) je volná')
export const scheduledFor = msg('Scheduled for {moment}', 'Naplánováno na {moment}')

export const dayAndTime = msg('{day}, {time}', '{day} {time}')
export const weekdayAndTime = msg('{weekday} {day} at {time}', '{weekday} {day} v {time}')
export const clocksForward = msg(
  'The clocks go forward that night: {time} does not exist. It will be {shown}.',
  'Tu noc se čas posouvá dopředu: {time} neexistuje. Bude to v {shown}.',
)
export const clocksBack = msg(
  'The clocks go back that night: {time} comes twice.',
  'Tu noc se čas posouvá zpět: {time} nastane dvakrát.',
)

export const preview = msg('Preview', 'Náhled')
export const previewOfPage = msg('Preview of the page', 'Náhled stránky')
export const previewWidth = msg('Width of the preview', 'Šířka náhledu')
export const phone = msg('Phone', 'Telefon')
export const desktop = msg('Desktop', 'Počítač')
export const openInNewTab = msg(
  'Open in new tab<hidden> the published page</hidden>',
  'Otevřít v nové kartě<hidden> zveřejněnou stránku</hidden>',
)
export const closePreview = msg('Close the preview', 'Zavřít náhled')
export const previewFailed = msg('The preview could not be made.', 'Náhled se nepodařilo vytvořit.')
export const previewLoading = msg('Loading the preview', 'Načítá se náhled')
export const windowTitle = msg('{title} – Rozvážně admin', '{title} – Rozvážně, redakční systém')
