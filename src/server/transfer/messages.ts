import { msg } from '#shared/words/message.ts'

export const fileRefused = msg(
  'The file has content that cannot be imported.',
  'V souboru je obsah, který importovat nejde.',
)
export const changeKnown = msg(
  'The change {id} is already here; import with replace (--replace on the command line) to change it.',
  'Změna {id} tu už je; pokud se má změnit, importujte s nahrazením (v příkazovém řádku --replace).',
)
export const besideNothing = msg('It waits beside a record that does not exist.', 'Čeká u záznamu, který neexistuje.')
export const notPictureName = msg('This is not the name of a picture.', 'Toto není název obrázku.')
export const pictureType = msg('Pictures are kept as {type}.', 'Obrázky se ukládají jako {type}.')
export const otherPicture = msg(
  'The file is not the picture that the record describes.',
  'Soubor není obrázek, který záznam popisuje.',
)
export const pageLives = msg('A published page lives at {path}.', 'Na {path} je zveřejněná stránka.')
export const ruleCircles = msg('The rule leads back to itself.', 'Pravidlo vede zpátky na sebe.')
export const pictureMissing = msg('The picture {key} is missing in the storage.', 'Obrázek {key} v úložišti chybí.')
export const tooLargeForFile = msg(
  'More than 500 MB do not fit into one JSON file; use a backup instead.',
  'Víc než 500 MB se do jednoho souboru JSON nevejde; použijte zálohu.',
)
export const onlyVersionOne = msg('Only version 1 of the format can be read.', 'Číst jde jen verzi 1 tohoto formátu.')
export const idTwice = msg('This id is there twice.', 'Toto id je tu dvakrát.')
export const notJson = msg('{name} is not JSON: {reason}', '{name} není JSON: {reason}')
export const recordsKnown = msg(
  '{number} of the records are already here ({list}); import with replace (--replace on the command line) to change them.',
  'Část záznamů ({number}) tu už je ({list}); pokud se mají změnit, importujte s nahrazením (v příkazovém řádku --replace).',
)
export const blockedKnown = msg(
  'There is a list of blocked addresses here already; import with replace (--replace on the command line) to change it.',
  'Seznam blokovaných adres tu už je; pokud se má změnit, importujte s nahrazením (v příkazovém řádku --replace).',
)
export const settingsEdited = msg(
  'The settings here were edited; import with replace (--replace on the command line) to change them.',
  'Nastavení tu někdo upravil; pokud se má změnit, importujte s nahrazením (v příkazovém řádku --replace).',
)
export const idsOrder = msg('The ids are not in their order.', 'Id nejsou ve správném pořadí.')
export const cannotImport = msg('{name} cannot be imported: {reason}', '{name} importovat nejde: {reason}')
export const ruleKnown = msg('There is already a rule for {path}.', 'Pro {path} už pravidlo existuje.')
export const noFile = msg('There is no file {path}.', 'Soubor {path} tu není.')
