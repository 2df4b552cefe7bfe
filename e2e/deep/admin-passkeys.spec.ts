import { expect, type Page } from '@playwright/test'
import { newUser } from '../admin-api.ts'
import { expectToast, test } from '../back-office.ts'
import { logIn } from '../log-in.ts'

/** A device of the browser that confirms whatever it is asked, as if its owner touched it. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  }
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

test('a passkey is added, named, signs in alone and after the password, and is removed', async ({ page, request }) => {
  const user = await newUser(request)
  const device = await plugIn(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/admin')
  }
  let codes: string[] = []

  await test.step('added, with recovery codes', async () => {
    await page.goto('/admin?next=%2Fadmin%2Fsettings%3Ftab%3Daccount')
    await logIn(page, user)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('nespravne-heslo-2026')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const list = dialog.getByRole('list', { name: 'Recovery codes' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    codes = await list.getByRole('listitem').allTextContents()
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Notebook')
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await expectToast(page, 'Successfully updated !')
    await expect(passkeys.getByRole('listitem')).toContainText('Notebook')
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  })

  await test.step('renamed', async () => {
    await passkeys.getByRole('button', { name: 'Rename Notebook' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Otisk prstu')
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await expectToast(page, 'Successfully updated !')
    await expect(passkeys.getByRole('listitem')).toContainText('Otisk prstu')
  })

  await test.step('signs in without the password', async () => {
    await signOut()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/admin/posts')
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
  })

  await test.step('signs in after the password, where a recovery code does, too, once', async () => {
    await signOut()
    await logIn(page, user)
    await expect(page.getByText('Use your passkey, or type one of your recovery codes.')).toBeVisible()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/admin/posts')
    for (const isRight of [true, false]) {
      await signOut()
      await logIn(page, user)
      await page.getByLabel('Code').fill(codes[0] ?? '')
      await page.getByRole('button', { name: 'Sign in' }).click()
      if (isRight) await expect(page).toHaveURL('/admin/posts')
      else await expect(page.getByRole('alert').getByText('The code is wrong or has expired.')).toBeVisible()
      if (!isRight) await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL('/admin/posts')
    }
  })

  await test.step('new recovery codes', async () => {
    await page.goto('/admin/settings?tab=account')
    const recovery = page.getByRole('region', { name: 'Recovery codes' })
    await expect(recovery.getByText('9 of ten are left.')).toBeVisible()
    await recovery.getByRole('button', { name: 'New codes…' }).click()
    await recovery.getByRole('textbox', { name: 'Your password' }).fill(user.password)
    await recovery.getByRole('button', { name: 'Make new codes' }).click()
    const fresh = recovery.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(fresh).toHaveCount(10)
    expect(codes).not.toContain(await fresh.first().textContent())
    await recovery.getByRole('button', { name: 'I have kept them' }).click()
    await expect(recovery.getByText('10 of ten are left.')).toBeVisible()
  })

  await test.step('removed, with a warning, and opens nothing any more', async () => {
    await passkeys.getByRole('button', { name: 'Remove Otisk prstu' }).click()
    await expect(dialog.getByText('It is your last second step.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(passkeys.getByText('No passkeys yet.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recovery codes' })).toHaveCount(0)
    await signOut()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert').getByText('This passkey does not open an account here')).toBeVisible()
    await logIn(page, user)
    await expect(page).toHaveURL('/admin/posts')
  })
})

test('whoever does not confirm is told so, and signs in with the password', async ({ page, request }) => {
  const user = await newUser(request)
  await plugIn(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert').getByText('Nothing was chosen on the device.')).toBeVisible()
  await logIn(page, user)
  await expect(page).toHaveURL('/admin/posts')
})
