import { msg } from '#shared/words/message.ts'

export const startedBy = msg('Started {time} by {user}.', 'Spuštěno v {time}, {user}.')
export const reading = msg('Reading the file', 'Čtení souboru')
export const people = msg('Writers, rubrics', 'Autoři, rubriky')
export const pictures = msg('Pictures', 'Obrázky')
export const posts = msg('Posts and pages', 'Příspěvky a stránky')
export const redirects = msg('Redirects', 'Přesměrování')
export const undoing = msg('Taking the import back', 'Import se bere zpět')
export const paused = msg('Paused', 'Pozastaveno')
export const stopped = msg('Stopped', 'Zastaveno')
export const stoppedTitle = msg('The import stopped', 'Import se zastavil')
export const leave = msg(
  'Leave this page, close the browser: it goes on, and you get a line on Today.',
  'Stránku i prohlížeč můžete zavřít: import poběží dál a dáme vám vědět na stránce Dnes.',
)
export const leaveIn = msg(
  {
    one: 'About {count} minute more. Leave this page, close the browser: it goes on, and you get a line on Today.',
    other: 'About {count} minutes more. Leave this page, close the browser: it goes on, and you get a line on Today.',
  },
  {
    one: 'Ještě asi {count} minutu. Stránku i prohlížeč můžete zavřít: import poběží dál a dáme vám vědět na stránce Dnes.',
    few: 'Ještě asi {count} minuty. Stránku i prohlížeč můžete zavřít: import poběží dál a dáme vám vědět na stránce Dnes.',
    other:
      'Ještě asi {count} minut. Stránku i prohlížeč můžete zavřít: import poběží dál a dáme vám vědět na stránce Dnes.',
  },
)
export const goesOn = msg(
  'What is written stays. It goes on where it stopped.',
  'Co se zapsalo, zůstává. Pokračovat bude tam, kde skončil.',
)
export const doneOf = msg('{done} of {total}', '{done} z {total}')
export const resumed = msg(
  'It went on at {time} from where it was; nothing was done twice.',
  'V {time} navázal tam, kde skončil; nic se neudělalo dvakrát.',
)
export const justNow = msg('Just now', 'Právě teď')
export const pause = msg('Pause', 'Pozastavit')
export const goOn = msg('Go on', 'Pokračovat')
export const stopAndUndo = msg('Stop and undo…', 'Zastavit a vzít zpět…')
export const pillLabel = msg('Import', 'Import')
export const percent = msg('{count} %', '{count} %')
export const pillStopped = msg('stopped, needs you', 'zastavil se, čeká na vás')
export const pillLeft = msg(
  { one: '{phase}, about {count} minute', other: '{phase}, about {count} minutes' },
  { one: '{phase}, asi {count} minuta', few: '{phase}, asi {count} minuty', other: '{phase}, asi {count} minut' },
)
export const newsDone = msg('The import of {name} is done', 'Import souboru {name} je hotový')
export const newsFailed = msg('The import of {name} stopped', 'Import souboru {name} se zastavil')
export const newsUndone = msg('The import of {name} was undone', 'Import souboru {name} byl vzat zpět')
export const newsSee = msg('See what came and what needs a hand', 'Ukázat, co přišlo a na co se podívat')
export const newsGoOn = msg('Go on or undo it', 'Pokračovat, nebo vzít zpět')
