import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE, newUser, signIn } from '../admin-api.ts'
import { expectToast, type Records, saveAndExpect, test, unique } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'

test.use({ storageState: ADMIN_STATE })

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'unsaved work here' })
const firstField = (page: Page, path: string) =>
  page.getByRole('textbox', { name: path === 'writers' ? 'First name' : 'Title', exact: true })

/** Waits until the browser has stored it. */
const isStored = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words)

async function throwAway(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Throw it away: ${title}` }).click()
  const question = page.getByRole('dialog', { name: `Throw away “${title}”?` })
  await question.getByRole('button', { name: 'Throw it away' }).click()
}

test('two windows have separate drafts', async ({ page, context }) => {
  const [mine, theirs] = [unique('Moje'), unique('Druhé okno')]
  await page.goto('/admin/casinos/create')
  await firstField(page, 'casinos').fill(mine)
  await isStored(page, mine)
  const other = await context.newPage()
  await other.goto('/admin/casinos/create')
  await firstField(other, 'casinos').fill(theirs)
  await isStored(other, theirs)
  await expect(offer(other)).toHaveCount(0)

  // A reloaded window restores its own draft, not the one being edited elsewhere.
  await page.reload()
  await expect(offer(page)).toContainText(mine)
  await expect(offer(page)).not.toContainText(theirs)
  await other.reload()
  await expect(offer(other)).toContainText(theirs)
  await expect(offer(other)).not.toContainText(mine)

  await other.close()
  await page.reload()
  await expect(offer(page)).toContainText(mine)
  await expect(offer(page)).toContainText(theirs)
  for (const title of [mine, theirs]) await throwAway(page, title)
})

test('unsaved text of a record is restored when it is opened, and can be discarded', async ({ page }) => {
  const call = await signIn(page.request)
  const stored = unique('Hra')
  const { id } = await (await call('POST', '/game-types', { title: stored })).json()
  const title = unique('Přejmenovaná')
  await page.goto(`/admin/game-types/${id}`)
  await firstField(page, 'game-types').fill(title)
  await isStored(page, title)
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: /^Your text of .+ is back\./ })
  await expect(notice).toBeVisible()
  await expect(firstField(page, 'game-types')).toHaveValue(title)
  await expect(offer(page)).toHaveCount(0)
  expect((await (await call('GET', `/game-types/${id}`)).json()).title).toBe(stored)
  await notice.getByRole('button', { name: 'See the difference' }).click()
  const difference = page.getByRole('dialog', { name: 'What changed' })
  await expect(difference.locator('ins')).toHaveText(title)
  await page.keyboard.press('Escape')
  await expect(difference).toBeHidden()
  await notice.getByRole('button', { name: 'Throw it away' }).click()
  await expect(firstField(page, 'game-types')).toHaveValue(stored)
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo the discard' }).click()
  await expect(firstField(page, 'game-types')).toHaveValue(title)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  await page.reload()
  await expect(firstField(page, 'game-types')).toHaveValue(title)
  await expect(offer(page)).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test('drafts are not shown to a colleague at the same computer', async ({ page, browser }) => {
  const users = [await newUser(page.request), await newUser(page.request, 'editor', 'Matěj Druhý')] as const
  const titles = [unique('Moje'), unique('Kolegovo')] as const
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const shared = await context.newPage()
  const signInAs = async ({ email, password }: { email: string; password: string }) => {
    await context.clearCookies()
    await shared.goto('/admin?next=%2Fadmin%2Fgame-types%2Fcreate')
    await shared.getByLabel('Email').fill(email)
    await shared.getByRole('textbox', { name: 'Password' }).fill(password)
    await shared.getByRole('button', { name: 'Sign in' }).click()
    await expect(firstField(shared, 'game-types')).toBeVisible()
  }
  shared.on('dialog', (dialog) => void dialog.accept())
  for (const [index, user] of users.entries()) {
    await signInAs(user)
    await firstField(shared, 'game-types').fill(titles[index] ?? '')
    await isStored(shared, titles[index] ?? '')
  }
  await shared.reload()
  await expect(offer(shared)).toContainText(titles[1])
  await expect(offer(shared)).not.toContainText(titles[0])
  await signInAs(users[0])
  await expect(offer(shared)).toContainText(titles[0])
  await expect(offer(shared)).not.toContainText(titles[1])
  await context.close()
})

test.describe('a waiting change that disappears while it is edited', () => {
  /** Opens a waiting change of a casino's bonus and types another owner into it. */
  async function typeIntoChange(page: Page, records: Records, owner: string) {
    const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní', owner: 'Nikdo' })
    await page.goto(`/admin/casinos/${id}`)
    await page.getByLabel('Bonus', { exact: true }).fill('Prosincový')
    await page.keyboard.press('Control+Shift+s')
    await expect(page).toHaveURL(/\?change=/)
    const change = `/casinos/${id}/changes/${new URL(page.url()).searchParams.get('change')}`
    await page.getByLabel('Owner', { exact: true }).fill(owner)
    await isStored(page, owner)
    return { casino: `/casinos/${id}`, change }
  }

  test('published: typed text is offered at the live record and applied to it', async ({ page, records }) => {
    const owner = unique('Vlastník')
    const { casino, change } = await typeIntoChange(page, records, owner)
    expect((await records.call('POST', `${change}/publish`)).status()).toBe(200)
    await page.keyboard.press('Control+s')
    await expectToast(page, 'This change is not waiting any more')
    await expect(page).toHaveURL(`/admin${casino}`)
    await offer(page)
      .getByRole('button', { name: /^Restore it/ })
      .click()
    await saveAndExpect(page)
    expect(await records.read(casino)).toMatchObject({ bonus: 'Prosincový', owner })
  })

  test('discarded after the window was closed: its URL restores the typed text', async ({ page, records }) => {
    const owner = unique('Vlastník')
    const { casino, change } = await typeIntoChange(page, records, owner)
    const address = page.url()
    await page.goto('about:blank')
    expect((await records.call('DELETE', change)).status()).toBe(204)
    await page.goto(address)
    await expect(page).toHaveURL(`/admin${casino}`)
    await expect(page.getByLabel('Owner', { exact: true })).toHaveValue(owner)
    expect(await records.read(casino)).toMatchObject({ bonus: 'Původní', owner: 'Nikdo' })
  })

  test('its record is archived: the form says so, and keeps what was typed', async ({ page, records }) => {
    const owner = unique('Vlastník')
    const { casino, change } = await typeIntoChange(page, records, owner)
    expect((await records.call('POST', `${casino}/archive`)).status()).toBe(200)
    await expect(page.getByRole('region', { name: 'Waiting change' })).toContainText('This casino is in the archive.')
    await saveAndExpect(page)
    expect(await records.read(`${change}/record`)).toMatchObject({ bonus: 'Prosincový', owner, isDeleted: true })
  })
})

test('a line of a block that was not confirmed is in the draft when the tab closes', async ({ page, records }) => {
  const { id } = await records.make('posts', { title: unique('Bloky') })
  const line = unique('Výplaty do hodiny')
  await page.goto(`/admin/posts/${id}`)
  const drawer = await openNew(page, 'Pros and cons')
  await drawer.getByLabel('Add a pro and press Enter').fill(line)
  // A phone that closes the browser tells the page nothing more: the field does not lose the focus.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(line)
  // Another post offers only its own.
  const other = await records.make('posts', { title: unique('Jiné bloky') })
  await page.goto(`/admin/posts/${other['id']}`)
  const elsewhere = await openNew(page, 'Pros and cons')
  await elsewhere.getByLabel('Add a pro and press Enter').fill('Jinde')
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await page.goto(`/admin/posts/${other['id']}`)
  await openNew(page, 'Pros and cons')
  await expect(offer(page).getByRole('button', { name: /^Restore it/ })).toHaveCount(1)
  await page.goto(`/admin/posts/${id}`)
  const again = await openNew(page, 'Pros and cons')
  await again.getByRole('button', { name: /^Restore it/ }).click()
  await expect(again.getByLabel('Pros 1', { exact: true })).toHaveValue(line)
  // Applied together with a line that is not confirmed, it leaves no draft.
  await again.getByLabel('Add a con and press Enter').fill('Málo her')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Shortcode added !')
  await expect(page.getByRole('group', { name: /^Pros and cons/ })).toContainText('Málo her')
  await expect(again).toBeHidden()
  await openNew(page, 'Pros and cons')
  await expect(offer(page)).toHaveCount(0)
})

test('words typed just before the session ends are kept, and the login says so', async ({ page, context, records }) => {
  const { id } = await records.make('posts', { title: unique('Poslední slova') })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).click()
  const isAsked = Promise.withResolvers<void>()
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/auth/refresh', async (route) => {
    isAsked.resolve()
    await isTyped.promise
    await route.continue()
  })
  await context.clearCookies()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kasino')
  await isAsked.promise
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('konec')
  isTyped.resolve()
  await expect(page.getByText(/What you typed at \d+:\d\d is kept on this device/)).toBeVisible()
  await isStored(page, 'konec')
})

test.describe('a check that waits for the save', () => {
  /** Confirms a deposit of 150 that is not saved yet. */
  async function confirmTyped(page: Page, records: Records): Promise<string> {
    const { id } = await records.make('casinos', { title: unique('Kasino'), minimumDeposit: 100 })
    const check = { sourceKind: 'own-test', source: '', facts: [{ fact: 'minimumDeposit', value: 100 }] }
    expect((await records.call('POST', `/facts/casinos/${id}/checks`, check)).status()).toBe(200)
    await page.goto(`/admin/casinos/${id}`)
    await expect(markOf(page)).toHaveAccessibleName(/: \d+ \w+$/)
    await page.getByLabel('Minimum deposit', { exact: true }).fill('150')
    await page.keyboard.press('F2')
    await expect(markOf(page)).toHaveAccessibleName(/: with the save$/)
    return id
  }
  const markOf = (page: Page) => page.getByRole('button', { name: /^Check of Minimum deposit: / })
  const checkedValues = async (records: Records, id: string) => {
    const { items } = await records.read(`/facts/casinos/${id}`)
    const { state, value } = items.find(({ fact }: { fact: string }) => fact === 'minimumDeposit')
    return { state, value }
  }

  test('is restored with the text, and sent with its save', async ({ page, records }) => {
    const id = await confirmTyped(page, records)
    await page.goto('about:blank')
    await page.goto(`/admin/casinos/${id}`)
    await expect(page.getByLabel('Minimum deposit', { exact: true })).toHaveValue('150')
    await expect(markOf(page)).toHaveAccessibleName(/: with the save$/)
    await saveAndExpect(page)
    await expect(markOf(page)).toHaveAccessibleName(/: \d+ \w+$/)
    expect(await checkedValues(records, id)).toEqual({ state: 'checked', value: 150 })
  })

  test('does not confirm another value', async ({ page, records }) => {
    const id = await confirmTyped(page, records)
    await page.getByLabel('Minimum deposit', { exact: true }).fill('200')
    await expect(markOf(page)).not.toHaveAccessibleName(/: with the save$/)
    await saveAndExpect(page)
    await expect(markOf(page)).toHaveAccessibleName(/: unchecked$/)
    expect(await checkedValues(records, id)).toEqual({ state: 'unchecked', value: 200 })
  })
})
