import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#records/admin/api/query-client.ts'
import { open } from '#testing/forms/back-office.tsx'
import { field, isShown } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'
import { switchTo } from '#ui/admin/words/speak.ts'

const ACCOUNT = '/admin/settings?tab=account'

const keep = (language: string) => records.call('PUT', '/auth/language', { language })
const kept = async () => (await records.call('GET', '/auth/me'))['user'].language

async function choose(name: string): Promise<void> {
  await page
    .getByRole('button', { name: /Account of|Účet:/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name }).click()
}

afterEach(async () => {
  await keep('en')
  await switchTo('en')
})

test('the language is switched without losing what is typed, and kept with the user', async () => {
  const { id } = await records.make('casinos', { title: unique('Kasino') })
  open(`/admin/casinos/${id}`)
  await field('Bonus').fill('Rozepsaný bonus')
  await choose('Čeština')
  await isShown(page.getByRole('link', { name: 'Příspěvky' }))
  expect(document.documentElement.lang).toBe('cs')
  const typed = page
    .getByRole('textbox')
    .elements()
    .filter((each) => (each as HTMLInputElement).value === 'Rozepsaný bonus')
  expect(typed).toHaveLength(1)
  await expect.poll(kept).toBe('cs')
  await choose('English')
  await isShown(page.getByRole('link', { name: 'Posts' }))
  await expect.element(field('Bonus')).toHaveValue('Rozepsaný bonus')
  expect(document.documentElement.lang).toBe('en')
})

/** Screens whose memoized parts would stay in the language they were first rendered in. */
test.each([ACCOUNT])('%s says the same after a switch as when it is opened in Czech', async (path) => {
  const shown = () => document.body.innerText
  const first = open(path)
  await isShown(page.getByRole('heading', { name: 'Where you are signed in' }))
  await choose('Čeština')
  await isShown(page.getByRole('heading', { name: 'Kde jste přihlášeni' }))
  await expect.poll(kept).toBe('cs')
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull()
  const switched = shown()
  first.close()
  open(path)
  await isShown(page.getByRole('heading', { name: 'Kde jste přihlášeni' }))
  await expect.poll(shown).toBe(switched)
})

test('what the server refuses is said in Czech', async () => {
  await keep('cs')
  queryClient.clear()
  open(ACCOUNT)
  const form = page.getByRole('region', { name: 'E-mail' })
  await form.getByLabelText('Nový e-mail').fill('nova@rozvazne.example')
  await form.getByLabelText('Vaše heslo').fill('jiné heslo')
  await form.getByRole('button', { name: 'Změnit e-mail' }).click()
  await expect.element(form.getByText('Toto není vaše heslo.').first()).toBeVisible()
})

test('the palette finds commands by their words in both languages, and the help of keys is in Czech', async () => {
  await keep('cs')
  queryClient.clear()
  open(ACCOUNT)
  await isShown(page.getByRole('heading', { name: 'Kde jste přihlášeni' }))
  await userEvent.keyboard('{Control>}k{/Control}')
  const search = page.getByRole('textbox', { name: 'Hledání a příkazy' })
  for (const [typed, found] of [
    ['presmer', 'Přesměrování'],
    ['redirects', 'Přesměrování'],
    ['new rubric', 'Nová rubrika'],
    ['nova rub', 'Nová rubrika'],
  ] as const) {
    await search.fill(typed)
    await isShown(page.getByRole('option', { name: found }))
  }
  await search.fill('keyboard')
  await userEvent.keyboard('{Enter}')
  const help = page.getByRole('dialog', { name: 'Klávesové zkratky' })
  await isShown(help.getByText('G, potom T'))
  await expect.element(help.getByText('Vložit blok nebo jiný prvek')).toBeVisible()
})
