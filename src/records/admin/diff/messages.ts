import { msg } from '#shared/words/message.ts'

export const nothingDiffers = msg('Nothing differs.', 'Nic se neliší.')
export const sameLines = msg(
  { one: '{count} line without a change · Show', other: '{count} lines without a change · Show' },
  {
    one: '{count} řádek beze změny · Ukázat',
    few: '{count} řádky beze změny · Ukázat',
    other: '{count} řádků beze změny · Ukázat',
  },
)
export const howToCompare = msg('How to compare', 'Jak porovnat')
export const sideBySide = msg('Side by side', 'Vedle sebe')
export const oneColumn = msg('One column', 'V jednom sloupci')
