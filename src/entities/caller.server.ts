import type { Actor } from '#entities/actor.ts'
import type { Caller } from '#entities/calls.server.ts'

/** The person behind a call, as the revision and the audit log name them. */
export const actorOf = ({ id, name, ip, requestId, role }: Caller): Actor => ({ id, name, ip, requestId, role })
