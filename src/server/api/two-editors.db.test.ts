import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAuthSite } from '#testing/auth.ts'

const { signedIn } = await createAuthSite()
// Redirects are for administrators.
const editors = [(await signedIn('admin')).browser, (await signedIn('admin')).browser] as const

interface Saved {
  version: number
  note: string
}

/** The actions of an editor in a round, concurrent with the other's. */
const move = fc.constantFrom('reads', 'saves', 'saves twice', 'waits')

test('however two editors interleave, each save is applied completely or refused with 409, and none is lost', async () => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(move, move), { minLength: 1, maxLength: 6 }), async (rounds) => {
      const path = `/cesta-${++turn}/`
      const made = await editors[0].send('POST', '/redirects', { body: { from: path, to: '/cil/' } })
      const one = `/redirects/${made.body['id']}`
      const { status, isActive, from, to } = made.body
      const seen = [1, 1]
      const saved: Saved[] = []
      let notes = 0

      async function save(who: 0 | 1): Promise<void> {
        const version = seen[who] ?? 0
        const note = `${who}-${++notes}`
        const response = await editors[who].send('PUT', one, { body: { from, to, status, isActive, note, version } })
        const isSaved = response.status === 200
        const said = isSaved ? { version: version + 1, note } : { code: 'VERSION_CONFLICT' }
        expect(response).toMatchObject({ status: isSaved ? 200 : 409, body: said })
        if (!isSaved) return
        saved.push({ version: version + 1, note })
        seen[who] = version + 1
      }
      async function play(who: 0 | 1, what: string): Promise<void> {
        if (what === 'reads') seen[who] = (await editors[who].get(one)).body['version']
        if (what === 'saves') await save(who)
        if (what === 'saves twice') await Promise.all([save(who), save(who)])
      }
      for (const [first, second] of rounds) await Promise.all([play(0, first), play(1, second)])

      // Every version belongs to one acknowledged save, and all of them still exist.
      const versions = saved.toSorted((a, b) => a.version - b.version)
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 2))
      for (const { version, note } of versions) {
        expect((await editors[0].get(`${one}/revisions/${version}`)).body).toMatchObject({ data: { note } })
      }
      const last = versions.at(-1) ?? { version: 1, note: '' }
      expect((await editors[1].get(one)).body).toMatchObject(last)
    }),
    { numRuns: 30 },
  )
})
