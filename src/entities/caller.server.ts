import type { Actor } from '#entities/actor.ts'
import type { Caller } from '#infra/calls.server.ts'

/** The person behind a call, as the revision and the audit log name them. */
export const actorOf = ({ id, name, ip, requestId }: Caller): Actor => ({ id, name, ip, requestId })
