import { useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import type { FormState } from '#records/admin/form/form-state.ts'
import { isDirty } from '#records/admin/form/form-state.ts'
import type { Access, RecordFormOptions } from '#records/admin/form/record-form-types.ts'
import { isLive, type RecordBase, type Resource } from '#records/admin/resource.ts'
import { isEditor, mayWrite } from '#records/admin/api/user.ts'

const OPEN = { reason: '', maySuggest: false }

type Opened = RecordBase & { isActive?: boolean; publishAt?: string | null }

/** Before the server has answered: contributors save posts only, and only what no reader sees, now or by a schedule. */
function firstAccess(resource: Resource, record: Opened | undefined, change: string | undefined) {
  const maySave =
    !record || change || isEditor() || (mayWrite(resource) && !isLive(record) && !record.isDeleted && !record.publishAt)
  if (maySave) return OPEN
  return {
    reason: m.onlyEditorSaves({ noun: resource.words.one }),
    maySuggest: resource.hasChanges === true && !record.isDeleted,
  }
}

const goneWords = ({ words }: Resource, isTyped: boolean) =>
  isTyped ? m.wasDeletedTyped({ noun: words.one }) : m.wasDeleted({ noun: words.one })

export function useAccess<Input extends object, Rec extends RecordBase & Input>(
  { resource, record }: Pick<RecordFormOptions<Input, Rec>, 'resource' | 'record'>,
  state: FormState<Input, Rec>,
): Access {
  const { change, status } = state
  const [heard, setHeard] = useState(() => ({ ...firstAccess(resource, record, change), change }))
  const [isSuggesting, setSuggesting] = useState(false)
  // The form may have become that of a change, which is the user's own until the server says otherwise.
  const known = heard.change === change ? heard : OPEN
  const gone = { reason: goneWords(resource, isDirty(state)), maySuggest: false }
  const { reason: readOnly, maySuggest } = status === 'gone' ? gone : known
  return {
    readOnly,
    maySuggest,
    // What was typed, or restored from a draft, can be written on.
    isLocked: readOnly !== '' && !(maySuggest && (isSuggesting || isDirty(state))),
    suggest: () => setSuggesting(true),
    isSuggesting: isSuggesting && readOnly === '' && !change && state.record !== undefined,
    edit: () => setSuggesting(false),
    setReadOnly: (reason, may) => {
      // Heard every few seconds, mostly the same.
      if (heard.reason !== reason || heard.maySuggest !== may || heard.change !== change) {
        setHeard({ reason, maySuggest: may, change })
      }
    },
  }
}
