import * as m from '#posts/admin/messages.ts'
import type { BulkAction } from '#records/admin/list/types.ts'
import { SUCCESS } from '#ui/admin/toasts.tsx'

interface Option {
  value: string
  label: string
}

const NONE = 'none'

const CHANGED = {
  done: { state: m.stateChanged, counted: m.changed },
  success: SUCCESS.updated,
}

const setting = (action: string, options: readonly Option[], none: string): Pick<BulkAction, 'action' | 'choice'> => ({
  action,
  choice: {
    label: action === 'set-writer' ? m.writer : m.rubric,
    options: [...options, { value: NONE, label: none }],
    sent: (value) => ({ action, to: value === NONE ? null : value }),
  },
})

/** For many posts at once. A stage is reached by the steps of an approval, which history and colleagues know. */
export const settingActions = (writers: readonly Option[], rubrics: readonly Option[]): BulkAction[] => [
  { ...setting('set-writer', writers, m.noWriter()), label: m.setWriter, ask: m.setWriterOf, ...CHANGED },
  { ...setting('set-rubric', rubrics, m.noRubric()), label: m.setRubric, ask: m.setRubricOf, ...CHANGED },
  {
    action: 'submit',
    label: m.setStage,
    ask: m.setStageOf,
    choice: {
      label: m.stage,
      options: [
        { value: 'submit', label: m.readyForApproval() },
        { value: 'take-back', label: m.notSubmitted() },
      ],
      sent: (action) => ({ action }),
    },
    ...CHANGED,
  },
]
