import { z } from 'zod'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { order } from '#shared/schema/order.ts'
import { shortTitle } from '#shared/schema/text.ts'

export const GameTypeInput = z.strictObject({ title: shortTitle, order }).meta({ id: 'GameTypeInput' })
export type GameTypeInput = z.infer<typeof GameTypeInput>

export const GameType = GameTypeInput.extend(recordFields).meta({ id: 'GameType' })
export type GameType = z.infer<typeof GameType>

export const emptyGameType: GameTypeInput = { title: '', order: 0 }

export const GameTypeRow = GameType.extend(titledColumns)
export type GameTypeRow = z.input<typeof GameTypeRow>
export const gameTypeMapper = rowMapper(GameTypeRow, titleSort)
