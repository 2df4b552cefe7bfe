import type { Actor } from '#records/actor.ts'
import type { Caller } from '#records/calls/calls.server.ts'

export const actorOf = ({ id, name, ip, requestId, role, key }: Caller): Actor => ({
  id,
  name,
  ip,
  requestId,
  role,
  key,
})
