import type { z } from 'zod'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { GameType } from '#entities/game-type/schema.ts'
import type { Listed } from '#entities/list.server.ts'
import { UsedBy } from '#shared/schema/usage.ts'
import { countUses, UNUSED } from '#entities/usage.server.ts'

/** A game type as lists of the admin show it. */
export const GameTypeItem = GameType.extend({ usedBy: UsedBy }).meta({ id: 'GameTypeItem' })
export type GameTypeItem = z.infer<typeof GameTypeItem>

export const gameTypesList: Listed<GameTypeItem> = {
  ...gameTypes,
  decode: (row) => ({ ...gameTypes.decode(row), usedBy: UNUSED }),
  loadRelations: (db, items) => countUses(db, 'GameType', items),
}
