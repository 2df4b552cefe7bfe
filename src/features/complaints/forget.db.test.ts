import { expect, test } from 'vitest'
import { forgetOld } from '#features/complaints/keep.server.ts'
import { privateVoiceCalls } from '#features/voices/api.server.ts'
import { createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { createPrivateApi } from '#testing/private-api.ts'

const site = await createComplaintSite()
const { api, step, pass } = site
const DAY = 24 * 3_600_000

const TOLD = {
  id: 'zapsana-0001',
  offer: { collection: 'casinos', id: '' },
  toldBy: 'phone',
  kind: 'payout',
  wish: 'payout',
  amount: 4800,
  happenedOn: '2026-11-02',
  supportOn: '2026-11-03',
  supportWay: 'phone',
  supportReply: '',
  isRefused: false,
  text: 'Volal starší pán. O výběr 4 800 Kč požádal druhého listopadu, podpora mu do telefonu slíbila týden a potom už nic.',
  nickname: 'Babicka_61',
  email: '',
  hasAgreed: true,
}

test('whoever gave no address is found by the account with the casino: a copy of all, then forgotten', async () => {
  const { id: medved } = await site.casino('Tichý Medvěd', 'tichy-medved')
  const { id: other } = await site.casino('Černý Rys', 'cerny-rys')
  const about = (id: string) => ({ offer: { collection: 'casinos', id } })
  const words =
    'Volala paní Dvořáková a vyprávěla, že jí kasino od května neposlalo ani korunu z výhry a podpora jí nezvedá telefon.'
  const open = (await api.post('/complaints', { ...TOLD, ...about(medved), id: 'tajna-0001', text: words })).body
  const closed = (await api.post('/complaints', { ...TOLD, ...about(medved), id: 'tajna-0002' })).body
  await step(closed.id, SENTENCES.take)
  await step(closed.id, SENTENCES.solve)
  const elsewhere = (await api.post('/complaints', { ...TOLD, ...about(other), id: 'tajna-0003' })).body
  expect(closed.player.complaints).toBe(2)
  expect(elsewhere.player.complaints).toBe(1)

  const people = createPrivateApi(site.services, privateVoiceCalls)
  const account = { offer: medved, nickname: ' babicka_61 ' }
  expect((await people.post('/voices/forget', { account }, 'editor')).status).toBe(403)
  for (const nobody of [
    {},
    { email: '', account },
    { email: 'a@b.example', account },
    { account: { offer: medved } },
  ]) {
    expect((await people.post('/voices/forget', nobody)).status).toBe(422)
  }
  // Long after the closing only a hash is left, which still finds it.
  pass(181 * DAY)
  await forgetOld(site.services)
  expect((await api.get(`/complaints/${closed.id}`)).body.player).toMatchObject({ nickname: '' })
  const kept = (await people.post('/voices/export', { account })).body
  expect(kept.voices).toEqual([])
  expect(kept.complaints.map(({ number }: { number: number }) => number).toSorted()).toEqual([
    open.number,
    closed.number,
  ])
  expect((await people.post('/voices/forget', { account })).body).toEqual({ deleted: 0, blackedOut: 2 })
  const left = (await api.get(`/complaints/${open.id}`)).body
  expect([left.number, left.state, left.original]).toEqual([open.number, 'withdrawn', null])
  expect(JSON.stringify(left)).not.toMatch(/Dvořákov|abicka/)
  expect((await people.post('/voices/export', { account })).body.complaints).toEqual([])
  expect((await api.get(`/complaints/${elsewhere.id}`)).body.player.nickname).toBe('Babicka_61')
})
