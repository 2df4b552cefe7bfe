import { z } from 'zod'
import { BulkResult, forEachId, MAX_IDS } from '#records/calls/bulk.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { type Access, call } from '#records/calls/calls.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { undoVersion } from '#records/crud/restore.server.ts'
import { list } from '#shared/schema/list.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'

const Undo = z.strictObject({ records: list(UndoStep, MAX_IDS).min(1) }).meta({ id: 'Undo' })

export const undoCall = <Name extends string>(collection: AnyCollection<Name>, access: Access) =>
  call({
    method: 'post',
    path: `/${collection.name}/undo`,
    tag: collection.tag,
    summary: 'Put records back to the version before an action; one result for each, refused if saved since',
    access,
    body: Undo,
    response: BulkResult,
    run: ({ body }, context) => {
      const steps = new Map(body.records.map((step) => [step.id, step]))
      return forEachId([...steps.keys()], context, async (recordId) => {
        const step = steps.get(recordId)
        if (step) await undoVersion(context.services.db, collection, step, actorOf(context.caller))
      })
    },
  })
