import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMail } from '#testing/read-mail.ts'
import { createWatchSite, HOUR, MINUTE } from '#testing/watch-site.ts'

const site = await createWatchSite()

const SLUGS = ['modry-lev', 'zlata-vydra'] as const
const PEOPLE = ['jana@example.cz', 'petr@example.cz'] as const

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), who: fc.nat(1), what: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), who: fc.nat(1), what: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.nat(1), what: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), who: fc.nat(1), what: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), who: fc.nat(1), what: fc.nat(1) }) },
)

test('in any order of events, an unconfirmed address gets one confirmation mail a day and nothing else', async () => {
  const ids = [(await site.casino('Modrý Lev', SLUGS[0])).id, (await site.casino('Zlatá Vydra', SLUGS[1])).id] as const
  let rating = 10
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await site.db.deleteFrom('subscription').execute()
      await site.db.deleteFrom('throttle').execute()
      site.pass(48 * HOUR)
      const said = new Set<string>()
      const requestedAt = new Map<string, number>()
      for (const { do: action, who, what } of steps) {
        const [email, slug] = [PEOPLE[who] ?? PEOPLE[0], SLUGS[what] ?? SLUGS[0]]
        const pair = `${email} ${slug}`
        const before = site.smtp.mails.length
        if (action === 'ask') await site.requestSubscription(slug, email)
        if (action === 'confirm' || action === 'leave') {
          const param = action === 'confirm' ? 'potvrdit' : 'odhlasit'
          const title = what === 0 ? 'Modrý Lev' : 'Zlatá Vydra'
          const mail = site.mailsTo(email).findLast(({ text }) => text.includes(title))
          const token = /=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? 'neni'
          const { html } = await site.open(`/hlidat/?${param}=${token}`, {})
          if (html.includes('Hlídání je zapnuté')) said.add(pair)
          if (action === 'leave') {
            said.delete(pair)
            requestedAt.delete(pair)
          }
        }
        if (action === 'change') {
          rating = rating === 1 ? 10 : rating - 1
          await site.change(ids[what] ?? ids[0], { rating })
        }
        if (action === 'wait') site.pass(who === 0 ? 11 * MINUTE : 25 * HOUR)
        await site.job.run()
        for (const mail of site.smtp.mails.slice(before)) {
          const { text, to } = readMail(mail)
          const about = `${to} ${text.includes('Modrý Lev') ? SLUGS[0] : SLUGS[1]}`
          const isQuestion = text.includes('?potvrdit=')
          const isOpen = Date.now() - (requestedAt.get(about) ?? 0) < 24 * HOUR
          expect({ about, isQuestion, isOpen: isQuestion && isOpen }).toEqual({
            about,
            isQuestion: !said.has(about),
            isOpen: false,
          })
          if (isQuestion) requestedAt.set(about, Date.now())
        }
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)
