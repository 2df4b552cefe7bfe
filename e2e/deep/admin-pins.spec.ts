import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { pick, saveAndExpect, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const DRAWER = '.mantine-Drawer-content'

test('a casino can be pinned only with a reason, which readers see without scripts', async ({
  page,
  records,
  browser,
  baseURL,
}) => {
  const methodTitle = unique('Platba pořadí')
  const method = await records.make('payment-methods', { title: methodTitle })
  const paymentMethods = [method['id']]
  const [best, second] = [unique('Nejlepší kasino'), unique('Druhé kasino')]
  await records.make('casinos', { title: best, rating: 9, paymentMethods })
  await records.make('casinos', { title: second, rating: 8, paymentMethods })
  const title = unique('Pořadí')
  const list = {
    uniqId: 'poradi-1',
    heading: 'Kasina',
    mode: 'filter',
    layout: 'cards',
    filter: { paymentMethod: method['id'] },
  }
  const post = await records.make('posts', { title })
  await records.change(`/posts/${post['id']}`, ({ shortcodesConfig }) => ({
    isActive: true,
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Úvod.' }] },
        { type: 'shortcode', attrs: { kind: 'casinosRating', uniqId: 'poradi-1' } },
      ],
    },
    shortcodesConfig: { ...shortcodesConfig, casinosRating: [{ data: list }] },
  }))
  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const visitor = await visitors.newPage()
  const cards = visitor.locator('.toplist > li')
  const why = visitor.locator('main .why')

  await test.step('the list explains its rule, and nothing is pinned', async () => {
    await visitor.goto(`/${post['slug']}/`)
    await expect(why).toContainText('Řadíme podle hodnocení redakce, od nejvyššího')
    await expect(why).toContainText(`Podmínka: platební metoda ${methodTitle}.`)
    await expect(cards.nth(0)).toContainText(best)
    await expect(visitor.locator('.moved')).toHaveCount(0)
  })

  await test.step('the form requires the reason', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(`/admin/posts/${post['id']}`)
    await page
      .getByRole('group', { name: /^Casino list/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    const drawer = page.getByRole('dialog', { name: 'Casino list', exact: true })
    await drawer.getByPlaceholder('Move a casino').fill(second)
    await pick(page.getByRole('option', { name: second }))
    await expect(drawer.getByLabel(`Place of ${second}`)).toHaveValue('1')
    const reason = drawer.getByLabel(`Why ${second} is moved`)
    await drawer.getByRole('button', { name: 'Apply' }).click()
    await expect(reason).toBeFocused()
    await expect(drawer.getByText('Fill this in.')).toBeVisible()
    expect(await violationsOn(page, DRAWER)).toEqual([])
    await reason.fill('výběry z něj přišly nejdřív.')
    await drawer.getByRole('button', { name: 'Apply' }).click()
    await expect(drawer).toBeHidden()
    await saveAndExpect(page)
  })

  await test.step('the pinned casino comes first, with its reason', async () => {
    await visitor.goto(`/${post['slug']}/`)
    await expect(cards.nth(0)).toContainText(second)
    await expect(cards.nth(0).locator('.moved')).toHaveText(
      'Ručně zařazeno (podle pravidla 2. místo): výběry z něj přišly nejdřív.',
    )
    await expect(visitor.locator('.moved')).toHaveCount(1)
    await expect(why).toContainText('Ručně zařazená kasina jsou označená i s důvodem.')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/${post['slug']}/`)
    expect(await violationsOn(page, 'main')).toEqual([])
  })
  await visitors.close()
})

test('a pair of casinos that readers compare gets a page of its own, and loses it again', async ({
  page,
  records,
  browser,
  baseURL,
}) => {
  const titles = [unique('Apolenino kasino'), unique('Bartolomějovo kasino')]
  const slugs: string[] = []
  for (const title of titles) slugs.push(String((await records.make('casinos', { title, rating: 8 }))['slug']))
  const name = titles.join(' vs. ')
  const path = `/porovnani/${slugs.join('-vs-')}/`

  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const visitor = await visitors.newPage()
  await visitor.goto(`/porovnani/?k=${slugs.join(',')}`)
  const listed = async () => JSON.stringify(await records.read('/comparisons'))
  await expect.poll(listed, { message: 'counted together with others' }).toContain(path)

  await page.goto('/admin/clicks')
  const own = page.getByRole('switch', { name: `${name} has a page of its own` })
  const link = page.getByRole('link', { name, exact: true })
  await expect(own).not.toBeChecked()
  await expect(link).toHaveAttribute('href', `/porovnani/?k=${slugs.join(',')}`)
  await own.click()
  await expect(own).toBeChecked()
  await expect(own).toBeEnabled()
  await expect(link).toHaveAttribute('href', path)
  expect((await visitor.goto(path))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(titles[0] ?? '')
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))

  await page.reload()
  await expect(own).toBeChecked()
  await own.click()
  await expect(own).not.toBeChecked()
  await expect(link).toHaveAttribute('href', `/porovnani/?k=${slugs.join(',')}`)
  await visitor.goto(path)
  await expect(visitor).toHaveURL(`/porovnani/?k=${slugs.join(',')}`)
  await visitors.close()

  await page.goto('/admin/settings?tab=audit&action=pair-page-off')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Took the page of a pair away')
})
