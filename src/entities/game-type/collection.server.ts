import * as m from '#entities/game-type/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { placedLast } from '#records/crud/place-last.server.ts'
import { emptyGameType, GameType, GameTypeInput, gameTypeMapper } from '#entities/game-type/schema.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'
import { usedBy } from '#entities/used-by.server.ts'

export const gameTypes = defineCollection({
  name: 'game-types',
  table: 'gameType',
  one: m.one,
  record: GameType,
  input: GameTypeInput,
  empty: emptyGameType,
  row: gameTypeMapper,
  prepare: (trx, input, context) => placedLast(trx, 'gameType', input, context),
  list: { sorts: { ...titledSorts, order: ['order', 'titleSort'] }, defaultSort: 'order' },
  listShows: [usedBy],
  copy: (gameType) => ({ ...gameType, title: copyTitle(gameType.title, SHORT_TITLE_MAX), order: 0 }),
})
