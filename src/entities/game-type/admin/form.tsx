import { checkWith } from '#records/admin/form/zod-errors.ts'
import { TextInput } from '@mantine/core'
import * as m from '#entities/game-type/messages.ts'
import { gameTypeScreen } from '#entities/game-type/admin/screen.ts'
import { GAME_TYPE_WORDS } from '#entities/game-type/admin/words.ts'
import { emptyGameType, type GameType, GameTypeInput } from '#entities/game-type/schema.ts'
import { MAX_ORDER } from '#shared/schema/order.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'

export default function GameTypeScreen() {
  return <RecordPage<GameType> resource={gameTypeScreen}>{(record) => <GameTypeForm record={record} />}</RecordPage>
}

function GameTypeForm({ record }: { record: GameType | undefined }) {
  const recordForm = useRecordForm<GameTypeInput, GameType>({
    resource: gameTypeScreen,
    record,
    check: checkWith(GameTypeInput),
    empty: emptyGameType,
  })
  const { form } = recordForm
  return (
    <RecordForm recordForm={recordForm} title={form.values.title} words={GAME_TYPE_WORDS}>
      <FieldGroup title={m.gameType()}>
        <FieldRow>
          <TextInput label={m.title()} required autoFocus={!record} {...form.getInputProps('title')} />
          <NumberField
            label={m.order()}
            description={m.orderHint()}
            max={MAX_ORDER}
            value={form.values.order}
            error={form.errors['order']}
            onChange={(order) => form.setFieldValue('order', order as never)}
          />
        </FieldRow>
      </FieldGroup>
    </RecordForm>
  )
}
