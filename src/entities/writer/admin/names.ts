import type { WriterInput } from '#entities/writer/schema.ts'
import { slugFollowing } from '#ui/admin/form/rename.ts'

type Names = Pick<WriterInput, 'firstName' | 'lastName' | 'fullName'>

/** As readers see the writer: what was written for them, else both names. */
export const nameFrom = ({ firstName, lastName, fullName }: Names) => fullName || `${firstName} ${lastName}`.trim()

/** The username of a new writer, which follows the name until somebody writes another one. */
export const usernameFollowing = (before: Names & Pick<WriterInput, 'username'>, after: Names) =>
  slugFollowing(before.username, nameFrom(before), nameFrom(after))
