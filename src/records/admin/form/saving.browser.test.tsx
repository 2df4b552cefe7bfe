import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { open, pass } from '#testing/forms/back-office.tsx'
import {
  AUTOSAVE_MS,
  button,
  doc,
  failure,
  field,
  goBack,
  isAt,
  isGone,
  isSaved,
  isShown,
  offline,
  onceSaid,
  press,
  RETRY_MS,
  save,
  text,
  title,
  type,
} from '#testing/forms/editor.ts'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

/** A live casino in its form. */
async function openCasino(): Promise<string> {
  const { id } = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  open(`/admin/casinos/${id}`)
  return `/casinos/${id}`
}

/** A draft in its form. */
async function openDraft(): Promise<string> {
  const { id } = await records.make('posts', { title: unique('Koncept') })
  open(`/admin/posts/${id}`)
  return `/posts/${id}`
}

const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
const PUT_CASINO = /\/casinos\/[\w-]+(?:\?|$)/
const AUTOSAVE = /\/posts\/[\w-]+\?quiet=true/

describe('a late response', () => {
  test('does not take words typed while it was on its way', async () => {
    const path = await openCasino()
    await field('Bonus').fill('Nový')
    const held = network.hold('PUT', PUT_CASINO)
    await save()
    await held.sent
    await field('Bonus').fill('Nový, a větší')
    held.release()
    await isShown(page.getByText('Unsaved changes'))
    await expect.element(field('Bonus')).toHaveValue('Nový, a větší')
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový', version: 2 })
    await save()
    await isSaved()
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový, a větší', version: 3 })
  })

  test('is waited for when the editor leaves, and a second click does not save twice', async () => {
    const path = await openCasino()
    await field('Bonus').fill('Nový')
    const held = network.hold('PUT', PUT_CASINO)
    await goBack()
    const saveAndLeave = button('Save', question())
    await saveAndLeave.dblClick()
    await expect.element(saveAndLeave).toHaveAttribute('data-loading', 'true')
    await expect.element(button('Throw away', question())).toBeDisabled()
    held.release()
    await isAt(/^\/admin\/casinos$/)
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový', version: 2 })
    expect(held.count()).toBe(1)
  })
})

