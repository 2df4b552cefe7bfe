import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE, newUser } from './admin-api.ts'
import { expectToast, saveAndExpect, test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

const dialog = (page: Page, one: string) => page.getByRole('dialog', { name: new RegExp(`saved this ${one}`) })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('changes of different fields are merged without a dialog', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', ribbon: 'Staré' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Můj')
  await page.getByLabel('SSL encryption').getByText('Yes').click()
  await records.change(`/casinos/${id}`, ({ safety, criteria }) => ({
    ribbon: 'Jejich',
    safety: { ...safety, lossLimits: false },
    criteria: { ...criteria, games: 7.5 },
  }))
  await saveAndExpect(page)
  await expect(page.getByText('You have changed this casino in another window.')).toContainText(
    'Taken over from there: Ribbon, Criteria: Games, Safety: Loss limits.',
  )
  await expect(page.getByLabel('Ribbon')).toHaveValue('Jejich')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Můj',
    ribbon: 'Jejich',
    safety: { ssl: true, lossLimits: false },
    criteria: { games: 7.5 },
    version: 3,
  })
})

test('only fields changed by both are asked about, and the colleague is named', async ({ page, records, browser }) => {
  const { id } = await records.make('casinos', {
    title: unique('Sporné'),
    bonus: 'Původní',
    owner: 'Původní',
    prosList: ['A'],
  })
  const user = await newUser(page.request)
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Můj bonus')
  await page.getByLabel('Owner', { exact: true }).fill('Můj majitel')
  await page.getByLabel('Ribbon').fill('Moje')

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const colleague = await context.newPage()
  await colleague.goto(`/admin/casinos/${id}`)
  await colleague.getByLabel('Email').fill(user.email)
  await colleague.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await colleague.getByRole('button', { name: 'Sign in' }).click()
  await colleague.getByLabel('Bonus', { exact: true }).fill('Janin bonus')
  await colleague.getByLabel('Owner', { exact: true }).fill('Janin majitel')
  await colleague.getByLabel('Website', { exact: true }).fill('https://jana.example/')
  await colleague.keyboard.press('Control+s')
  await expect(colleague.getByText(/^Saved at/)).toBeVisible()
  await context.close()

  await page.keyboard.press('Control+s')
  const question = dialog(page, 'casino')
  await expect(question).toHaveAccessibleName('Jana Testová saved this casino while you were writing')
  await expect(question).toContainText('Merged already: Website, Ribbon.')
  await expect(question.getByRole('group', { name: /^(Bonus|Owner|Ribbon|Pros)$/ })).toHaveCount(2)
  await expect(question.getByRole('group', { name: 'Bonus, Jana’s' })).toHaveText('Janin bonus')
  await expect(question.getByRole('group', { name: 'Bonus, Yours' })).toHaveText('Můj bonus')
  await expect(question.getByRole('button', { name: 'Save merged' })).toBeDisabled()
  await question.getByRole('radio', { name: 'Jana’s: Bonus' }).check()
  await question.getByRole('radio', { name: 'Yours: Owner' }).check()
  await question.getByRole('button', { name: 'Save merged' }).click()
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Janin bonus',
    owner: 'Můj majitel',
    ribbon: 'Moje',
    website: 'https://jana.example/',
    version: 3,
  })
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Janin bonus')
})

