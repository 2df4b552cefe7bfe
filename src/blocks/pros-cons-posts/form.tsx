import * as m from '#blocks/messages.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { optionalId, set } from '#blocks/admin/editing.ts'
import type { Casino } from '#entities/casino/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { TextListField } from '#records/admin/form/text-list-field.tsx'
import { recordQuery } from '#records/admin/queries.ts'

const SOURCES = [
  { value: 'manual', label: m.writtenHere },
  { value: 'casino', label: m.fromCasino },
] as const

const isWritten = (line: string) => line.trim() !== ''

export default function ProsConsForm({ block }: BlockFormProps<'prosConsPosts'>) {
  const { source, casinoId, pros, cons = [] } = block.value
  return (
    <>
      <ChoiceField
        label={m.whereFrom()}
        options={SOURCES}
        value={source}
        onChange={(chosen) =>
          // Hidden blank lines must not fail validation.
          set(block, { source: chosen, pros: pros.filter(isWritten), cons: cons.filter(isWritten) })
        }
      />
      {source === 'casino' ? (
        <>
          <RecordSelect
            collection="casinos"
            label={m.casino()}
            required
            placeholder={m.search()}
            {...optionalId(block, 'casinoId')}
          />
          {casinoId && <CasinoCounts casinoId={casinoId} />}
        </>
      ) : (
        <FieldRow>
          <TextListField
            label={m.pros()}
            placeholder={m.addPro()}
            value={pros}
            onChange={(lines) => set(block, { pros: lines })}
            max={12}
            maxLength={160}
            error={block.errorAt('pros')}
            errorAt={(index) => block.errorAt(`pros.${index}`)}
          />
          <TextListField
            label={m.cons()}
            placeholder={m.addCon()}
            value={cons}
            onChange={(lines) => set(block, { cons: lines })}
            max={12}
            maxLength={160}
            error={block.errorAt('cons')}
            errorAt={(index) => block.errorAt(`cons.${index}`)}
          />
        </FieldRow>
      )}
    </>
  )
}

/** Shows what the casino has, so that the block is not inserted empty by mistake. */
function CasinoCounts({ casinoId }: { casinoId: string }) {
  const { data: casino } = useQuery(recordQuery<Casino>('casinos', casinoId))
  if (!casino) return null
  const { prosList, consList } = casino
  return (
    <Text size="sm" c="dimmed">
      {prosList.length + consList.length === 0
        ? m.casinoHasNone()
        : m.casinoHas({ pros: prosList.length, cons: consList.length })}
    </Text>
  )
}
