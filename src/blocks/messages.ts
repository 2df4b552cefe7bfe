import { msg, noun } from '#shared/words/message.ts'

/** What the kinds of blocks are called. */
export const prosCons = msg('Pros and cons', 'Klady a zápory')
export const casinoList = msg('Casino list', 'Seznam kasin')
export const bookmakerList = msg('Bookmaker list', 'Seznam sázkových kanceláří')
export const slider = msg('Slider', 'Posuvné snímky')
export const dataTable = msg('Data table', 'Datová tabulka')
export const cardsWithButton = msg('Cards with a button', 'Karty s tlačítkem')
export const cards = msg('Cards', 'Karty')
export const listsInCards = msg('Lists in cards', 'Seznamy v kartách')
export const imageWithText = msg('Image with text', 'Obrázek s textem')
export const images = msg('Images', 'Obrázky')
export const biography = msg('Writer’s biography', 'Medailon autora')
export const quote = msg('Quote', 'Citace')
export const aside = msg('Aside', 'Poznámka na okraji')
export const keptSource = msg('Kept from the old site', 'Zachováno ze starého webu')

/** Items of their lists. */
export const card = noun('card', { gender: 'f', 1: 'karta', 2: 'karty', 4: 'kartu' })
export const pictureWithText = noun('picture with text', {
  gender: 'm',
  1: 'obrázek s textem',
  2: 'obrázku s textem',
  4: 'obrázek s textem',
})
export const picture = noun('picture', { gender: 'm', 1: 'obrázek', 2: 'obrázku', 4: 'obrázek' })
export const slide = noun('slide', { gender: 'm', 1: 'snímek', 2: 'snímku', 4: 'snímek' })
