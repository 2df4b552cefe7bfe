import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_STATE, signIn } from '../admin-api.ts'
import { insertBlock, KINDS } from '../block-kinds.ts'

test.use({ storageState: ADMIN_STATE, permissions: ['clipboard-read', 'clipboard-write'] })

const textOf = (page: Page) => page.locator('.ProseMirror').first()

/** A new post for every test, open in the editor with the caret at the end of its one paragraph. */
test.beforeEach(async ({ page }) => {
  const call = await signIn(page.request)
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Začátek.' }] }] }
  const created = await call('POST', '/posts', { title: `Plátno ${test.info().workerIndex}-${Date.now()}`, content })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/admin/posts/${id}`)
  await expect(textOf(page)).toBeVisible()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
})

/** Compact form of the text: words, and other nodes by name. */
const lines = (page: Page) =>
  textOf(page).evaluate((text) =>
    [...text.children].map((line) => {
      if (line.querySelector('[data-uniq-id]')) return '[block]'
      if (line.querySelector('input')) return '[picture]'
      if (line.matches('hr')) return '[divider]'
      return (line.querySelector('table') ?? line.matches('table')) ? `[table ${line.textContent}]` : line.textContent
    }),
  )

const prosCons = KINDS.flat().find(({ name }) => name === 'Pros and cons')
const slash = async (page: Page, words: string) => {
  await page.keyboard.press('Enter')
  await page.keyboard.type(`/${words}`)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
}
const fillDrawer = async (page: Page) => {
  const drawer = page.getByRole('dialog', { name: 'New: Pros and cons' })
  await drawer.getByLabel('Add a pro and press Enter').fill('Výplaty do hodiny')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
}
const choosePicture = async (page: Page) => {
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.locator('button:has(img)').first().click()
  await expect(library).toBeHidden()
}
const pastePicture = async (page: Page) => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#2448bd' } })
  const bytes = [...(await picture.png().toBuffer())]
  await textOf(page).evaluate((text, given) => {
    const clipboardData = new DataTransfer()
    for (const name of ['prvni.png', 'druhy.png']) {
      clipboardData.items.add(new File([new Uint8Array(given)], name, { type: 'image/png' }))
    }
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(textOf(page).locator('img')).toHaveCount(2)
}

interface Way {
  name: string
  insert: (page: Page) => Promise<void>
  gives: string[]
  /** The text on the line of the typed slash stays. */
  undone?: string[]
}
const WAYS: Way[] = [
  {
    name: 'a block by /',
    insert: async (page) => {
      await slash(page, 'pros')
      await fillDrawer(page)
    },
    gives: ['[block]'],
    undone: ['Začátek.', ''],
  },
  {
    name: 'a block by +',
    insert: async (page) => {
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Insert a block' }).click()
      await page.getByRole('option', { name: 'Pros and cons' }).click()
      await fillDrawer(page)
    },
    gives: ['[block]'],
    undone: ['Začátek.', ''],
  },
  {
    name: 'a block by the toolbar',
    insert: (page) => (prosCons ? insertBlock(page, prosCons) : Promise.reject(new Error('no such kind'))),
    gives: ['[block]'],
  },
  {
    name: 'a block by the Shortcodes panel',
    insert: async (page) => {
      const panel = page.getByRole('button', { name: /^Shortcodes/ })
      if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click()
      await page.getByRole('button', { name: 'Insert block' }).last().click()
      await page.getByRole('menuitem', { name: 'Pros and cons' }).click()
      await fillDrawer(page)
    },
    gives: ['[block]'],
  },
  {
    name: 'a picture by /',
    insert: async (page) => {
      await slash(page, 'picture')
      await choosePicture(page)
    },
    gives: ['[picture]'],
    undone: ['Začátek.', ''],
  },
  {
    name: 'a picture by the toolbar',
    insert: async (page) => {
      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      await choosePicture(page)
    },
    gives: ['[picture]'],
  },
  { name: 'pasted pictures', insert: pastePicture, gives: ['[picture]', '[picture]'] },
  {
    name: 'a divider by /',
    insert: (page) => slash(page, 'divider'),
    gives: ['[divider]'],
    undone: ['Začátek.', ''],
  },
  {
    name: 'a divider by the toolbar',
    insert: async (page) => {
      await page.getByRole('button', { name: 'More formatting' }).click()
      await page.getByRole('menuitem', { name: /^Divider/ }).click()
    },
    gives: ['[divider]'],
  },
]

for (const { name, insert, gives, undone = ['Začátek.'] } of WAYS) {
  test(`${name}: typing continues after it, and undo reverts one step at a time`, async ({ page }) => {
    await insert(page)
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.type('Dál.')
    await expect.poll(() => lines(page)).toEqual(['Začátek.', ...gives, 'Dál.'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => lines(page)).toEqual(['Začátek.', ...gives, ''])
    await page.keyboard.press('Control+z')
    await expect.poll(() => lines(page)).toEqual(undone)
    await page.keyboard.press('Control+y')
    await expect.poll(() => lines(page)).toEqual(['Začátek.', ...gives, ''])
  })
}

test('text typed after setting, changing or removing a link does not replace its text', async ({ page }) => {
  const setLink = async (address: string) => {
    await page.keyboard.press('Control+k')
    await page.getByLabel('Link to').fill(address)
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toBeFocused()
  }
  const link = textOf(page).locator('a')
  for (let word = 0; word < 2; word++) await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Začátek.')
  await setLink('/pomoc/')
  await page.keyboard.type(', a dál')
  await expect.poll(() => lines(page)).toEqual(['Začátek., a dál'])
  await expect(link).toHaveText('Začátek.')

  // The caret is inside the link, and nothing is selected.
  const written = async () => (await textOf(page).innerText()).replaceAll('-', '')
  for (let letter = 0; letter < 'čátek., a dál'.length; letter++) await page.keyboard.press('ArrowLeft')
  await setLink('/pauza/')
  await page.keyboard.type('-')
  await expect(link).toHaveText(/-/)
  await expect(link).toHaveAttribute('href', '/pauza/')
  expect(await written()).toBe('Začátek., a dál')
  await page.keyboard.press('Control+k')
  // Tab stays in the panel: outside, it would remain open over the text.
  const panel = page.getByRole('dialog', { name: 'Link', exact: true })
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Remove link' }).click()
  await page.keyboard.type('-')
  await expect(textOf(page)).toHaveText(/--/)
  expect(await written()).toBe('Začátek., a dál')
  await expect(link).toHaveCount(0)
})

test('a new table has the caret in its first cell, and undo removes it', async ({ page }) => {
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.keyboard.type('Den')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[table Den]', ''])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => lines(page)).toEqual(['Začátek.'])
})

test('typing does not replace a selected block', async ({ page }) => {
  if (prosCons) await insertBlock(page, prosCons)
  await page.keyboard.type('Konec.')
  const block = page.getByRole('group', { name: /^Pros and cons/ })
  const head = block.locator('[data-drag-handle]')
  await expect(head).toHaveText(/^Pros and cons/)
  let clicks = 0
  // At different positions: two clicks at the same one would be a double click.
  const select = () => head.click({ position: { x: 300 + 40 * clicks++, y: 12 } })

  await select()
  await page.keyboard.type('Psáno.')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', 'Psáno.', 'Konec.'])
  await select()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Enter.')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', 'Enter.', 'Psáno.', 'Konec.'])

  await select()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await page.keyboard.type('Vloženo.')
  await expect
    .poll(() => lines(page))
    .toEqual(['Začátek.', '[block]', '[block]', 'Vloženo.', 'Enter.', 'Psáno.', 'Konec.'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', 'Enter.', 'Psáno.', 'Konec.'])

  await select()
  await page.keyboard.press('Control+Enter')
  const drawer = page.getByRole('dialog', { name: 'Pros and cons', exact: true })
  await expect(drawer.getByLabel('Heading', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await select()
  await page.keyboard.press('Delete')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', 'Enter.', 'Psáno.', 'Konec.'])
})

test('a block kind is found by its own name', async ({ page }) => {
  await slash(page, 'gridCards')
  await expect(page.getByRole('dialog', { name: 'New: Cards', exact: true })).toBeVisible()
})

test('above an on-screen keyboard, the slash menu covers neither its line nor the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await page.keyboard.type('Dlouhý odstavec. '.repeat(30))
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  const selected = menu.getByRole('option', { selected: true })
  const line = textOf(page).locator(':scope > *').last()
  // A trial click fails while something else would receive it.
  for (const part of [line, selected]) await part.click({ trial: true })
  const [menuBox, saveBox] = [await menu.boundingBox(), await page.getByRole('button', { name: /^Save/ }).boundingBox()]
  expect(menuBox!.y + menuBox!.height).toBeLessThanOrEqual(saveBox!.y)
})

test('a pasted shortcode becomes the block, with the caret after it', async ({ page }) => {
  if (prosCons) await insertBlock(page, prosCons)
  const uniqId = await page.getByRole('group', { name: /^Pros and cons/ }).getAttribute('data-uniq-id')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `[[prosConsPosts:${uniqId ?? ''}]]`)
  await page.keyboard.press('Control+v')
  await page.keyboard.type('Dál.')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', '[block]', 'Dál.'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', '[block]', ''])
  await page.keyboard.press('Control+z')
  await expect.poll(() => lines(page)).toEqual(['Začátek.', '[block]', ''])
})

async function save(page: Page): Promise<{ slug: string }> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.keyboard.press('Control+s')
  return (await saved).json()
}

test('the heading of a block is in the table of contents, and its id does not change with its text', async ({
  page,
}) => {
  const fill = async (heading: string) => {
    const drawer = page.getByRole('dialog', { name: /Pros and cons$/ })
    await drawer.getByLabel('Heading', { exact: true }).fill(heading)
    return drawer
  }
  await slash(page, 'pros')
  await fill('Klady a zápory')
  await fillDrawer(page)
  await page.getByRole('button', { name: 'Set heading IDs' }).click()
  await expect(page.getByText('1 of 1 shown')).toBeVisible()
  await save(page)
  await page
    .getByRole('group', { name: /^Pros and cons/ })
    .getByRole('button', { name: /^Edit/ })
    .click()
  const drawer = await fill('Co se nám líbí')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Set heading IDs' }).click()
  await page.getByRole('switch', { name: 'Active' }).click()
  const { slug } = await save(page)
  await page.goto(`/${slug}/`)
  const link = page.getByRole('navigation', { name: 'Obsah' }).getByRole('link', { name: /líbí/ }).first()
  await expect(link).toHaveAttribute('href', '#klady-a-zapory')
  await expect(page.locator('h2#klady-a-zapory')).toHaveText(/líbí/)
})

test('a title in the table of contents follows its heading, before and after the first save', async ({ page }) => {
  await page.goto('/admin/posts/create')
  await textOf(page).click()
  await page.keyboard.type('## Výplaty')
  const rename = async (words: string) => {
    await textOf(page).locator('h2').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Delete')
    await page.keyboard.type(words)
  }
  const expectTitle = async (words: string) => {
    await page.getByRole('button', { name: 'Edit Table of contents' }).click()
    await expect(page.getByRole('textbox', { name: 'Title of vyplaty' })).toHaveValue(words)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Set heading IDs' }).click()
  await rename('Výplaty do hodiny')
  await page.getByRole('button', { name: 'Set heading IDs' }).click()
  await expectTitle('Výplaty do hodiny')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Obsah ${Date.now()}`)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/posts\/(?!create)/)
  await rename('Výplaty do dne')
  await save(page)
  await page.getByRole('button', { name: 'Set heading IDs' }).click()
  await expectTitle('Výplaty do dne')
})

test('a key that is waiting behind a click is applied where the click put the caret', async ({ page }) => {
  await page.reload()
  const paragraph = textOf(page).locator('p')
  const box = await paragraph.boundingBox()
  if (!box) throw new Error('The paragraph is not shown.')
  const session = await page.context().newCDPSession(page)
  const mouse = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + box.width - 4,
      y: box.y + 4,
      button: 'left',
      clickCount: 1,
    })
  const key = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 })
  // All at once: `selectionchange` follows only when no input is waiting.
  await Promise.all([mouse('mousePressed'), mouse('mouseReleased'), key('rawKeyDown'), key('keyUp')])
  await expect(paragraph).toHaveText('Začátek')
})
