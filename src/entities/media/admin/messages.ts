import { msg } from '#shared/words/message.ts'

export const media = msg('Media', 'Média')
export const newestFirst = msg('Newest first', 'Od nejnovějších')
export const oldestFirst = msg('Oldest first', 'Od nejstarších')
export const byName = msg('By name', 'Podle názvu')
export const lastChanged = msg('Last changed', 'Naposledy změněné')
export const all = msg('All', 'Vše')
export const allOf = msg('All {total}', 'Vše {total}')
export const withoutAlt = msg('Without alt', 'Bez popisu')
export const withoutAltOf = msg('Without alt {total}', 'Bez popisu {total}')
export const usedNowhere = msg('Used nowhere', 'Nepoužité')
export const usedNowhereOf = msg('Used nowhere {total}', 'Nepoužité {total}')
export const search = msg('Search name or description', 'Hledat v názvu nebo popisu')
export const whichPictures = msg('Which pictures', 'Které obrázky')
export const sortBy = msg('Sort', 'Řazení')
export const altInRow = msg('Alt texts in a row', 'Alternativní texty za sebou')
export const uploadPictures = msg('Upload pictures', 'Nahrát obrázky')
export const unread = msg('The pictures could not be read', 'Obrázky se nepodařilo načíst')
export const dropToUpload = msg('Drop the pictures to upload them', 'Pusťte obrázky a nahrají se')
export const tryFewer = msg('Try fewer words or another status.', 'Zkuste méně slov nebo jiný stav.')
export const noneYet = msg('No pictures yet', 'Zatím žádné obrázky')
export const dropHere = msg(
  'Drop some here, or use the button above. JPEG, PNG, WebP, AVIF or GIF, 10 MB each.',
  'Přetáhněte je sem, nebo použijte tlačítko nahoře. JPEG, PNG, WebP, AVIF nebo GIF, každý do 10 MB.',
)
export const pictures = msg('Pictures', 'Obrázky')
export const archived = msg('Archived', 'V archivu')
export const noAlt = msg('no alt', 'bez popisu')
export const select = msg('Select {title}', 'Vybrat: {title}')

export const picture = msg('Picture', 'Obrázek')
export const gone = msg('This picture does not exist any more.', 'Tento obrázek už neexistuje.')
export const oneUnread = msg('This picture could not be read', 'Tento obrázek se nepodařilo načíst')
export const closeUnsaved = msg('Close without saving?', 'Zavřít bez uložení?')
export const typedStays = msg(
  'What you typed stays in this browser and is offered when you open the picture again.',
  'Co jste napsali, zůstane v tomto prohlížeči a nabídne se, až obrázek znovu otevřete.',
)
export const name = msg('Name', 'Název')
export const altText = msg('What it shows (alt text)', 'Co je na něm (alternativní text)')
export const altTextHint = msg(
  'Read out to those who cannot see it; a place where the picture stands may say it differently.',
  'Přečte se těm, kdo obrázek nevidí; tam, kde je použitý, ho můžete popsat jinak.',
)
export const mereDecoration = msg('Mere decoration, nothing to read out', 'Pouhá ozdoba, není co číst')
export const saveChanges = msg('Save changes', 'Uložit změny')
export const whereUsed = msg('Where it is used', 'Kde se používá')
export const size = msg('Size', 'Velikost')
export const added = msg('Added', 'Přidáno')
export const address = msg('Address', 'Adresa')
export const copyAddress = msg('Copy the address', 'Kopírovat adresu')
export const copy = msg('Copy', 'Kopírovat')
export const archive = msg('Archive', 'Archivovat')
export const unarchive = msg('Unarchive', 'Obnovit z archivu')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')

export const focalPoint = msg('Focal point', 'Těžiště')
export const focalPointAt = msg('Focal point {at}.', 'Těžiště {at}.')
export const dragFocalPoint = msg(
  'Focal point {at}. Drag it, or use the arrow keys.',
  'Těžiště {at}. Posuňte ho myší nebo šipkami.',
)
export const middle = msg('Middle', 'Doprostřed')
export const smallerTitle = msg('The new picture is smaller', 'Nový obrázek je menší')
export const smaller = msg(
  'It has {after} pixels, the present one {before}. Where the picture is shown large it may look blurred.',
  'Má {after} pixelů, dosavadní {before}. Kde se obrázek ukazuje velký, může být rozmazaný.',
)
export const replaceAnyway = msg('Replace anyway', 'Přesto vyměnit')
export const replaceFile = msg('Replace file…', 'Vyměnit soubor…')
export const newFileKeeps = msg(
  '{size}. A new file keeps the address; all pages show it at once.',
  '{size}. Nový soubor převezme adresu; všechny stránky ho hned ukážou.',
)

export const whatItShows = msg('{label}: what it shows', '{label}: co je na obrázku')
export const whatItShowsHint = msg(
  'Read out to those who cannot see it. Leave it empty for a mere decoration.',
  'Přečte se těm, kdo obrázek nevidí. U pouhé ozdoby nechte prázdné.',
)
export const inArchive = msg('In the archive, so visitors do not see it', 'V archivu, takže ho návštěvníci nevidí')
export const browseOf = msg('Browse: {label}', 'Vybrat: {label}')
export const browse = msg('Browse', 'Vybrat')
export const replace = msg('Replace', 'Vyměnit')
export const removeOf = msg('Remove: {label}', 'Odebrat: {label}')
export const remove = msg('Remove', 'Odebrat')

