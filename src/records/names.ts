import { capitalise } from '#shared/capitalise.ts'

/** `softwareProvider` → “software provider” */
export const wordsOf = (table: string): string => table.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `gameType` → `GameType`, as in references and OpenAPI, and back. */
export const modelOf = <Table extends string>(table: Table) => capitalise(table)
export const tableOf = <Model extends string>(model: Model) =>
  (model.charAt(0).toLowerCase() + model.slice(1)) as Uncapitalize<Model>

export const tagOf = (name: string): string => capitalise(name.replaceAll('-', ' '))
