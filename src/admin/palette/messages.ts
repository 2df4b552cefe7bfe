import { msg } from '#shared/words/message.ts'

export const searchAndCommands = msg('Search and commands', 'Hledání a příkazy')
export const goOrFind = msg('Go to a screen, find a post, casino, writer or rubric…', 'Kam přejít nebo co najít…')
export const searching = msg('Searching…', 'Hledá se…')
export const nothingFound = msg('Nothing found', 'Nic nenalezeno')
export const found = msg('Found', 'Nalezeno')
export const goTo = msg('Go to', 'Přejít na')
export const create = msg('Create', 'Vytvořit')
export const more = msg('More', 'Další')
export const lightColours = msg('Light colours', 'Světlé barvy')
export const darkColours = msg('Dark colours', 'Tmavé barvy')
export const systemColours = msg('Colours as the system', 'Barvy podle systému')
export const shortcuts = msg('Keyboard shortcuts', 'Klávesové zkratky')
export const openSite = msg('Open the site', 'Otevřít web')
export const keysInTurn = msg('{first} then {second}', '{first}, potom {second}')

export const space = msg('Space', 'Mezerník')

export const everywhere = msg('Everywhere', 'Všude')
export const newHere = msg('New record of what is on the screen', 'Nový záznam toho, co je na obrazovce')
export const searchList = msg('Search the list', 'Hledat v seznamu')
export const closeDialog = msg('Close the dialog', 'Zavřít dialog')
export const answerDialog = msg('Answer its question, send its form', 'Potvrdit dialog, odeslat formulář')
export const thisHelp = msg('This help', 'Tato nápověda')

export const forms = msg('Forms', 'Formuláře')
export const save = msg('Save', 'Uložit')
export const mainButton = msg(
  'The main button; before it publishes, it asks',
  'Hlavní tlačítko; než zveřejní, zeptá se',
)
export const whenToPublish = msg(
  'When to publish; of a live record a change for later',
  'Kdy zveřejnit; u zveřejněného záznamu změna na později',
)
export const saveAsChange = msg('Save as a change that waits', 'Uložit jako čekající změnu')
export const findings = msg('Next and previous finding of the check', 'Další a předchozí nález kontroly')
export const mendFinding = msg('Mend the finding', 'Opravit nález')
export const stillTrueHere = msg(
  'The fact in this field is still true; its whole group',
  'Údaj v tomto poli stále platí; celá jeho skupina',
)
export const checkFact = msg('Check the fact in this field', 'Ověřit údaj v tomto poli')
export const moveRow = msg('Move the row of a table', 'Přesunout řádek tabulky')

export const text = msg('Text', 'Text')
export const bold = msg('Bold, italic, underlined', 'Tučně, kurzívou, podtrženě')
export const struck = msg('Struck through, code', 'Přeškrtnutě, kód')
export const link = msg('Link', 'Odkaz')
export const headings = msg('Heading of level 2, 3, 4; paragraph', 'Nadpis úrovně 2, 3, 4; odstavec')
export const bullets = msg('Bullets, numbers, callout', 'Odrážky, číslování, zvýrazněný rámeček')
export const listLevel = msg('List item one level deeper, higher', 'Položka seznamu o úroveň níž, výš')
export const newLine = msg('New line in the same paragraph', 'Nový řádek ve stejném odstavci')
export const insert = msg('Insert a block or another element', 'Vložit blok nebo jiný prvek')
export const moveBlock = msg('Move the paragraph or block', 'Přesunout odstavec nebo blok')
export const editBlock = msg('Edit the selected block', 'Upravit vybraný blok')
export const note = msg('Note for colleagues on the selection', 'Poznámka pro kolegy k výběru')
export const undoRedo = msg('Undo, redo', 'Zpět, znovu')

export const todayAndDue = msg('Today and Due', 'Dnes a K ověření')
export const rowsOfToday = msg('Next and previous row of Today', 'Další a předchozí řádek na Dnes')
export const facts = msg('Next and previous fact', 'Další a předchozí údaj')
export const stillTrue = msg('Still true today', 'Stále platí')
export const itChanged = msg('It changed', 'Změnilo se')
export const later = msg('Later', 'Později')
export const openSource = msg('Open the source', 'Otevřít zdroj')

export const voices = msg('Next and previous voice', 'Další a předchozí zkušenost')
export const approve = msg('Approve; as documented', 'Schválit; jako doloženou')
export const askOrReject = msg('Ask the player back, reject', 'Zeptat se hráče, odmítnout')
export const hideWords = msg('Hide the selected words', 'Skrýt vybraná slova')
export const openProof = msg('Open the proof', 'Otevřít doklad')
export const undoDecision = msg('Undo the last decision', 'Vzít zpět poslední rozhodnutí')
export const chooseReason = msg('Choose the reason of a rejection', 'Vybrat důvod odmítnutí')

export const complaints = msg('Next and previous complaint', 'Další a předchozí stížnost')
export const openIt = msg('Open it', 'Otevřít ji')
export const takeIt = msg('Take it', 'Převzít ji')
export const nextStep = msg('The next step of the open one', 'Další krok otevřené stížnosti')

export const views = msg('Week, month, list', 'Týden, měsíc, seznam')
export const events = msg('Next and previous event', 'Další a předchozí událost')
export const moveByDay = msg('Move the event by a day', 'Přesunout událost o den')
export const moveByHour = msg('Move the event by an hour', 'Přesunout událost o hodinu')
export const undoMove = msg('Undo the move', 'Vzít přesun zpět')

export const changesAndConflicts = msg('Changes and conflicts', 'Změny a střety')
export const editChange = msg('Edit the shown change, preview it', 'Upravit zobrazenou změnu, zobrazit náhled')
export const publishChange = msg('Publish it, schedule it', 'Zveřejnit ji, naplánovat ji')

export const listsAndPictures = msg('Lists, imports and pictures', 'Seznamy, importy a obrázky')
export const moveColumn = msg('Move a column', 'Přesunout sloupec')
export const rowsOfImport = msg('Next and previous row of an import', 'Další a předchozí řádek importu')
export const importRow = msg('Leave the row out, correct it, overwrite', 'Řádek vynechat, opravit, přepsat')
export const saveAlt = msg('Save the alt text and go on', 'Uložit alternativní text a pokračovat')
export const moveFocus = msg('Move the focal point or a cover; faster', 'Posunout těžiště nebo obálku; rychleji')
