import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const TERMS = {
  kind: 'match',
  percent: 100,
  ceiling: 25_000,
  fixed: null,
  spins: null,
  spinValue: null,
  multiple: null,
  countedFrom: null,
  days: null,
  highestBet: null,
  games: [],
  highestWin: null,
  lowestDeposit: null,
  cashback: null,
  exclusions: '',
  startsAt: null,
  endsAt: null,
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('another bonus lists the posts that still name the old one, and leads to the place', async ({ page, records }) => {
  const title = unique('Stříbrná Sova')
  const casino = await records.make('casinos', { title, bonus: '100 % do 25 000 Kč', bonusTerms: TERMS })
  const post = await records.make('posts', {
    title: unique('Recenze sovy'),
    entity: casino['id'],
    entityModel: 'Casino',
    content: {
      type: 'doc',
      content: [paragraph('Hrajte s rozvahou.'), paragraph('Za první vklad dostanete 100% bonus.')],
    },
  })

  await page.goto(`/admin/casinos/${casino['id']}`)
  await page.getByRole('textbox', { name: 'Bonus', exact: true }).fill('200 % do 25 000 Kč')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Successfully updated !')
  const line = page.getByRole('listitem').filter({ hasText: `“${post['title']}” still says 100 %` })
  await expect(line).toContainText('Text: Za první vklad dostanete 100% bonus.')
  await line.getByRole('button', { name: 'Go to it' }).click()

  await expect(page).toHaveURL(new RegExp(`/admin/posts/${post['id']}`))
  const finding = page.getByRole('listitem').filter({ hasText: `100 % is out of date: ${title} has 200 % now` })
  await expect(finding).toBeVisible()
  await expect.poll(() => page.evaluate(() => globalThis.getSelection()?.toString())).toBe('100')
  await finding.getByRole('button', { name: 'It is right here' }).click()
  await expect(finding).toBeHidden()
})
