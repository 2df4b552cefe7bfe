import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE, signIn } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'

test.use({ storageState: ADMIN_STATE, permissions: ['clipboard-read', 'clipboard-write'] })

/** A new post for every test, open in the editor. */
test.beforeEach(async ({ page }) => {
  const call = await signIn(page.request)
  const title = `Bloky ${test.info().workerIndex}-${Date.now()}`
  const created = await call('POST', '/posts', { title })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByRole('button', { name: 'Insert block' })).toBeVisible()
})

test('errors are listed and focused, and typed data is never discarded without a confirmation', async ({ page }) => {
  const drawer = await openNew(page, 'Cards with a button')
  await expect(drawer.getByLabel('Heading', { exact: true })).toBeFocused()
  await expect(drawer.getByText('3 fields need attention')).toBeVisible()
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByLabel('Title')).toBeFocused()
  await expect(drawer.getByText('3 to fix')).toBeVisible()

  await drawer.getByLabel('Title').fill('Do mobilu')
  await drawer.getByRole('textbox', { name: 'Button', exact: true }).fill('Ukázat')
  await drawer.getByLabel('Address').fill('javascript:alert(1)')
  await expect(drawer.getByText('Links may start with https://')).toBeVisible()

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Throw away the new “Cards with a button”?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer.getByLabel('Title')).toHaveValue('Do mobilu')

  await drawer.getByLabel('Address').fill('/recenze/')
  await drawer.getByRole('button', { name: 'Duplicate Do mobilu' }).click()
  await expect(drawer.getByLabel('Title')).toBeFocused()
  await drawer.getByLabel('Title').fill('Na počítač')
  await drawer.getByRole('button', { name: 'Remove Do mobilu' }).click()
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Do mobilu', exact: true })).toBeFocused()
  await expect(drawer.getByText('2 of 24')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Shortcode added !', { exact: true })).toBeVisible()

  const block = page.getByRole('group', { name: /^Cards with a button/ })
  await block.getByRole('button', { name: 'Edit' }).click()
  const again = page.getByRole('dialog', { name: 'Cards with a button', exact: true })
  await expect(again.getByRole('button', { name: 'Na počítač', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
})

test('a paste into a table can be undone as long as it is the last change', async ({ page }) => {
  const drawer = await openNew(page, 'Data table')
  const cell = drawer.locator('[data-cell="0:0"]')
  const undo = drawer.getByRole('button', { name: 'Undo' })
  const paste = async () => {
    await cell.click()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Lev\t19 h\nSova\t2 dny')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    })
    await expect(cell).toHaveText('Lev')
  }
  await paste()
  await undo.click()
  await expect(cell).toHaveText('')
  await paste()
  await expect(undo).toBeVisible()
  await cell.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' modrý')
  await expect(undo).toBeHidden()
  await expect(cell).toHaveText('Lev modrý')
})

test('a block is dragged by its header with the mouse', async ({ page }) => {
  const text = page.locator('.ProseMirror').first()
  await text.click()
  await page.keyboard.type('První odstavec.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Druhý odstavec.')
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill('Výplaty do hodiny')
  await page.keyboard.press('Control+Enter')
  const block = page.getByRole('group', { name: /^Pros and cons/ })
  await expect(block.getByText('Výplaty do hodiny')).toBeVisible()
  await expect(text).toHaveText(/Druhý odstavec\..*Výplaty do hodiny/)

  const head = block.locator('[data-drag-handle]')
  await head.dragTo(text.getByText('První odstavec.'), {
    sourcePosition: { x: 300, y: 20 },
    targetPosition: { x: 120, y: 12 },
  })
  await expect(text).toHaveText(/První odstavec\..*Výplaty do hodiny.*Druhý odstavec\./)
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText(/Druhý odstavec\..*Výplaty do hodiny/)
})

/** The DataTransfer of a dropped or pasted picture. */
const pictureToHandOver = async (page: Page, name: string) => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#2448bd' } })
  const bytes = [...(await picture.png().toBuffer())]
  return page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: 'image/png' }))
      return transfer
    },
    { name, bytes },
  )
}

