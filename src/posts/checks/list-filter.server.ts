import { sql } from 'kysely'
import { z } from 'zod'
import type { ListFilter } from '#records/list/list-rules.server.ts'
import { LEVELS } from '#shared/checks/rule.ts'
import { RULES } from '#posts/checks/rules.ts'
import { isOneOf } from '#shared/objects.ts'

const ANY = 'any'

export const failsCheck: ListFilter = {
  // Links die, and posts are checked again, while nobody saves them.
  readsElsewhere: true,
  schema: z.enum([ANY, ...LEVELS, ...RULES.map(({ name }) => name)]),
  condition: (value) => {
    const column = isOneOf(LEVELS, value) ? sql.ref('level') : sql.ref('rule')
    const where = value === ANY ? sql`` : sql`where ${column} = ${value}`
    return sql<boolean>`${sql.ref('id')} in (select post_id from post_check ${where})`
  },
}
