import * as m from '#blocks/admin/messages.ts'
import { SegmentedControl, TextInput } from '@mantine/core'
import type { z } from 'zod'
import { type Editing, narrowed, optionalText, set } from '#blocks/admin/editing.ts'
import type { commonFields } from '#blocks/define-block.ts'
import css from './common-fields.module.css'

type Common = z.infer<z.ZodObject<typeof commonFields>>

const LEVELS = [2, 3, 4] as const

export function HeadingField<Value extends Common>({ block }: { block: Editing<Value> }) {
  const common = narrowed<Common, Value>(block)
  return (
    <div className={css.heading}>
      <TextInput
        label={m.heading()}
        placeholder={m.none()}
        maxLength={120}
        className={css.words}
        data-autofocus
        {...optionalText(common, 'heading')}
      />
      <SegmentedControl
        aria-label={m.levelOfHeading()}
        data={LEVELS.map((level) => ({ value: String(level), label: `H${level}` }))}
        value={String(common.value.level ?? 2)}
        onChange={(chosen) => set(common, { level: LEVELS.find((level) => String(level) === chosen) })}
      />
    </div>
  )
}

/** The name of the block in the editor. */
export const LabelField = <Value extends Common>({ block }: { block: Editing<Value> }) => (
  <div className={css.label}>
    <TextInput
      label={m.nameInEditor()}
      description={m.nameInEditorHint()}
      maxLength={80}
      {...optionalText(narrowed<Common, Value>(block), 'label')}
    />
  </div>
)