test('pictures are dropped and pasted into the text', async ({ page }) => {
  const text = page.locator('.ProseMirror').first()
  await text.click()
  await page.keyboard.type('Pod tím je obrázek.')
  await page.keyboard.press('Enter')
  const { x, y } = (await text.getByText('Pod tím je obrázek.').boundingBox()) ?? { x: 0, y: 0 }
  const dropped = await pictureToHandOver(page, 'upusteny.png')
  await text.dispatchEvent('drop', { dataTransfer: dropped, clientX: x + 20, clientY: y + 8 })
  await expect(text.locator('img[src*="upusteny"]')).toBeVisible()
  await text.getByText('Pod tím je obrázek.').click()
  const pasted = await pictureToHandOver(page, 'vlozeny.png')
  await text.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    pasted,
  )
  await expect(text.locator('img[src*="vlozeny"]')).toBeVisible()

  // Enter goes on below the picture, and saves nothing by itself.
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && !request.url().endsWith('quiet=true')) saves.push(request.url())
  })
  await page.getByLabel('Caption').first().fill('Výpis z účtu')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pod popiskem.')
  await expect(text.getByText('Pod popiskem.')).toBeVisible()
  expect(await page.getByLabel('Caption').first().inputValue()).toBe('Výpis z účtu')
  expect(saves).toEqual([])
})

test('several pictures are added to a gallery at once, in the order they were chosen', async ({ page }) => {
  const word = `galerie-${test.info().workerIndex}-${Date.now()}`
  const drawer = await openNew(page, 'Images')
  const count = drawer.getByText(/^\d+ of 12$/)
  const before = Number.parseInt((await count.textContent()) ?? '', 10)
  await drawer.getByRole('button', { name: 'Add pictures…' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose pictures' })
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#2448bd' } })
  const buffer = await picture.png().toBuffer()
  const files = ['a', 'b', 'c'].map((name) => ({ name: `${word}-${name}.png`, mimeType: 'image/png', buffer }))
  const choosing = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Upload new ones' }).click()
  await (await choosing).setFiles(files)
  await expect(picker.getByText(`3 chosen, ${12 - before} at most`)).toBeVisible()
  // A second click deselects a picture.
  await picker.getByRole('button', { name: `${word}-b` }).click()
  await picker.getByRole('button', { name: 'Add 2 pictures' }).click()
  await expect(picker).toBeHidden()
  await expect(count).toHaveText(`${before + 2} of 12`)
  const added = drawer.locator(`img[src*="${word}"]`)
  await expect(added).toHaveCount(2)
  await expect(added.first()).toHaveAttribute('src', new RegExp(`${word}-a/`))
  await expect(added.last()).toHaveAttribute('src', new RegExp(`${word}-c/`))
})

test('a table is edited by keyboard and survives a closed tab', async ({ page }) => {
  const drawer = await openNew(page, 'Data table')
  await drawer.getByLabel('Caption').fill('Výběry')
  await drawer.getByLabel('Heading of column 1').fill('Den')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Po')
  await page.keyboard.press('Tab')
  await page.keyboard.type('rychle')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('třetí řádek')
  await expect(drawer.getByText('3 of 100')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(drawer.getByRole('textbox', { name: 'Row 2, column 2' })).toHaveText('třetí řádek')
  await expect(drawer.getByRole('textbox', { name: 'Row 1, column 2' }).locator('strong')).toHaveText('rychle')

  await drawer.getByRole('button', { name: 'Column 2: options' }).click()
  await page.getByLabel('What is in the column').selectOption('bool')
  await page.keyboard.press('Escape')
  await drawer.getByRole('combobox', { name: 'Row 3, column 2' }).selectOption('Ano')
  await page.reload()
  const reopened = await openNew(page, 'Data table')
  await reopened.getByRole('button', { name: 'Restore it' }).click()
  await expect(reopened.getByRole('combobox', { name: 'Row 3, column 2' })).toHaveValue('Ano')
  await expect(reopened.getByRole('textbox', { name: 'Row 1, Den' })).toHaveText('Po')
})
