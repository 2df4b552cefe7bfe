import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from './back-office.ts'

/** The drawer with the form of a new block. */
export async function openNew(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Insert block' }).click()
  await page
    .getByRole('menuitem', { name: new RegExp(`^${name} ?[a-z]+[A-Z]\\w*$|^${name} ?(?:sliders|videos)$`) })
    .click()
  const drawer = page.getByRole('dialog', { name: `New: ${name}`, exact: true })
  await expect(drawer.getByLabel('Name in the editor')).toBeVisible()
  await expect(drawer.getByRole('status', { name: 'Loading' })).toBeHidden()
  return drawer
}

/** In the item opened last. */
const choosePicture = async (page: Page, drawer: Locator) => {
  await drawer.getByRole('button', { name: 'Browse: Picture' }).last().click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).locator('button:has(img)').first().click()
  await expect(page.getByRole('dialog', { name: 'Choose a picture' })).toBeHidden()
}

const chooseRecord = async (page: Page, field: Locator, words: string) => {
  await field.fill(words)
  await pick(page.getByRole('option').filter({ hasText: words }).first())
}

const type = async (page: Page, field: Locator, words: string) => {
  await field.click()
  await page.keyboard.type(words)
}

export interface Kind {
  name: string
  /** Fills the required fields. */
  fill: (drawer: Locator, page: Page) => Promise<void>
  /** What the preview shows then. */
  shows: string
}

export const KINDS: Kind[][] = [
  [
    {
      name: 'Pros and cons',
      fill: async (drawer, page) => {
        await type(page, drawer.getByLabel('Add a pro and press Enter'), 'Výplaty do hodiny')
        await page.keyboard.press('Enter')
      },
      shows: 'Výplaty do hodiny',
    },
    { name: 'Casino list', fill: async () => undefined, shows: 'Modrý Lev' },
    {
      name: 'Bookmaker list',
      fill: async (drawer, page) => {
        await drawer.getByText('Chosen by hand').click()
        await chooseRecord(page, drawer.getByLabel('Add a bookmaker'), 'Desítka')
      },
      shows: 'Desítka',
    },
  ],
  [
    {
      name: 'Quote',
      fill: async (drawer) => {
        await drawer.getByLabel('Quote').fill('Výhra není plat.')
        await drawer.getByText('Somebody else').click()
        await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Jan Novák')
      },
      shows: 'Jan Novák',
    },
    {
      name: 'Slider',
      fill: async (drawer, page) => {
        await choosePicture(page, drawer)
        await drawer.getByLabel('Title').fill('První snímek')
        await drawer.getByRole('button', { name: 'New slide' }).click()
        await choosePicture(page, drawer)
      },
      shows: 'První snímek',
    },
    {
      name: 'Images',
      fill: async (drawer, page) => {
        await choosePicture(page, drawer)
        await drawer.getByLabel('Caption').fill('Jak to vypadá')
      },
      shows: 'Jak to vypadá',
    },
    {
      name: 'Video',
      fill: async (drawer) => {
        await drawer.getByLabel('Address of the video').fill('https://vimeo.com/76979871')
        await drawer.getByLabel('Title').fill('Jak jsme vybírali')
      },
      shows: 'Jak jsme vybírali',
    },
  ],
  [
    {
      name: 'Image with text',
      fill: async (drawer, page) => {
        await choosePicture(page, drawer)
        await type(page, drawer.getByRole('textbox', { name: 'Text', exact: true }), 'Vedle obrázku')
      },
      shows: 'Vedle obrázku',
    },
    {
      name: 'Writer’s biography',
      fill: (drawer, page) => chooseRecord(page, drawer.getByRole('combobox', { name: 'Writer' }), 'Klára Vondrová'),
      shows: 'Klára Vondrová',
    },
    {
      name: 'Cards',
      fill: (drawer) => drawer.getByLabel('Title').fill('Živé kasino'),
      shows: 'Živé kasino',
    },
  ],
  [
    {
      name: 'Cards with a button',
      fill: async (drawer) => {
        await drawer.getByLabel('Title').fill('Do mobilu')
        await drawer.getByRole('textbox', { name: 'Button', exact: true }).fill('Ukázat')
        await drawer.getByLabel('Address').fill('/recenze/')
      },
      shows: 'Ukázat',
    },
    {
      name: 'Lists in cards',
      fill: async (drawer, page) => {
        await drawer.getByLabel('Title').fill('Postup')
        await type(page, drawer.getByRole('textbox', { name: 'Lines 1' }), 'Založte účet')
        await page.keyboard.press('Enter')
        await page.keyboard.type('Vložte peníze')
      },
      shows: 'Vložte peníze',
    },
    {
      name: 'Data table',
      fill: async (drawer, page) => {
        await drawer.getByLabel('Caption').fill('Výběry')
        await drawer.getByLabel('Heading of column 1').focus()
        await page.evaluate(() =>
          navigator.clipboard.writeText('Den\tČástka\tRychle\nPo\t1 000 Kč\tAno\nÚt\t2 000 Kč\tNe'),
        )
        await page.keyboard.press('Control+v')
      },
      shows: '2 000 Kč',
    },
  ],
]

/** Inserts a block with its required fields and checks that the real block is in the text. */
export async function insertBlock(page: Page, { name, fill, shows }: Kind): Promise<void> {
  const drawer = await openNew(page, name)
  await fill(drawer, page)
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  const block = page.getByRole('group', { name: new RegExp(`^${name} \\S+$`) })
  await expect(block.getByText(shows).first()).toBeVisible()
}
