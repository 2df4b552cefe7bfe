import { msg, noun } from '#shared/words/message.ts'

export const one = noun('template', { gender: 'f', 1: 'šablona', 2: 'šablony', 4: 'šablonu' })
export const many = msg('templates', 'šablony')
export const label = msg('Templates', 'Šablony')
export const counted = msg(
  { one: '{count} template', other: '{count} templates' },
  { one: '{count} šablona', few: '{count} šablony', other: '{count} šablon' },
)
export const asTemplate = msg('in a template', 'v šabloně')
export const gone = msg('There is no such template.', 'Taková šablona tu není.')
export const inArchive = msg('This template is in the archive.', 'Tato šablona je v archivu.')
export const nameTaken = msg('There already is a template “{name}”.', 'Šablona „{name}“ už existuje.')
export const tooMany = msg(
  {
    one: 'There is {count} template, which is the most. Archive one first.',
    other: 'There are {count} templates, which is the most. Archive one first.',
  },
  {
    one: 'Je tu {count} šablona a víc jich být nemůže. Nejdřív některou archivujte.',
    few: 'Jsou tu {count} šablony a víc jich být nemůže. Nejdřív některou archivujte.',
    other: 'Je tu {count} šablon a víc jich být nemůže. Nejdřív některou archivujte.',
  },
)
export const postOrText = msg('Give a post, or a text.', 'Zadejte příspěvek, nebo text.')
export const nothingToKeep = msg('Write or choose something first.', 'Nejdřív něco napište nebo vyberte.')
export const ofPost = msg('This template is of a whole post.', 'Tohle je šablona celého příspěvku.')
export const ofBlocks = msg(
  'This template is of blocks: insert it in a text.',
  'Tohle je šablona bloků: vložte ji do textu.',
)
export const leftOut = msg(
  {
    one: '{count} record that the template shows is gone. Its block was left out.',
    other: '{count} records that the template shows are gone. Their blocks were left out.',
  },
  {
    one: '{count} záznam ze šablony už neexistuje. Jeho blok se vynechal.',
    few: '{count} záznamy ze šablony už neexistují. Jejich bloky se vynechaly.',
    other: '{count} záznamů ze šablony už neexistuje. Jejich bloky se vynechaly.',
  },
)
export const archivedOnes = msg(
  'In the archive, so readers will not see it: {names}.',
  'V archivu, čtenáři to neuvidí: {names}.',
)

export const lead = msg(
  'Begin a post from what is arranged already, or put tried blocks in a text.',
  'Začněte příspěvek z hotové osnovy nebo vložte do textu osvědčené bloky.',
)
export const wholePosts = msg('Whole posts', 'Celé příspěvky')
export const blocksOfText = msg('Blocks', 'Bloky')
export const noneOfPosts = msg(
  'Open a post and choose Save as template… in its menu.',
  'Otevřete příspěvek a v jeho nabídce zvolte Uložit jako šablonu…',
)
export const noneOfBlocks = msg(
  'Select blocks in a text and choose Save as template… under More formatting.',
  'V textu vyberte bloky a pod tlačítkem Další formátování zvolte Uložit jako šablonu…',
)
export const aboutWords = msg(
  { one: '{count} word', other: '{count} words' },
  { one: '{count} slovo', few: '{count} slova', other: '{count} slov' },
)
export const aboutBlocks = msg(
  { one: '{count} block', other: '{count} blocks' },
  { one: '{count} blok', few: '{count} bloky', other: '{count} bloků' },
)
export const about = msg('{words}, {blocks} · {name}, {moment}', '{words}, {blocks} · {name}, {moment}')
export const newPost = msg('New post', 'Nový příspěvek')
export const rename = msg('Rename…', 'Přejmenovat…')
export const renameTitle = msg('Rename the template', 'Přejmenovat šablonu')
export const archive = msg('Archive', 'Archivovat')
export const unarchive = msg('Restore', 'Obnovit')
export const actionsOf = msg('Actions: {name}', 'Akce: {name}')
export const archivedNow = msg(
  '“{name}” is in the archive. After 30 days it is deleted.',
  'Šablona „{name}“ je v archivu. Po 30 dnech se smaže.',
)
export const archived = msg('In the archive', 'V archivu')
export const unread = msg('The templates could not be read', 'Šablony se nepodařilo načíst')
export const fromTemplate = msg('New from template', 'Nový ze šablony')
export const saveAsTemplate = msg('Save as template…', 'Uložit jako šablonu…')
export const saveHint = msg(
  'The text and its blocks, for the next post like this.',
  'Text a jeho bloky pro další podobný příspěvek.',
)
export const saveTitle = msg('Save as template', 'Uložit jako šablonu')
export const saveLead = msg(
  'It keeps the text, blocks, category, rubric and questions as they are saved now; not the address, dates, writer, casino, picture or sources.',
  'Uchová text, bloky, kategorii, rubriku a otázky, jak jsou teď uložené; ne adresu, data, autora, kasino, obrázek ani zdroje.',
)
export const saveBlocksLead = msg(
  'It keeps what is selected, whole paragraphs and blocks.',
  'Uchová, co je vybrané: celé odstavce a bloky.',
)
export const name = msg('Name', 'Název')
export const save = msg('Save template', 'Uložit šablonu')
export const insertTitle = msg('Insert a template', 'Vložit šablonu')
export const insertFromTemplate = msg('From a template…', 'Ze šablony…')
export const insertWords = msg('template saved blocks', 'sablona ulozene bloky')
export const findTemplate = msg('Find a template', 'Najít šablonu')
