import type { WriterInput } from '#entities/writer/schema.ts'
import { slugFollowing } from '#ui/admin/form/rename.ts'

type Names = Pick<WriterInput, 'firstName' | 'lastName' | 'fullName'>

export const nameFrom = ({ firstName, lastName, fullName }: Names) => fullName || `${firstName} ${lastName}`.trim()

/** The username of a new writer follows the name until it is edited. */
export const usernameFollowing = (before: Names & Pick<WriterInput, 'username'>, after: Names) =>
  slugFollowing(before.username, nameFrom(before), nameFrom(after))
