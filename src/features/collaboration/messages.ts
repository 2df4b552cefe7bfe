import { msg } from '#shared/words/message.ts'

export const people = msg('People', 'Lidé')
export const newNote = msg('New note', 'Nová poznámka')
export const writeNote = msg('Write a note, @ for a name', 'Napište poznámku, @ pro jméno')
export const onPassage = msg('On “{quote}”', 'K „{quote}“')
export const onWhole = msg('On the whole {noun}', 'K celému záznamu')
export const addNote = msg('Add note', 'Přidat poznámku')
export const deleteTitle = msg('Delete this note?', 'Smazat tuto poznámku?')
export const answersGo = msg('Its answers go with it.', 'Spolu s ní zmizí i odpovědi.')
export const cannotBeBrought = msg('It cannot be brought back.', 'Nejde to vzít zpět.')
export const remove = msg('Delete', 'Smazat')
export const noteBy = msg('Note by {name}', 'Poznámka: {name}')
export const replyTo = msg('Reply to {name}', 'Odpověď: {name}')
export const writeReply = msg('Reply, @ for a name', 'Odpovězte, @ pro jméno')
export const resolvedBy = msg('Resolved by {name}', 'Vyřešeno: {name}')
export const deleteNote = msg('Delete the note', 'Smazat poznámku')
export const resolve = msg('Resolve', 'Vyřešit')
export const openAgain = msg('Open again', 'Znovu otevřít')
export const reply = msg('Reply', 'Odpovědět')
export const passageGone = msg('The passage is gone from the text', 'Toto místo už v textu není')
export const notes = msg('Notes', 'Poznámky')
export const whichNotes = msg('Which notes', 'Které poznámky')
export const openCount = msg('Open {number}', 'Otevřené {number}')
export const resolvedCount = msg('Resolved {number}', 'Vyřešené {number}')
export const noteOn = msg('Note on the {noun}', 'Poznámka k celku')
export const parentDeleted = msg(
  'The note that you were replying to was deleted. Your reply can be a note of its own.',
  'Poznámka, na kterou odpovídáte, byla smazána. Vaše odpověď může být samostatná poznámka.',
)
export const unread = msg('The notes could not be read', 'Poznámky se nepodařilo načíst')
export const loading = msg('Loading the notes', 'Načítají se poznámky')
export const noneOpen = msg(
  'No notes. Select a passage and choose “Note for colleagues” (Ctrl Alt M), or write one on the whole {noun}.',
  'Žádné poznámky. Označte místo v textu a zvolte „Poznámka pro kolegy“ (Ctrl Alt M), nebo napište poznámku k celku.',
)
export const noneResolved = msg('Nothing is resolved yet on this {noun}.', 'Zatím tu nic vyřešeného není.')
export const isHere = msg('{name} is here', '{name} je tu také')
export const areHere = msg('{names} and {last} are here', '{names} a {last} jsou tu také')
export const changedInWindow = msg(
  'You have changed this {noun} in another window.',
  'Mezitím jste to změnili v jiném okně.',
)
export const changedBy = msg('{name} has changed this {noun} in the meantime.', 'Mezitím to změnil někdo jiný: {name}.')

export const noteGone = msg('This note does not exist any more.', 'Tato poznámka už neexistuje.')
export const parentElsewhere = msg(
  'The note that this one answers is elsewhere.',
  'Poznámka, na kterou tahle odpovídá, je jinde.',
)
export const namedCannotSignIn = msg(
  'Somebody who is named here cannot sign in any more.',
  'Někdo ze jmenovaných se už nemůže přihlásit.',
)
export const deletedByAuthor = msg(
  'A note is deleted by whoever wrote it, or by an admin.',
  'Poznámku smaže ten, kdo ji napsal, nebo správce.',
)
export const answered = msg(
  'Colleagues have answered this note. Resolve it instead.',
  'Kolegové na tuto poznámku odpověděli. Označte ji raději jako vyřešenou.',
)
export const manyNotes = msg(
  'You have left many notes. Leave the next in {seconds} s.',
  'Poznámek už jste napsali hodně. Další můžete přidat za {seconds} s.',
)
