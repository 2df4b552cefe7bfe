import { changeRecord } from '#entities/crud.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import { type Ordered, reorderCall } from '#entities/reorder.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'

const orderedRubrics: Ordered = {
  name: rubrics.name,
  table: 'rubric',
  place: (trx, id, order, actor) => changeRecord(trx, rubrics, id, { order }, actor, 'reorder'),
}

export const privateRubricCalls = [reorderCall(orderedRubrics), ...collectionCalls(rubrics)]
