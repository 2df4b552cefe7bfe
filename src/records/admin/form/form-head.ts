import { createContext, type ReactNode } from 'react'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import type { RecordBase } from '#records/admin/resource.ts'

export interface FormHead {
  recordForm: AnyRecordForm
  record: RecordBase
}

/** What the back office shows in the head of the form of every stored record. */
export const FormHeadContext = createContext<(form: FormHead) => ReactNode>(() => null)
