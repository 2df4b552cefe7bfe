import { signatureIn } from '#records/actor.ts'
import { byKey, bySchedule, schedule, system } from '#records/admin/messages.ts'
import type { Message } from '#shared/words/message.ts'

const PROGRAMS = [system, schedule]

/** Who acted, by the name that is stored; names of users are as they are. */
export function actorWord(name: string, others: readonly Message[] = []): string {
  const program = [...PROGRAMS, ...others].find(({ en }) => en === name)
  if (program) return program()
  const { person, key, isScheduled } = signatureIn(name)
  if (isScheduled) return bySchedule({ name: person })
  return key === undefined ? name : byKey({ name: person, key })
}