describe('a failed save', () => {
  test('is shown until one succeeds', async () => {
    const path = await openCasino()
    await field('Bonus').fill('Nový')
    await isShown(page.getByText('Unsaved changes'))
    await isShown(button('Discard'))
    network.goOffline()
    await button('Save changes').click()
    await expect
      .element(offline())
      .toMatchTextContent(/Kept on this device since \d+:\d\d, saved when the line is back\./)
    await isShown(page.getByText('Unsaved changes'))
    // Retried automatically.
    network.comeBack()
    await isSaved()
    await isGone(offline())
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový', version: 2 })

    const restore = network.answer('PUT', PUT_CASINO, 500)
    await field('Bonus').fill('Novější')
    await button('Save changes').click()
    await expect.element(failure()).toMatchTextContent('The server answered 500.')
    restore()
    await button('Try again', failure()).click()
    await isGone(failure())
    await isSaved()
    expect(await records.read(path)).toMatchObject({ bonus: 'Novější', version: 3 })
  })

  test('of a restarting server is sent again without being asked', async () => {
    const path = await openCasino()
    const restore = network.answer('PUT', PUT_CASINO, 503, 'Starting')
    await field('Bonus').fill('Po restartu')
    await save()
    await isShown(failure())
    restore()
    await pass(RETRY_MS)
    await isSaved()
    await isGone(failure())
    expect(await records.read(path)).toMatchObject({ bonus: 'Po restartu', version: 2 })
  })

  test('whose response was lost is not taken for one of another window', async () => {
    const path = await openCasino()
    await field('Bonus').fill('Nový')
    const restore = network.loseResponses('PUT', PUT_CASINO)
    await save()
    await expect.element(failure()).toMatchTextContent('The server cannot be reached.')
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový', version: 2 })
    restore()
    await pass(RETRY_MS)
    await isSaved()
    await isGone(page.getByText('in another window'))
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový', version: 2 })
  })

  test('does not publish by itself what was typed after it', async () => {
    const path = await openCasino()
    await field('Bonus').fill('Nový')
    network.goOffline()
    await save()
    await isShown(offline())
    await field('Bonus').fill('Nový bonus je')
    network.comeBack()
    await expect.element(failure()).toMatchTextContent('The line is back.')
    await pass(RETRY_MS)
    expect(await records.read(path)).toMatchObject({ bonus: 'Původní' })
    await field('Bonus').fill('Nový bonus je větší')
    await button('Try again', failure()).click()
    await isSaved()
    expect(await records.read(path)).toMatchObject({ bonus: 'Nový bonus je větší' })
  })

  test('keeps to what was asked: a small correction leaves the date that readers see alone', async () => {
    const name = unique('Datovaný')
    const { id, updatedAt } = await records.make('posts', { title: name, content: doc('Text.'), isActive: true })
    open(`/admin/posts/${id}`)
    await title().fill(`${name}, opraveno`)
    network.goOffline()
    await button('Other ways to save').click()
    await page.getByRole('menuitem', { name: /^Save a small correction/ }).click()
    await isShown(offline())
    network.comeBack()
    await isSaved()
    expect(await records.read(`/posts/${id}`)).toMatchObject({ title: `${name}, opraveno`, version: 2, updatedAt })

    await title().fill(`${name}, rozšířeno`)
    await save()
    await expectToast('Successfully updated !')
    expect((await records.read(`/posts/${id}`))['updatedAt']).not.toBe(updatedAt)
  })

  test('stores no part of a schedule', async () => {
    const path = await openDraft()
    await text().click()
    await type('Věta.')
    await press('Control+Shift+Enter')
    const when = page.getByRole('dialog', { name: 'When to publish' })
    await when.getByRole('radio', { name: /Later/ }).click()
    await when.getByRole('switch', { name: 'Take down at a set time' }).click()
    network.goOffline()
    await pass(AUTOSAVE_MS)
    await isShown(offline())
    // The line is back in the very moment in which the schedule is refused, too.
    const isBack = onceSaid('Not scheduled yet', network.comeBack)
    await press('Control+Enter')
    await isBack
    await isSaved()
    const stored = await records.read(path)
    expect(stored).toMatchObject({ isActive: false, publishAt: null, unpublishAt: null })
    expect(JSON.stringify(stored)).toContain('Věta.')
  })

  test('publishes nothing later, and says so', async () => {
    const path = await openDraft()
    await text().click()
    await type('Věta.')
    network.goOffline()
    await button('Publish now').click()
    await isShown(page.getByText('Not published yet'))
    network.comeBack()
    await isSaved()
    expect(await records.read(path)).toMatchObject({ isActive: false })
    await isShown(page.getByText('Not published yet'))
    await button('Publish now').click()
    await expectToast('Successfully updated !')
    await isGone(page.getByText('Not published yet'))
    expect(await records.read(path)).toMatchObject({ isActive: true })
  })

  test('waits for the name of a record that cannot be looked up', async () => {
    const path = await openCasino()
    await page.getByLabelText('Add a payment method').fill(unique('Mušle'))
    network.goOffline()
    await save()
    await isShown(offline())
    network.comeBack()
    await isSaved()
    expect((await records.read(path))['paymentMethods']).toHaveLength(1)
  })
})