test('everything can be chosen by keyboard, and choices survive a break and a third save', async ({
  page,
  records,
}) => {
  const { id } = await records.make('casinos', {
    title: unique('Sporné'),
    bonus: 'Původní',
    owner: 'Původní',
    consList: ['Krátká lhůta'],
  })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Můj')
  await page.getByLabel('Owner', { exact: true }).fill('Můj majitel')
  await page.getByLabel('Website', { exact: true }).fill('https://muj.example/')
  await page.getByLabel('Add a con and press Enter').fill('Pozdní výplaty')
  await page.getByLabel('Add a con and press Enter').press('Enter')
  await records.change(`/casinos/${id}`, ({ consList }) => ({
    bonus: 'Druhý',
    owner: 'Druhý majitel',
    website: 'https://druhy.example/',
    consList: [...consList, 'Chybí aplikace'],
  }))
  await page.keyboard.press('Control+s')
  const question = dialog(page, 'casino')
  await expect(question).toHaveAccessibleName('You saved this casino in another window while you were writing')
  // Lists are joined without a question.
  await expect(question).toContainText('Merged already: Cons.')
  const mine = question.getByRole('radio', { name: 'Yours: Bonus' })
  await expect(mine).toBeFocused()
  await page.keyboard.press('Space')
  await expect(mine).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(question.getByRole('radio', { name: 'Other window: Bonus' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Bonus', { exact: true })).toHaveValue('Můj')

  await page.keyboard.press('Control+s')
  await expect(mine).toBeChecked()
  // What is undecided is not saved.
  await page.keyboard.press('Control+Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Yours for all 3' }).click()
  await question.getByRole('radio', { name: 'Other window: Website' }).focus()
  await page.keyboard.press('Space')
  await records.change(`/casinos/${id}`, () => ({ bonus: 'Čtvrtý', ribbon: 'Nové' }))
  await page.keyboard.press('Control+Enter')

  await expect(question.getByRole('group', { name: 'Bonus, Other window' })).toHaveText('Čtvrtý')
  await expect(question.getByRole('group', { name: /^(Owner|Website|Cons)$/ })).toHaveCount(0)
  await mine.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Successfully updated !')
  expect(await records.read(`/casinos/${id}`)).toMatchObject({
    bonus: 'Můj',
    owner: 'Můj majitel',
    website: 'https://druhy.example/',
    consList: ['Krátká lhůta', 'Pozdní výplaty', 'Chybí aplikace'],
    ribbon: 'Nové',
    version: 4,
  })
})

test('the text of a post is merged by paragraph and block, and asks only where both wrote', async ({
  page,
  records,
}) => {
  const block = { uniqId: 'pc-1', source: 'manual', pros: ['Klad'], cons: ['Zápor'] }
  const { id } = await records.make('posts', {
    title: unique('Sporný článek'),
    content: { type: 'doc', content: ['První věta.', 'Druhá věta.', 'Třetí věta.'].map(paragraph) },
    metaTag: { title: 'Název', description: '', robots: '', keyword: '', canonical: '' },
  })
  await page.goto(`/admin/posts/${id}`)
  const text = page.locator('.ProseMirror').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Moje.')
  await records.change(`/posts/${id}`, ({ metaTag, shortcodesConfig }) => ({
    content: {
      type: 'doc',
      content: [
        paragraph('První věta. Jejich.'),
        { type: 'shortcode', attrs: { kind: 'prosConsPosts', uniqId: 'pc-1' } },
        ...['Druhá věta.', 'Třetí věta.'].map(paragraph),
      ],
    },
    shortcodesConfig: { ...shortcodesConfig, prosConsPosts: [{ data: block }] },
    metaTag: { ...metaTag, description: 'Jejich popis' },
  }))
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  await expect(dialog(page, 'post')).toHaveCount(0)
  await expect(page.getByText('You have changed this post in another window.')).toContainText(
    'Taken over from there: SEO: Description, Text.',
  )
  // The caret is still where it was.
  await page.keyboard.type(' A dál.')
  await expect(text.locator('> p').last()).toHaveText('Třetí věta. Moje. A dál.')
  await expect(text).toContainText('První věta. Jejich.')
  const joined = await records.read(`/posts/${id}`)
  expect(joined).toMatchObject({ shortcodesConfig: { prosConsPosts: [{ data: { uniqId: 'pc-1' } }] }, version: 3 })

  await records.change(`/posts/${id}`, ({ content }) => ({
    content: {
      ...content,
      content: [...content.content.slice(0, 2), paragraph('Druhá věta. Jejich.'), paragraph('Třetí věta. Jejich.')],
    },
  }))
  await page.keyboard.press('Control+s')
  const question = dialog(page, 'post')
  await expect(question.getByRole('group', { name: 'Text', exact: true })).toHaveCount(1)
  await expect(question.getByRole('group', { name: 'Text, Yours' })).toHaveText('Třetí věta. Moje. A dál.')
  await expect(question.getByRole('group', { name: 'Text, Other window' })).toHaveText('Třetí věta. Jejich.')
  await expect(question.locator('ins')).toHaveText(['Moje', ' A dál.', 'Jejich'])
  await question.getByRole('radio', { name: 'Other window: Text' }).check()
  await question.getByRole('button', { name: 'Save merged' }).click()
  await expectToast(page, 'Successfully updated !')
  await expect(text.locator('> p')).toHaveText(['První věta. Jejich.', 'Druhá věta. Jejich.', 'Třetí věta. Jejich.'])
})

test("a draft from before a colleague's save is merged with it", async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Sporné'), bonus: 'Původní', ribbon: 'Staré' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Můj')
  await page.getByRole('link', { name: 'Back to casinos' }).click()
  await page.getByRole('button', { name: 'Keep for later' }).click()
  await expect(page).toHaveURL(/\/admin\/casinos$/)
  await records.change(`/casinos/${id}`, () => ({ ribbon: 'Jejich' }))
  await page.goto(`/admin/casinos/${id}`)
  await expect(page.getByText('The record was saved by somebody since')).toBeVisible()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await saveAndExpect(page)
  expect(await records.read(`/casinos/${id}`)).toMatchObject({ bonus: 'Můj', ribbon: 'Jejich' })
})

test('the site settings are merged, too', async ({ page, records }) => {
  await page.goto('/admin/settings?tab=site')
  const before = await records.read('/settings')
  await page.getByLabel('Operator').fill(`Můj ${Date.now()}`)
  await records.change('/settings', ({ siteDescription }) => ({
    redirectsRoutes: undefined,
    siteDescription: `Jinak. ${siteDescription}`,
  }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')
  const after = await records.read('/settings')
  expect(after['operator']).toMatch(/^Můj/)
  expect(after['siteDescription']).toBe(`Jinak. ${before['siteDescription']}`.trim())
  await records.call('PUT', '/settings', {
    ...before,
    redirectsRoutes: undefined,
    updatedAt: undefined,
    version: after['version'],
  })
})
