import { msg } from '#shared/words/message.ts'

export const title = msg('Import from WordPress or Ghost', 'Import z WordPressu nebo Ghostu')
export const lead = msg(
  'Nothing is written before you have seen the report and pressed Start.',
  'Dokud neuvidíte přehled a nespustíte import, nic se nezapíše.',
)
export const settings = msg('Settings', 'Nastavení')
export const data = msg('Data', 'Data')
export const movingIn = msg('Moving in', 'Stěhování')
export const stepFile = msg('File', 'Soubor')
export const stepReport = msg('Report', 'Přehled')
export const stepRunning = msg('Running', 'Průběh')
export const stepDone = msg('Done', 'Hotovo')
export const steps = msg('Steps', 'Kroky')
export const notRead = msg('The import could not be read', 'Import se nepodařilo načíst')
export const openIt = msg('Open the import', 'Otevřít import')
export const sectionTitle = msg('Moving in from WordPress or Ghost', 'Stěhování z WordPressu nebo Ghostu')
export const sectionLead = msg(
  'Posts, pages, pictures and old addresses of a site, with a report first and one button that takes all of it back.',
  'Příspěvky, stránky, obrázky a staré adresy webu; nejdřív přehled a jedno tlačítko, které vše vezme zpět.',
)
export const sectionOpen = msg('Import a site', 'Importovat web')

export const whereFrom = msg('Where does it come from?', 'Odkud se stěhujete?')
export const wordPress = msg('WordPress', 'WordPress')
export const wordPressHow = msg(
  'Tools → Export → All content. One .xml file (WXR) or its parts, also packed as .zip.',
  'Nástroje → Export → Veškerý obsah. Soubor .xml (WXR) nebo jeho části, i jako .zip.',
)
export const ghost = msg('Ghost', 'Ghost')
export const ghostHow = msg(
  'Settings → Migration → Export content. One .json file.',
  'Settings → Migration → Export content. Jeden soubor .json.',
)
export const dropHere = msg('Drop the file here', 'Sem přetáhněte soubor')
export const dropAbout = msg(
  '.xml, .json or .zip, at most 1 GB. It is read on this server and shown to nobody.',
  '.xml, .json nebo .zip, nejvýš 1 GB. Čte se na tomto serveru a nikdo ho neuvidí.',
)
export const chooseFile = msg('Choose a file', 'Vybrat soubor')
export const chooseAgain = msg('Choose {name} again', 'Vybrat {name} znovu')
export const fileOf = msg('{size}', '{size}')
export const fileHere = msg('whole', 'celý')
export const sendingFile = msg('sent {sent} of {size}', 'odesláno {sent} z {size}')
export const sendingLeft = msg(
  { one: '{count} minute left', other: '{count} minutes left' },
  { one: 'zbývá {count} minuta', few: 'zbývají {count} minuty', other: 'zbývá {count} minut' },
)
export const lineLost = msg(
  'The connection is lost at {sent} of {size}. It goes on by itself when the line is back.',
  'Spojení se přerušilo po {sent} z {size}. Až se obnoví, odesílání bude samo pokračovat.',
)
export const stoppedAt = msg(
  '{sent} of {size} are here. Choose the same file again and it goes on from there.',
  'Zatím je tu {sent} z {size}. Vyberte stejný soubor znovu a odesílání naváže.',
)
export const fileUnread = msg(
  'The browser can no longer read the file: it was moved or changed. Remove it here and choose it again.',
  'Prohlížeč už soubor nemůže přečíst: byl přesunut nebo změněn. Odeberte ho a vyberte znovu.',
)
export const removeIt = msg('Remove {name}', 'Odebrat {name}')
export const pictures = msg('Pictures', 'Obrázky')
export const picturesLead = msg('The file only says where they are.', 'Soubor jen říká, kde jsou.')
export const fromZip = msg('From a zip of wp-content/uploads', 'Ze souboru zip se složkou wp-content/uploads')
export const fromZipAbout = msg(
  'Best: nothing is missing, and the old site need not run.',
  'Nejlepší: nic nechybí a starý web nemusí běžet.',
)
export const chooseZip = msg('Choose a zip', 'Vybrat zip')
export const fromSite = msg('From the old site', 'Ze starého webu')
export const fromSiteAbout = msg(
  'One after another, without hurry. It must be reachable.',
  'Jeden po druhém, bez spěchu. Web musí být dostupný.',
)
export const oldAddress = msg('Address of the old site', 'Adresa starého webu')
export const oldAddressHint = msg(
  'Where it stands now, if not where the file says. A file of Ghost does not say it.',
  'Kde web běží teď, pokud to není tam, kde uvádí soubor. Soubor z Ghostu ji neuvádí.',
)
export const noPictures = msg('Leave pictures out', 'Obrázky vynechat')
export const noPicturesAbout = msg('Each place keeps a note where one was.', 'Na místě každého zůstane poznámka.')
export const makeReport = msg('Make the report', 'Připravit přehled')
export const cancelTitle = msg('Cancel this import?', 'Zrušit tento import?')
export const cancelBody = msg(
  'Its files are deleted from the server. Nothing of it is on the site.',
  'Jeho soubory se ze serveru smažou. Na webu z něj nic není.',
)
export const cancelIt = msg('Cancel the import', 'Zrušit import')
export const problemTitle = msg('This file cannot be read', 'Tento soubor nelze přečíst')
export const problemHelp = msg(
  'Nothing was written. Remove the file, export it again in the old system and choose the new one.',
  'Nic se nezapsalo. Soubor odeberte, ve starém systému ho vyexportujte znovu a vyberte nový.',
)
export const comesOver = msg('What comes over', 'Co se přenese')
export const comes1 = msg('Posts and pages with their dates and authors', 'Příspěvky a stránky s daty a autory')
export const comes2 = msg(
  'Headings, lists, tables, quotes, pictures with alt texts',
  'Nadpisy, seznamy, tabulky, citace, obrázky s alternativními texty',
)
export const comes3 = msg('Categories and tags as rubrics', 'Kategorie a štítky jako rubriky')
export const comes4 = msg(
  'Search titles and descriptions of Yoast, Rank Math, Ghost',
  'Titulky a popisy pro vyhledávače z Yoastu, Rank Mathu a Ghostu',
)
export const comes5 = msg('Old addresses as redirects', 'Staré adresy jako přesměrování')
export const staysBehind = msg('What does not', 'Co ne')
export const stays1 = msg('Comments, users’ passwords, forms', 'Komentáře, hesla uživatelů, formuláře')
export const stays2 = msg('Scripts and frames', 'Skripty a rámce')
export const stays3 = msg('Looks: themes, page builders', 'Vzhled: šablony a stavěče stránek')
export const earlier = msg('Earlier', 'Dříve')
export const earlierAbout = msg('{day}, {user}', '{day}, {user}')
export const undoableUntil = msg('can be undone until {day}', 'zpět jde vzít do {day}')
export const wasUndone = msg('undone', 'vzato zpět')
export const result = msg('Result', 'Výsledek')

export const reading = msg('The file is read', 'Soubor se čte')
export const readingAbout = msg(
  'A large one takes some minutes. You may leave; the report waits here.',
  'Velký soubor zabere několik minut. Můžete odejít, přehled tu počká.',
)
export const nobodySees = msg('Nobody sees drafts on the site.', 'Koncepty na webu nikdo neuvidí.')
