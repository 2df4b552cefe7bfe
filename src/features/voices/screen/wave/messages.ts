import { msg } from '#shared/words/message.ts'

// A wave
export const waveNotRead = msg('The wave could not be read', 'Vlnu se nepodařilo načíst')
export const asideKept = msg(
  'They are not rejected: for {days} days they can be brought back. Nobody is told by mail.',
  'Neodmítáte je: {days} dní je jde vrátit. Nikomu nic neposíláme.',
)
export const setThemAside = msg(
  { one: 'Set {count} voice aside?', other: 'Set {count} voices aside?' },
  { one: 'Odložit {count} zkušenost?', few: 'Odložit {count} zkušenosti?', other: 'Odložit {count} zkušeností?' },
)
export const areAside = msg(
  { one: '{count} voice is aside', other: '{count} voices are aside' },
  { one: '{count} zkušenost odložena', few: '{count} zkušenosti odloženy', other: '{count} zkušeností odloženo' },
)
export const waitAgain = msg(
  { one: '{count} voice waits again', other: '{count} voices wait again' },
  {
    one: '{count} zkušenost znovu čeká',
    few: '{count} zkušenosti znovu čekají',
    other: '{count} zkušeností znovu čeká',
  },
)
export const readOneByOne = msg(
  { one: '{count} voice is read one by one', other: '{count} voices are read one by one' },
  {
    one: '{count} zkušenost se čte samostatně',
    few: '{count} zkušenosti se čtou po jedné',
    other: '{count} zkušeností se čte po jedné',
  },
)
export const voicesAbout = msg(
  { one: '{count} voice about {title}', other: '{count} voices about {title}' },
  { one: '{title}: {count} zkušenost', few: '{title}: {count} zkušenosti', other: '{title}: {count} zkušeností' },
)
export const waveLine = msg(
  '{span} · usually {usual} · {against} do not recommend',
  '{span} · obvykle {usual} · {against} nedoporučuje',
)
export const oneWave = msg(
  '<b>They came as one wave.</b> Readers see nothing of it. The form of this casino takes {count} an hour.',
  '<b>Přišly jako jedna vlna.</b> Čtenáři z ní nevidí nic. Formulář tohoto kasina přijme {count} za hodinu.',
)
export const shareSentences = msg('share sentences with others', 'se společnými větami')
export const disposableMailboxes = msg('disposable mailboxes', 'z jednorázových schránek')
export const withProof = msg('with a proof', 's dokladem')
export const withoutOtherSign = msg('without any other sign', 'bez dalšího signálu')
export const mailboxList = msg('Disposable mailboxes: {list}', 'Jednorázové schránky: {list}')
export const tenByChance = msg(
  'Ten by chance <small>so that you do not judge by one</small>',
  'Deset náhodných <small>abyste nesoudili podle jedné</small>',
)
export const moreSigns = msg(
  { one: '{count} more sign', other: '{count} more signs' },
  { one: 'ještě {count} signál', few: 'ještě {count} signály', other: 'ještě {count} signálů' },
)
export const noOtherSign = msg('no other sign', 'bez dalšího signálu')
export const moreOfThem = msg('{count} more', 'ještě {count}')
export const setCountAside = msg('Set {count} aside…', 'Odložit {count}…')
export const takeOutDifferent = msg('Take out the {count} that differ', {
  one: 'Vyjmout {count} odlišnou',
  few: 'Vyjmout {count} odlišné',
  other: 'Vyjmout {count} odlišných',
})
export const judgeOneByOne = msg('Judge one by one', 'Posoudit po jedné')
export const asideIsNot = msg(
  'Aside is not rejected: they can come back for {days} days.',
  'Odložená není odmítnutá: {days} dní se může vrátit.',
)
export const barsLabel = msg(
  '{count} voices, most of them {most} in one hour',
  'Zkušenosti podle hodin: celkem {count}, nejvíc za hodinu {most}',
)
