import { differingUnits, type Together, type Unit, unitsOf, valueAt } from '#shared/merge.ts'

/** What the server keeps for itself. An old version may not have all of it. */
const BOOKKEEPING = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])

const isSetByEditor = ({ paths: [path] }: Unit) => !path || !BOOKKEEPING.has(path[0])

/** The fields that an editor sets and that differ. */
export const shownUnits = (before: object, after: object, together: Together) =>
  differingUnits(after, before, together).filter(isSetByEditor)

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** All that an editor sets, but for what is empty in both. */
export const filledUnits = (before: object, after: object, together: Together) =>
  unitsOf(after, before, together)
    .filter(isSetByEditor)
    .filter(({ paths }) => paths.some((path) => !isEmpty(valueAt(before, path)) || !isEmpty(valueAt(after, path))))
