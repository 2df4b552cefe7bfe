import type { Actor } from '#entities/actor.ts'
import type { Caller } from '#entities/calls.server.ts'

export const actorOf = ({ id, name, ip, requestId, role }: Caller): Actor => ({ id, name, ip, requestId, role })
