import { capitalise } from '#shared/capitalise.ts'

/** How a table's records are called where it is not the name of the table. */
const NOUNS: Record<string, string> = { media: 'image', payoutTest: 'withdrawal' }

/** `softwareProvider` → “software provider”, as messages say it. */
export const nounOf = (table: string): string =>
  NOUNS[table] ?? table.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `gameType` → `GameType`, as references and the API's documentation say it, and back. */
export const modelOf = <Table extends string>(table: Table) => capitalise(table)
export const tableOf = <Model extends string>(model: Model) =>
  (model.charAt(0).toLowerCase() + model.slice(1)) as Uncapitalize<Model>

/** `payment-methods` → “Payment methods” */
export const tagOf = (name: string): string => capitalise(name.replaceAll('-', ' '))
