import { sql } from 'kysely'

/** Fields that reference a picture; posts use `post_ref`. A test compares them with the collections' references. */
export const PICTURE_FIELDS = [
  ['casino', 'logo'],
  ['bookmaker', 'logo'],
  ['payment_method', 'logo'],
  ['software_provider', 'logo'],
  ['writer', 'avatar'],
  ['payout_test', 'proof'],
] as const

/** No alt text and not marked as decoration. The expression must match the index. */
export const withoutAlt = sql<boolean>`alt = '' and is_decoration = 0`

const places = PICTURE_FIELDS.map(
  ([table, field]) =>
    sql`not exists (select 1 from ${sql.table(table)} as place where ${sql.ref(`place.${field}`)} = media.id)`,
)

/** Archived records count as uses: they may be restored with their pictures. */
export const unusedPicture = sql<boolean>`${sql.join(
  [
    sql`not exists (select 1 from post_ref where post_ref.model = 'Media' and post_ref.ref_id = media.id)`,
    sql`not exists (select 1 from waiting_change_ref as waiting where waiting.ref_id = media.id)`,
    sql`not exists (select 1 from template_ref where template_ref.ref_id = media.id)`,
    ...places,
  ],
  sql` and `,
)}`
