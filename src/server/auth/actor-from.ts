import type { Actor } from '#records/actor.ts'
import type { Http } from '#server/auth/cookies.ts'

/** The author of an audit entry where nobody is signed in: the user whose token it is, or the screen itself. */
export const actorFrom = (http: Http, { id, name }: Pick<Actor, 'id' | 'name'>): Actor => ({
  id,
  name,
  ip: http.get('ip'),
  requestId: http.get('requestId'),
})