describe('an autosave', () => {
  test('that does not reach the server says so, and is sent later', async () => {
    const path = await openDraft()
    await text().click()
    network.goOffline()
    await type('Věta bez spojení.')
    await pass(AUTOSAVE_MS)
    await isShown(offline())
    await isShown(page.getByText('Kept in this browser, not saved yet'))
    network.comeBack()
    await isSaved()
    await isGone(offline())
    expect(JSON.stringify(await records.read(path))).toContain('Věta bez spojení.')
  })

  test('of a restarting server is sent again without being asked', async () => {
    const path = await openDraft()
    const restore = network.answer('PUT', AUTOSAVE, 503, 'Starting')
    await title().fill('Po restartu')
    await pass(AUTOSAVE_MS)
    await isShown(failure())
    restore()
    await pass(RETRY_MS)
    await isSaved()
    await isGone(failure())
    expect(await records.read(path)).toMatchObject({ title: 'Po restartu' })
  })

  test('that is refused does not take the caret from the text', async () => {
    const path = await openDraft()
    const fields = [{ path: 'slug', message: 'This address is already used.' }]
    const refusal = { code: 'VALIDATION', message: 'Refused.', requestId: 'test', fields }
    const held = network.hold('PUT', AUTOSAVE, () => Response.json(refusal, { status: 422 }))
    await text().click()
    await type('První věta.')
    await pass(AUTOSAVE_MS)
    await held.sent
    await type(' Druhá věta')
    held.release()
    await expect.element(failure()).toMatchTextContent('Refused.')
    held.restore()
    await type(' má konec.')
    await expect.element(text()).toMatchTextContent(/^První věta. Druhá věta má konec.$/)
    await pass(AUTOSAVE_MS)
    await isSaved()
    await isGone(failure())
    expect(JSON.stringify(await records.read(path))).toContain('První věta. Druhá věta má konec.')
  })

  test.for([false, true])(
    'refused while typing tries what was typed since; storage full: %s',
    async (isFull, { onTestFinished }) => {
      const path = await openDraft()
      if (isFull) {
        const setItem = vi.spyOn(Storage.prototype, 'setItem')
        onTestFinished(() => setItem.mockRestore())
        setItem.mockImplementation(function setUnlessDraft(this: Storage, key, value) {
          if (key.startsWith('draft:')) throw new DOMException('Full', 'QuotaExceededError')
          this[key] = value
        })
      }
      const held = network.hold('PUT', AUTOSAVE, () => new Response('Bad luck', { status: 500 }))
      await title().fill('První název')
      await pass(AUTOSAVE_MS)
      await held.sent
      await title().fill('Druhý název')
      held.release()
      await isShown(failure())
      const state = isFull ? 'Unsaved changes' : 'Kept in this browser, not saved yet'
      await isShown(page.getByText(state, { exact: true }))
      // What the browser does not keep, it does not offer to keep.
      await goBack()
      await isShown(button('Save', question()))
      expect(button('Keep for later', question()).elements()).toHaveLength(isFull ? 0 : 1)
      await button('Close', question()).click()
      held.restore()
      await pass(AUTOSAVE_MS)
      await isSaved()
      expect(await records.read(path)).toMatchObject({ title: 'Druhý název' })
    },
  )
})

test('discarded text is restored with one click', async () => {
  const { id } = await records.make('posts', { title: unique('Článek'), content: doc('Původní.'), isActive: true })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Hodina práce.')
  await button('Discard').click()
  await expect.element(text()).toMatchTextContent(/^Původní\.$/)
  await button('Undo the discard').click()
  await expect.element(text()).toMatchTextContent('Původní. Hodina práce.')
  await isGone(button('Undo the discard'))
  await save()
  await isSaved()
  expect(JSON.stringify(await records.read(`/posts/${id}`))).toContain('Hodina práce.')
})

test.for(['casinos', 'posts'])(
  'a slug of %s that is refused and reverted leaves neither changes nor an error',
  async (collection) => {
    const [taken, own] = [unique('zabrano').replace(' ', '-'), unique('vlastni').replace(' ', '-')]
    await records.make(collection, { title: unique('První'), slug: taken })
    const { id } = await records.make(collection, { title: unique('Druhé'), slug: own })
    open(`/admin/${collection}/${id}`)
    const slug = page.getByLabelText('Slug')
    await slug.fill(taken)
    await save()
    await expect.element(failure()).toMatchTextContent('This address is already used by')
    await slug.fill(own)
    await press('Tab')
    await isGone(failure())
    await isGone(page.getByText('This address is already used by'))
    await isGone(page.getByText('Unsaved changes'))
    await goBack()
    await isAt(new RegExp(`^/admin/${collection}$`))
  },
)

test('Enter in a field of a live record publishes nothing', async () => {
  const casino = await records.make('casinos', { title: unique('Kasino'), bonus: 'Původní' })
  const post = await records.make('posts', { title: unique('Článek'), content: doc('Text.'), isActive: true })
  for (const [path, label] of [
    [`/casinos/${casino['id']}`, 'Bonus'],
    [`/posts/${post['id']}`, 'Breadcrumb title'],
  ] as const) {
    const { close } = open(`/admin${path}`)
    await field(label).fill('Nový')
    await press('Enter')
    await isShown(page.getByText('Unsaved changes'))
    await expect.element(field(label)).toHaveFocus()
    await type('!')
    await save()
    await isSaved()
    // The first save is the requested one.
    expect(await records.read(path)).toMatchObject({ version: 2 })
    close()
  }
})
