import { schedule, system } from '#records/admin/messages.ts'
import type { Message } from '#shared/words/message.ts'

const PROGRAMS = [system, schedule]

/** Whoever is no user, by the name that is stored; names of users are as they are. */
export const actorWord = (name: string, others: readonly Message[] = []) =>
  [...PROGRAMS, ...others].find(({ en }) => en === name)?.() ?? name
