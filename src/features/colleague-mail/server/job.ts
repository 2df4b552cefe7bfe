import { sendNews } from '#features/colleague-mail/send.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, repeat } from '#server/jobs.ts'

const EVERY_MS = 5000

/** Looking costs little, and whoever takes news takes them alone: no lease. What became due while no server ran is sent at its start. */
export const mailColleagues = (services: Services) =>
  repeat(services, 'mails to colleagues', EVERY_MS, createColleagueMailing(services))

export const createColleagueMailing = (services: Services): Job => ({
  run: (stopping) => sendNews(services, stopping),
  leave: async () => {},
})
