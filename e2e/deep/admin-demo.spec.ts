import { expect, type Page } from '@playwright/test'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { logIn } from '../log-in.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('whoever starts the demo finds every screen at work, takes the first steps, and clears it', async ({ page }) => {
  const server = await startClockedServer({}, 'first-start')
  const open = (path: string) => page.goto(`${server.url}/admin${path}`)
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  try {
    await page.goto(`${server.url}/admin`)
    await logIn(page, ADMIN)

    await test.step('Posts has the guide above its list, which has the planned and the submitted post', async () => {
      await expect(section(page, 'First steps')).toContainText('0 of 4')
      await expect(section(page, 'First steps').locator('[aria-current=step]')).toContainText('Your name and site')
      await expect(page.getByRole('row', { name: /Výpis z herního konta/ })).toContainText('Ready')
      await expect(page.getByRole('row', { name: /Bankovní převod/ })).toContainText('Scheduled')
    })

    await test.step('Today', async () => {
      await open('/today')
      await expect(section(page, 'Waiting for me')).toContainText('Výpis z herního konta')
      await expect(section(page, 'Waiting for me')).toContainText('Kratší titulek')
      await expect(section(page, 'Broken links')).toContainText('banka-novak.example')
      await expect(section(page, 'Messages')).toContainText('Radek Pokorný')
      await expect(section(page, 'Next to happen')).toContainText('Bankovní převod')
      await expect(section(page, 'Clicks yesterday')).toContainText('Modrý Lev')
    })

    await test.step('Calendar, Due, Clicks, Links and Messages', async () => {
      await open('/calendar?view=list')
      await heading('Calendar')
      await expect(page.getByText('Bankovní převod: nejpomalejší cesta').first()).toBeVisible()
      await open('/due')
      await heading('Due')
      await expect(page.getByText('Modrý Lev').first()).toBeVisible()
      await open('/clicks')
      await heading('Clicks')
      await expect(page.getByRole('row', { name: /Stříbrný Čáp/ }).first()).toBeVisible()
      await open('/links?state=broken')
      await expect(page.getByText('https://banka-novak.example/sazebnik-2025.pdf').first()).toBeVisible()
      await open('/templates')
      await expect(section(page, 'Whole posts')).toContainText('Recenze kasina')
      await open('/messages')
      await expect(page.getByText('Rybniční Hry a.s.').first()).toBeVisible()
    })

    await test.step('colleagues wait for an invitation', async () => {
      await open('/settings?tab=users')
      await expect(page.getByRole('row', { name: /Klára Vondrová \(demo\)/ })).toContainText('no link works')
    })

    await test.step('the demo is cleared, after what goes and what stays was said', async () => {
      await open('/settings?tab=data')
      await expect(section(page, 'Demo')).toContainText(/Goes: 35 posts, 13 casinos/)
      await section(page, 'Demo').getByRole('button', { name: 'Clear the demo' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Clear the demo' }).click()
      await expect(section(page, 'Demo')).toContainText('The demo is cleared')
      await open('/today')
      await expect(section(page, 'Waiting for me')).toContainText('Nothing waits for you.')
      await expect(section(page, 'Broken links')).toContainText('Every link leads somewhere.')
    })

    await test.step('the guide is left, and never comes back', async () => {
      await section(page, 'First steps').getByRole('button', { name: 'Leave the guide' }).click()
      await expect(section(page, 'First steps')).toBeHidden()
      await open('/posts')
      await expect(page.getByText('No posts yet')).toBeVisible()
      await expect(section(page, 'First steps')).toBeHidden()
    })
  } finally {
    await server.stop()
  }
})
