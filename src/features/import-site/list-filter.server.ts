import { sql } from 'kysely'
import type { ListFilter } from '#records/list/list-rules.server.ts'
import { id } from '#shared/schema/text.ts'

/** Posts that came with an import. */
export const cameWith: ListFilter = {
  readsElsewhere: true,
  schema: id,
  condition: (value) =>
    sql<boolean>`${sql.ref('id')} in (select record_id from site_import_item where import_id = ${value} and collection = 'posts')`,
}
