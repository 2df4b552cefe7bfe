import { differingUnits, type Path, type MergeGroups, type Unit, unitsOf, valueAt } from '#shared/merge.ts'

/** Fields maintained by the server. An old version may lack some of them. */
const BOOKKEEPING = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])

const isSetByEditor = ({ paths: [path] }: Unit) => !path || !BOOKKEEPING.has(path[0])

export const shownUnits = (before: object, after: object, mergeGroups: MergeGroups) =>
  differingUnits(after, before, mergeGroups).filter(isSetByEditor)

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === null || value === undefined
}

export const isFilled = (before: object, after: object, path: Path) =>
  !isEmpty(valueAt(before, path)) || !isEmpty(valueAt(after, path))

/** All fields set by editors, except those empty in both. */
export const filledUnits = (before: object, after: object, mergeGroups: MergeGroups) =>
  unitsOf(after, before, mergeGroups)
    .filter(isSetByEditor)
    .filter(({ paths }) => paths.some((path) => isFilled(before, after, path)))
