import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { button, isGone, isShown, press } from '#testing/forms/editor.ts'
import { network } from '#testing/forms/network.ts'
import { records, unique } from '#testing/forms/records.ts'
import { expectToast } from '#testing/forms/toasts.ts'

let offerId = ''
async function offer(): Promise<string> {
  const name = unique('Hlasité Kasino')
  offerId ||= (await records.make('casinos', { title: name, slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') }))[
    'id'
  ]
  return offerId
}

const pane = () => page.getByRole('region', { name: 'One voice' })
const queue = () => page.getByRole('group', { name: 'Voices' })
const row = (words: string) => queue().getByRole('button').filter({ hasText: words })
const read = (id: string) => records.read(`/voices/${id}`)
const stateOf = async (id: string) => (await read(id))['state']

/** Words that share nothing with each other. */
async function threeVoices() {
  const words = ['První', 'Druhá', 'Třetí'].map((name) => unique(name))
  const texts = words.map((word) => `${word}: paní Nováková z podpory mi slíbila zatočení, ale ${word} nedorazila.`)
  const ids: string[] = []
  for (const text of texts) ids.push((await records.say(await offer(), text))['id'])
  open(`/admin/voices?casino=${offerId}`)
  await isShown(row(words[0] ?? ''))
  await isShown(
    pane()
      .getByText(words[0] ?? '')
      .first(),
  )
  return { words, ids, texts }
}

async function decideAll() {
  const { items } = await records.read(`/voices?casino=${await offer()}&perPage=100`)
  for (const { id } of items) await records.call('POST', `/voices/${id}/reject`, { reason: 'boast', isMailed: false })
}

test('one key decides, the next voice opens by itself, and Z takes it back', async () => {
  await decideAll()
  const { words, ids } = await threeVoices()
  const [first = '', second = ''] = ids
  await press('a')
  await isShown(page.getByRole('button', { name: /^Undo Z/ }).first())
  await isShown(
    pane()
      .getByText(words[1] ?? '')
      .first(),
  )
  expect(await stateOf(first)).toBe('shown')
  await press('z')
  await isShown(
    pane()
      .getByText(words[0] ?? '')
      .first(),
  )
  expect(await stateOf(first)).toBe('waiting')

  await press('j')
  await isShown(
    pane()
      .getByText(words[1] ?? '')
      .first(),
  )
  await press('r')
  await isShown(page.getByRole('dialog', { name: 'Reject this voice' }))
  // In the dialog letters decide nothing, and digits choose.
  await press('a')
  await press('3')
  await isShown(page.getByText(/působí jako reklama/))
  await press('Control+Enter')
  await isGone(page.getByRole('dialog', { name: 'Reject this voice' }))
  await expect.poll(() => stateOf(second)).toBe('rejected')
  expect(await read(second)).toMatchObject({ reason: 'advert' })
  await isShown(
    pane()
      .getByText(words[2] ?? '')
      .first(),
  )
  await press('d')
  await expectToast('No proof was sent, so it cannot be documented')
  await press('s')
  expect(await stateOf(ids[2] ?? '')).toBe('waiting')
})

test('words that are selected are hidden with H, and shown again with a click', async () => {
  await decideAll()
  const { ids, texts } = await threeVoices()
  const [id = ''] = ids
  const text = texts[0] ?? ''
  const piece = pane().element().querySelector('[data-from="0"]')?.firstChild
  if (!piece) throw new Error('The words are not shown.')
  const from = text.indexOf('Nováková')
  const select = (start: number, end: number) => window.getSelection()?.setBaseAndExtent(piece, start, piece, end)
  // The spaces around the word stay.
  select(from - 1, from + 'Nováková '.length)
  await isShown(page.getByRole('toolbar', { name: 'Selected words' }))
  await press('h')
  await expect.poll(async () => (await read(id))['text']).toContain('paní […] z podpory')
  expect((await read(id))['bars']).toEqual([{ from, to: from + 'Nováková'.length, what: 'name' }])
  await isShown(pane().getByText('Redakce vynechala jméno.'))
  await button(/^Hidden: name/, pane()).click()
  await expect.poll(async () => (await read(id))['text']).toBe(text)
})

test('somebody was first: what they have decided is shown, and nothing else happens', async () => {
  await decideAll()
  const { ids, words } = await threeVoices()
  const [id = ''] = ids
  await records.callAsJana('POST', `/voices/${id}/approve`, {})
  await press('a')
  await isShown(pane().getByText(/Jana Testová approved it/))
  expect(await read(id)).toMatchObject({ state: 'shown', decidedBy: 'Jana Testová' })
  await row(words[1] ?? '').click()
  await isShown(button(/^Approve/, pane()).first())
})

test('what could not be sent is kept, and sent when the line is back', async () => {
  await decideAll()
  const { ids } = await threeVoices()
  const [id = ''] = ids
  network.goOffline()
  await press('a')
  await isShown(page.getByRole('alert').filter({ hasText: 'Offline, not sent.' }))
  network.comeBack()
  await expect.poll(() => stateOf(id)).toBe('shown')
  await isGone(page.getByRole('alert').filter({ hasText: 'Offline, not sent.' }))
})
