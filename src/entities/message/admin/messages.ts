import { msg } from '#shared/words/message.ts'

export const title = msg('Messages', 'Zprávy')
export const lead = msg('From the contact form of the site.', 'Z kontaktního formuláře webu.')
export const search = msg('Search messages', 'Hledat ve zprávách')
export const folder = msg('Folder', 'Složka')
export const inbox = msg('Inbox', 'Doručené')
export const inboxEmpty = msg(
  'Nobody has written yet. Messages from the contact form come here.',
  'Zatím nikdo nenapsal. Přijdou sem zprávy z kontaktního formuláře.',
)
export const unread = msg('Unread', 'Nepřečtené')
export const allRead = msg('Everything has been read.', 'Všechno je přečtené.')
export const archive = msg('Archive', 'Archiv')
export const archiveEmpty = msg('The archive is empty.', 'Archiv je prázdný.')
export const noMatch = msg('No message has these words.', 'Tato slova v žádné zprávě nejsou.')
export const listUnread = msg('The messages could not be read', 'Zprávy se nepodařilo načíst')
export const chooseOne = msg('Choose a message to read it.', 'Vyberte zprávu, kterou chcete číst.')

export const gone = msg('This message does not exist any more.', 'Tato zpráva už neexistuje.')
export const oneUnread = msg('This message could not be read', 'Tuto zprávu se nepodařilo načíst')
export const isUnread = msg('Unread', 'Nepřečtená')
export const messageFrom = msg('Message from {name}', 'Zpráva, kterou posílá {name}')
export const archived = msg('Archived', 'V archivu')
export const closeMessage = msg('Close the message', 'Zavřít zprávu')
export const reply = msg('Reply', 'Odpovědět')
export const markUnread = msg('Mark as unread', 'Označit jako nepřečtenou')
export const markRead = msg('Mark as read', 'Označit jako přečtenou')
export const archiveIt = msg('Archive', 'Archivovat')
export const unarchive = msg('Unarchive', 'Obnovit z archivu')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')
export const deleteTitle = msg('Delete the message from {name}?', 'Smazat zprávu, kterou posílá {name}?')
export const deleteBody = msg('It will be gone for good. This cannot be undone.', 'Zmizí natrvalo. Nejde to vzít zpět.')
