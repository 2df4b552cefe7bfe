import type { Actor } from '#entities/actor.ts'
import type { Caller } from '#entities/calls.server.ts'

/** The caller as the author of a revision or an audit entry. */
export const actorOf = ({ id, name, ip, requestId, role }: Caller): Actor => ({ id, name, ip, requestId, role })
