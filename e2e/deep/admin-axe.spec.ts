import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE, signIn } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { test, unique } from '../back-office.ts'
import { openNew } from '../block-kinds.ts'

declare global {
  interface Window {
    /** Where React Router stores its router. */
    __reactRouterDataRouter: { navigate: (to: string, options: { flushSync: boolean }) => Promise<void> }
  }
}

test.use({ storageState: ADMIN_STATE })
// Axe inspects every element several times.
test.setTimeout(90_000)

interface Look {
  path: string
  /** What to open on the screen. */
  open?: (page: Page) => Promise<unknown>
  /** Selector to check; the whole page if undefined. */
  at?: string
}

const dialog = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible()
const tabs = (screen: string, names: string[]): Look[] => names.map((name) => ({ path: `${screen}?tab=${name}` }))
const firstInList: Look['open'] = async (page) => {
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
}

const menuAt: (name: string | RegExp) => Look['open'] = (name) => async (page) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('menu')).toBeVisible()
}

const checkOf: (fact: string) => Look['open'] = (fact) => async (page) => {
  await page.getByRole('button', { name: `Check of ${fact}: ` }).click()
  await expect(page.getByRole('group', { name: `Check of ${fact}` })).toBeVisible()
}

const SCREENS: Record<string, Look[]> = {
  'the lists of records': [
    { path: 'posts' },
    {
      path: 'casinos',
      open: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click(),
    },
    {
      path: 'casinos',
      open: (page) => page.getByRole('button', { name: /^Columns/ }).click(),
      at: '[role="dialog"][aria-label="Columns"]',
    },
    { path: 'casinos/import' },
    { path: 'bookmakers?q=takova-neni' },
    ...tabs('content-attributes', ['writers', 'rubrics', 'game-types', 'payment-methods', 'software-providers']),
  ],
  'the desk': [
    { path: 'media' },
    { path: 'media/alt-texts' },
    {
      path: 'media',
      open: (page) => page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click(),
      at: '.mantine-Drawer-content',
    },
    { path: 'messages' },
    { path: 'clicks' },
    { path: 'links' },
    { path: 'today' },
    { path: 'calendar' },
    { path: 'calendar?view=list' },
    { path: 'today' },
    { path: 'due' },
    { path: 'due?list=unchecked&kind=safety' },
    { path: 'takova-stranka-neni' },
  ],
  'the forms': [
    { path: 'casinos', open: firstInList },
    { path: 'bookmakers', open: firstInList },
    {
      path: 'writers/create',
      open: (page) => page.getByRole('button', { name: 'Create writer' }).click(),
    },
    {
      path: 'posts/create',
      open: async (page) => {
        await page.getByRole('tab', { name: /^Check/ }).click()
        await expect(page.getByText('No description')).toBeVisible()
      },
    },
    { path: 'game-types/create' },
    { path: 'rubrics/create' },
    { path: 'payment-methods/create' },
    { path: 'content-attributes?tab=software-providers', open: firstInList },
    {
      path: 'casinos/create',
      open: async (page) => {
        await page.getByRole('button', { name: 'Browse: Logo' }).click()
        await dialog(page, 'Choose a picture')
      },
      at: '.mantine-Modal-content',
    },
  ],
  'the facts of a casino': [
    // Facts in every state, with an open check next to the main column and inside it.
    { path: 'casinos/casino-lesni-liska', open: checkOf('SSL encryption') },
    { path: 'casinos/casino-lesni-liska', open: checkOf('Multiple') },
  ],
  'what opens over a screen': [
    { path: 'posts', open: menuAt('Actions for'), at: '.mantine-Menu-dropdown' },
    { path: 'posts', open: menuAt('Account of'), at: '.mantine-Menu-dropdown' },
    { path: 'settings?tab=users', open: menuAt('Actions for'), at: '.mantine-Menu-dropdown' },
    {
      path: 'posts',
      open: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder('Go to a screen, find a post').fill('lev')
        await expect(page.getByRole('option', { name: /Modrý Lev/ }).first()).toBeVisible()
      },
      at: '.mantine-Modal-content',
    },
    {
      path: 'posts',
      open: async (page) => {
        await page.keyboard.press('?')
        await dialog(page, 'Keyboard shortcuts')
      },
      at: '.mantine-Modal-content',
    },
  ],
  'the settings': [
    ...tabs('settings', [
      'site',
      'menus',
      'redirects',
      'watching',
      'users',
      'cache',
      'data',
      'account',
      'audit&collection=settings',
    ]),
    {
      path: 'settings?tab=users',
      open: (page) => page.getByRole('button', { name: 'Invite a colleague' }).click(),
      at: '.mantine-Modal-content',
    },
  ],
  'a post': [
    { path: 'posts/create' },
    {
      path: 'posts/post-recenze-modry-lev',
      open: async (page) => {
        await page.getByRole('button', { name: 'Shortcodes' }).click()
        await expect(page.getByRole('button', { name: /^Edit Quote / })).toBeVisible()
      },
    },
  ],
}

