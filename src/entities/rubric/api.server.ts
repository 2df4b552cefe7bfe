import { changeRecord } from '#records/crud/crud.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { type Ordered, reorderCall } from '#records/crud/reorder.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'

const orderedRubrics: Ordered<'rubrics'> = {
  name: rubrics.name,
  table: 'rubric',
  place: (trx, id, order, actor) => changeRecord(trx, rubrics, id, { order }, actor, 'reorder'),
}

export const privateRubricCalls = [reorderCall(orderedRubrics), ...collectionCalls(rubrics)]
