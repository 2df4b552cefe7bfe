import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { isShown } from '#records/history/history.server.ts'
import { AppError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

/** A key without the scope `publish` writes what readers do not see and will not see by itself. */
export function refuseKey(
  { name }: Pick<AnyCollection, 'name'>,
  records: (RecordBase | null)[] | 'publish',
  { key }: Actor,
): void {
  if (!key || key.mayPublish(name)) return
  if (records !== 'publish' && !records.some((record) => record && isPublic(record))) return
  throw new AppError('FORBIDDEN', said(m.keyWritesDrafts, { scope: `${name}:publish` }))
}

/** Of kinds that have drafts. */
const isPublic = (record: RecordBase & { isActive?: boolean; publishAt?: string | null }) =>
  'isActive' in record && (isShown(record) || (!record.isDeleted && Boolean(record.publishAt)))