const load = (page: Page, address: string): Promise<unknown> => page.goto(address)

/**
 * Navigates on the client, which is quicker than a new document, and waits for the screen: without `flushSync` the
 * previous one is still rendered for a moment and receives the click.
 */
const goOn = (page: Page, address: string): Promise<unknown> =>
  // oxlint-disable-next-line no-underscore-dangle -- its name is not ours
  page.evaluate((to) => globalThis.window.__reactRouterDataRouter.navigate(to, { flushSync: true }), address)

/** Screens share their components, so every second one is checked in dark mode. */
async function expectNothing(page: Page, { path, open, at }: Look, index: number, go = load): Promise<void> {
  const colorScheme = index % 2 ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await go(page, `/admin/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open?.(page)
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await expectClean(page, path, at)
}

async function expectClean(page: Page, name: string, at?: string): Promise<void> {
  if (at) await expect(page.locator(at)).toBeVisible()
  const violations = await violationsOn(page, at)
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`))).toEqual([])
}

for (const [name, looks] of Object.entries(SCREENS)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    for (const [index, look] of looks.entries()) {
      const before = looks[index - 1]
      await expectNothing(page, look, index, before && !before.open ? goOn : load)
    }
  })
}

test('axe finds nothing while a screen is loading', async ({ page }) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/private\/(?!auth\/)/, async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.goto('/admin/today')
  await expect(page.getByRole('status', { name: /^Loading: / }).first()).toBeVisible()
  await expectClean(page, 'today')
  letGo()
  await expect(page.getByRole('status', { name: /^Loading: / })).toHaveCount(0)
})

test('axe finds nothing in the drawers and the history of a post', async ({ page }) => {
  const call = await signIn(page.request)
  const { id } = await (await call('POST', '/posts', { title: `Přístupnost ${Date.now()}` })).json()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  await expectClean(page, 'the slash menu')
  await page.keyboard.press('Escape')
  for (const name of ['Data table', 'Lists in cards', 'Casino list']) {
    const drawer = await openNew(page, name)
    if (name === 'Casino list') await drawer.getByText('By conditions').click()
    else await drawer.getByRole('button', { name: 'Apply' }).click()
    await expectClean(page, name, '.mantine-Drawer-content')
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    if (name === 'Casino list') await page.getByRole('button', { name: 'Throw away' }).click()
    await expect(drawer).toBeHidden()
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Admin' }).click()
  await expect(history.getByText('Status, slug and category stay as they are.')).toBeVisible()
  await expectClean(page, 'the history beside the text', '[aria-label="History"]')
  await history.getByRole('button', { name: 'Side by side' }).click()
  await dialog(page, 'History')
  await expectClean(page, 'History', '.mantine-Modal-content')
})

test('axe finds nothing in a conflict and in a list on a phone', async ({ page }) => {
  const call = await signIn(page.request)
  const made = await (await call('POST', '/casinos', { title: `Sporné ${Date.now()}`, bonus: 'Původní' })).json()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/admin/casinos/${made.id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Moje')
  const { id, isDeleted: _d, createdAt: _c, updatedAt: _u, ...input } = made
  expect((await call('PUT', `/casinos/${id}`, { ...input, bonus: 'Jejich' })).status()).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: /saved this casino/ }).getByText('Jejich')).toBeVisible()
  await expectClean(page, 'the conflict', '.mantine-Modal-content')
  await page.getByRole('radio', { name: 'Other window: Bonus' }).check()
  await page.getByRole('button', { name: 'Save merged' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothing(page, { path: 'casinos', open: () => page.getByText('Select all', { exact: true }).click() }, 1)
})

test('axe finds nothing in a waiting change', async ({ page, records }) => {
  const { id } = await records.make('casinos', { title: unique('Čekající'), bonus: 'Dnešní' })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(`/admin/casinos/${id}`)
  await page.getByLabel('Bonus', { exact: true }).fill('Zítřejší')
  await page.getByRole('button', { name: 'Other ways to save' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectClean(page, 'the ways to save', '.mantine-Menu-dropdown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+s')
  await expect(page.getByRole('region', { name: 'Waiting change' })).toBeVisible()
  await page.getByRole('button', { name: '1 change waits' }).click()
  const comparison = page.getByRole('dialog', { name: /^Changes of/ })
  await expect(comparison.locator('ins')).toHaveText('Zítřejší')
  await expectClean(page, 'the comparison', '.mantine-Modal-content')
  await comparison.getByRole('button', { name: 'Edit this change' }).click()
  await expect(comparison).toBeHidden()
  await expectClean(page, 'the form of a change')
})

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('axe finds nothing on the login and the new password', async ({ page }) => {
    for (const [index, path] of ['', '#reset=slovo', '#setup=slovo', '#join=slovo'].entries())
      await expectNothing(page, { path }, index)
  })
})
