import { msg } from '#shared/words/message.ts'

export const writeContact = msg('Write the contact down…', 'Zapsat kontakt…')
export const contactFrom = msg('{source}, checked {day} by {name}', '{source}, ověřeno {day}, {name}')
export const contactStillTrue = msg('Still true', 'Stále platí')
export const contactChanged = msg('It changed…', 'Změnilo se…')
export const whereGo = msg('Where complaints about {title} go', 'Kam chodí stížnosti: {title}')
export const emailForComplaints = msg('E-mail of the operator for complaints', 'E-mail provozovatele pro stížnosti')
export const whereFrom = msg('Where you have it from', 'Odkud ho máte')
export const whereFromHint = msg(
  'The address of the page, or the document and the day',
  'Adresa stránky, nebo dokument a den',
)
export const saveContact = msg('Save the contact', 'Uložit kontakt')
export const contactForComplaints = msg('Contact for complaints', 'Kontakt pro stížnosti')
export const contactMissingHere = msg(
  'Nobody has written one down. Complaints cannot be sent to the operator.',
  'Nikdo ho nezapsal. Stížnosti nejde provozovateli předat.',
)
export const contactNotRead = msg('The contact could not be read', 'Kontakt se nepodařilo načíst')
export const removeContact = msg('Remove', 'Odebrat')
export const contactRemoved = msg('Contact removed', 'Kontakt odebrán')
export const contactSaved = msg('Contact saved', 'Kontakt uložen')
