import { msg, noun } from '#shared/words/message.ts'

export const one = noun('post', { gender: 'm', 1: 'příspěvek', 2: 'příspěvku', 4: 'příspěvek' })
export const many = msg('posts', 'příspěvky')
export const label = msg('Posts', 'Příspěvky')
export const counted = msg(
  { one: '{count} post', other: '{count} posts' },
  { one: '{count} příspěvek', few: '{count} příspěvky', other: '{count} příspěvků' },
)

export const noPublishedHere = msg(
  'There is no published post at this address.',
  'Na této adrese není žádný zveřejněný příspěvek.',
)
export const noneHere = msg('No post stands at this address.', 'Na této adrese není žádný příspěvek.')
export const archivedFirst = msg('Take the post out of the archive first.', 'Nejdřív příspěvek obnovte z archivu.')
export const liveAlready = msg('This post is live already.', 'Tento příspěvek už je zveřejněn.')

export const slugReserved = msg(
  '“{slug}” is reserved for the site itself.',
  'Adresa „{slug}“ je vyhrazena pro samotný web.',
)
export const chooseEntityWithKind = msg(
  'Choose what the page is about together with its kind.',
  'Vyberte, o čem stránka je, i s jeho druhem.',
)
export const afterPublishing = msg(
  'Choose a time after the post is published.',
  'Vyberte čas až po zveřejnění příspěvku.',
)
export const pageItself = msg('This is the page itself. Choose another one.', 'To je tato stránka. Vyberte jinou.')
export const shortcodeWithoutData = msg('The shortcode [[{block}]] has no data.', 'Blok [[{block}]] nemá data.')
export const dataWithoutShortcode = msg(
  'The data of [[{block}]] has no shortcode in the text.',
  'K datům bloku [[{block}]] chybí blok v textu.',
)
export const shortcodeOnce = msg(
  'A shortcode may stand in the text only once; copy it instead.',
  'Blok smí být v textu jen jednou; raději ho zkopírujte.',
)
export const sameUniqId = msg('Two blocks have the same uniqId.', 'Dva bloky mají stejné uniqId.')
export const sameHeadingId = msg('Two headings have the same id.', 'Dva nadpisy mají stejné id.')
export const needsText = msg('A published page needs some text.', 'Zveřejněná stránka musí mít nějaký text.')
export const needsWriter = msg(
  'Reviews and author pages are signed: choose the writer.',
  'Recenze a stránky autorů jsou podepsané: vyberte autora.',
)
export const needsEntity = msg(
  'Choose the casino or bookmaker that is reviewed.',
  'Vyberte kasino nebo sázkovou kancelář, o které recenze je.',
)
export const itemWithoutHeading = msg(
  '“{title}” leads to a heading that is not in the text.',
  '„{title}“ vede na nadpis, který v textu není.',
)
export const blocksTooLong = msg(
  'The blocks are longer than 500 kB together. Divide them between two posts.',
  'Bloky mají dohromady přes 500 kB. Rozdělte je do dvou příspěvků.',
)
export const listsTooDeep = msg('The lists are nested too deep.', 'Seznamy jsou vnořené příliš hluboko.')
export const textTooLong = msg(
  'The text is longer than 500 kB. Divide it into two posts.',
  'Text má přes 500 kB. Rozdělte ho do dvou příspěvků.',
)

export const liveForEditors = msg(
  'This post is live. Only an editor changes what readers see.',
  'Příspěvek je zveřejněný. Co čtenáři vidí, mění jen editor.',
)
export const scheduledForEditors = msg(
  'This post is scheduled. Only an editor changes what readers will see.',
  'Příspěvek je naplánovaný. Co čtenáři uvidí, mění jen editor.',
)
export const submitInstead = msg(
  'You may not publish. Submit the post for approval instead.',
  'Zveřejňovat nemůžete. Předejte příspěvek ke schválení.',
)
export const editorDecidesPost = msg(
  'Only an editor decides when readers see a post.',
  'O tom, kdy čtenáři příspěvek uvidí, rozhoduje jen editor.',
)
export const editorDecidesGone = msg(
  'Only an editor decides what an archived page answers.',
  'O tom, co odpoví stránka v archivu, rozhoduje jen editor.',
)
export const signAs = msg(
  'You sign posts as {name}. Ask an editor to sign it otherwise.',
  'Podepisujete se jako {name}. O jiný podpis požádejte editora.',
)
export const blockNotWhole = msg('The block is not whole.', 'Blok není úplný.')
