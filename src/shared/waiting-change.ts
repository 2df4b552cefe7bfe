import { differingUnits, type Merge, mergeRecords, type Together } from '#shared/merge.ts'

/** What a change is about: some fields of a record as they were, and as they are to become. */
export interface ChangedFields {
  base: Record<string, unknown>
  data: Record<string, unknown>
}

/** The fields that differ, whole; those that belong together come along with each other. */
export function changedFields(before: object, after: object, together: Together): ChangedFields {
  const units = differingUnits(after, before, together)
  const fields = [...new Set(units.flatMap(({ paths }) => paths.map(([field]) => field)))]
  const pick = (values: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field)]))
  return { base: pick(before), data: pick(after) }
}

/**
 * The live record with the change in it. What was changed only in the live record stays as it is there; what was changed
 * in both is a clash, and reads as the change has it until somebody decides.
 */
export const withChange = <Input extends object>(
  live: Input,
  { base, data }: ChangedFields,
  together: Together,
): Merge<Input> => mergeRecords({ ...live, ...base }, { ...live, ...data }, live, together)
