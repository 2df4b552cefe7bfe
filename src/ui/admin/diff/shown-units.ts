import { differingUnits, type Path, type Together, type Unit, unitsOf, valueAt } from '#shared/merge.ts'

/** What the server keeps for itself. An old version may not have all of it. */
const BOOKKEEPING = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])

const isSetByEditor = ({ paths: [path] }: Unit) => !path || !BOOKKEEPING.has(path[0])

/** The fields that an editor sets and that differ. */
export const shownUnits = (before: object, after: object, together: Together) =>
  differingUnits(after, before, together).filter(isSetByEditor)

/** A list without lines is empty, and so is an object of such. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === null || value === undefined
}

export const isFilled = (before: object, after: object, path: Path) =>
  !isEmpty(valueAt(before, path)) || !isEmpty(valueAt(after, path))

/** All that an editor sets, but for what is empty in both. */
export const filledUnits = (before: object, after: object, together: Together) =>
  unitsOf(after, before, together)
    .filter(isSetByEditor)
    .filter(({ paths }) => paths.some((path) => isFilled(before, after, path)))
