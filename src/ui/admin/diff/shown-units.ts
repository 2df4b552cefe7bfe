import { differingUnits, type Together } from '#shared/merge.ts'

/** What the server keeps for itself. An old version may not have all of it. */
const BOOKKEEPING = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])

/** The fields that an editor sets and that differ. */
export const shownUnits = (before: object, after: object, together: Together) =>
  differingUnits(after, before, together).filter(({ paths: [path] }) => !path || !BOOKKEEPING.has(path[0]))
