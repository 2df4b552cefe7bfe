import { type Decide, differingUnits, type Merge, type MergeGroups, mergeSteps, type Unit } from '#shared/merge.ts'
import { atOnce, type Steps } from '#shared/steps.ts'

export interface ChangedFields {
  base: Record<string, unknown>
  data: Record<string, unknown>
}

/** The differing fields as a whole, including those merged together with them. */
export function changedFields(before: object, after: object, mergeGroups: MergeGroups): ChangedFields {
  const units = differingUnits(after, before, mergeGroups)
  const fields = [...new Set(units.flatMap(({ paths }) => paths.map(([field]) => field)))]
  const pick = (values: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field)]))
  return { base: pick(before), data: pick(after) }
}

/** Fields changed only in the live record stay; those changed in both are conflicts and have the change's value. */
export const withChange = <Input extends object>(
  live: Input,
  change: ChangedFields,
  mergeGroups: MergeGroups,
  decide?: Decide,
): Merge<Input> => atOnce(changeSteps(live, change, mergeGroups, decide))

export const changeSteps = <Input extends object>(
  live: Input,
  { base, data }: ChangedFields,
  mergeGroups: MergeGroups,
  decide?: Decide,
): Steps<Merge<Input>> => mergeSteps({ ...live, ...base }, { ...live, ...data }, live, mergeGroups, decide)

/** Those of the units that readers would see for the first time. */
export function newToReaders(units: Unit[], published: object, live: object, mergeGroups: MergeGroups): Unit[] {
  const differing = new Set(differingUnits(published, live, mergeGroups).map(({ name }) => name))
  return units.filter(({ name }) => differing.has(name))
}

/** Another text whenever the changes of a record are other ones: open forms compare their list with the server's. */
export function stampOf(changes: readonly { updatedAt: string }[]): string {
  const times = changes.map(({ updatedAt }) => updatedAt).toSorted()
  return `${times.length} ${times.at(-1) ?? ''}`
}