export const choosePictures = msg('Choose pictures', 'Vybrat obrázky')
export const choosePicture = msg('Choose a picture', 'Vybrat obrázek')
export const chosen = msg('{number} chosen, {most} at most', 'Vybráno {number}, nejvýš {most}')
export const addPictures = msg(
  { one: 'Add {count} picture', other: 'Add {count} pictures' },
  { one: 'Přidat {count} obrázek', few: 'Přidat {count} obrázky', other: 'Přidat {count} obrázků' },
)
export const inLibrary = msg('{title} is in the library.', 'Obrázek „{title}“ je v knihovně.')
export const searchPictures = msg('Search pictures', 'Hledat obrázky')
export const uploadNewOnes = msg('Upload new ones', 'Nahrát nové')
export const uploadNewOne = msg('Upload a new one', 'Nahrát nový')
export const noMatch = msg('No picture has these words.', 'Tato slova žádný obrázek nemá.')
export const uploadFirst = msg(
  'There are no pictures yet. Upload the first one.',
  'Zatím tu žádné obrázky nejsou. Nahrajte první.',
)

export const noSvg = msg(
  'SVG pictures are refused because they can carry scripts. Save it as PNG or WebP.',
  'Obrázky SVG se nepřijímají, protože mohou obsahovat skripty. Uložte ho jako PNG nebo WebP.',
)
export const emptyFile = msg('The file is empty.', 'Soubor je prázdný.')
export const unreached = msg('The server cannot be reached.', 'Server není dostupný.')
export const uploading = msg('Uploading', 'Nahrávání')
export const uploadingOf = msg('Uploading {name}', 'Nahrávání: {name}')
export const uploads = msg('Uploads', 'Nahrávané soubory')
export const dismiss = msg('Dismiss {name}', 'Skrýt: {name}')
export const sendAgain = msg(
  { one: 'Send {count} picture again', other: 'Send {count} pictures again' },
  {
    one: 'Odeslat znovu {count} obrázek',
    few: 'Odeslat znovu {count} obrázky',
    other: 'Odeslat znovu {count} obrázků',
  },
)

export const withoutAltText = msg(
  { one: '{count} picture without alt text', other: '{count} pictures without alt text' },
  {
    one: '{count} obrázek bez alternativního textu',
    few: '{count} obrázky bez alternativního textu',
    other: '{count} obrázků bez alternativního textu',
  },
)
export const picturesWithoutAlt = msg('Pictures without alt text', 'Obrázky bez alternativního textu')
export const rowKeys = msg(
  '<enter>Enter</enter> save and next <esc>Esc</esc> undo the row',
  '<enter>Enter</enter> uloží a jde dál, <esc>Esc</esc> řádek vrátí',
)
export const progress = msg('{done} of {total}', '{done} z {total}')
export const done = msg('Done', 'Hotovo')
export const unreadAgain = msg('The pictures could not be read. {again}', 'Obrázky se nepodařilo načíst. {again}')
export const allDescribed = msg('Every picture has an alt text.', 'Každý obrázek má alternativní text.')
export const rowByRow = msg(
  'Each row is saved by itself. Pages that show the picture have the new text at once.',
  'Každý řádek se ukládá sám. Stránky, na kterých obrázek je, mají nový text hned.',
)
export const markedMeanwhile = msg(
  'A colleague marked it as decoration. Enter saves your text instead, Esc takes theirs.',
  'Někdo z kolegů ho mezitím označil jako ozdobu. Enter uloží váš text, Esc nechá ozdobu.',
)
export const writtenMeanwhile = msg(
  'A colleague wrote: “{alt}”. Enter saves your text instead, Esc takes theirs.',
  'Někdo z kolegů napsal: „{alt}“. Enter uloží váš text, Esc nechá ten kolegův.',
)
export const whatShows = msg('What {title} shows', 'Co je na obrázku {title}')
export const notReadOut = msg('Decoration, not read out', 'Ozdoba, nečte se')
export const whatDoesItShow = msg('What does it show?', 'Co je na něm?')
export const decoration = msg('Decoration', 'Ozdoba')
export const saved = msg('Saved', 'Uloženo')
export const typing = msg('Typing…', 'Píše se…')
export const saving = msg('Saving…', 'Ukládá se…')
export const usedAt = msg('{title}, {place}', '{title}, {place}')
export const places = msg(
  { one: '{count} place', other: '{count} places' },
  { one: '{count} místo', few: '{count} místa', other: '{count} míst' },
)
export const notUsed = msg('Used nowhere', 'Nikde se nepoužívá')
export const nameHint = msg('Only for finding it here.', 'Jen abyste ho tu našli.')
export const sizeOf = msg('{pixels} px, {bytes}', '{pixels} px, {bytes}')
