import { type Redirect, type RedirectInput, emptyRedirect } from '#entities/redirect/schema.ts'
import { isSame } from '#shared/is-same.ts'
import { trimEndOf } from '#shared/trim-end.ts'

/** A row that was typed in and is not saved yet. */
export interface RedirectEdit {
  /** The rule's id, or a name of its own for a new one. */
  key: string
  /** The version that the typing began from; undefined for a new rule. */
  version?: number
  values: RedirectInput
}

export const inputOfRule = ({ from, to, status, isActive, note }: Redirect): RedirectInput => ({
  from,
  to,
  status,
  isActive,
  note,
})

/** What was typed into a row. Typing back what the rule says takes the edit away. */
export function editRule(edits: RedirectEdit[], rule: Redirect, change: Partial<RedirectInput>): RedirectEdit[] {
  const before = edits.find(({ key }) => key === rule.id)
  const values = { ...(before?.values ?? inputOfRule(rule)), ...change }
  const others = edits.filter(({ key }) => key !== rule.id)
  if (isSame(values, inputOfRule(rule))) return others
  const edit = { key: rule.id, version: before?.version ?? rule.version, values }
  return before ? edits.map((each) => (each.key === rule.id ? edit : each)) : [...edits, edit]
}

export const editNew = (edits: RedirectEdit[], key: string, change: Partial<RedirectInput>): RedirectEdit[] =>
  edits.map((edit) => (edit.key === key ? { ...edit, values: { ...edit.values, ...change } } : edit))

export const addRule = (edits: RedirectEdit[], key: string): RedirectEdit[] => [
  { key, values: emptyRedirect },
  ...edits,
]

/** A row that was added and left empty is nobody's work. */
export const isWritten = ({ version, values }: RedirectEdit) =>
  version !== undefined || !isSame({ ...values, ...trimmed(values) }, emptyRedirect)

const trimmed = ({ from, to, note }: RedirectInput) => ({ from: from.trim(), to: to.trim(), note: note.trim() })

export interface RedirectRowData {
  key: string
  rule?: Redirect
  values: RedirectInput
  isEdited: boolean
}

/** The rows of the table: what is unsaved and not on this page first, so that it is never out of sight. */
export function rowsOf(edits: RedirectEdit[], page: Redirect[]): RedirectRowData[] {
  const onPage = new Set(page.map(({ id }) => id))
  const elsewhere = edits.filter(({ key }) => !onPage.has(key))
  return [
    ...elsewhere.map(({ key, values }) => ({ key, values, isEdited: true })),
    ...page.map((rule) => {
      const edit = edits.find(({ key }) => key === rule.id)
      return { key: rule.id, rule, values: edit?.values ?? inputOfRule(rule), isEdited: edit !== undefined }
    }),
  ]
}

function plain(target: string): string {
  const end = target.search(/[?#]|$/)
  return (trimEndOf(target.slice(0, end), '/') + target.slice(end)).toLowerCase()
}

/** The server leads a rule straight to the end of a chain; anything else it changes is only the spelling. */
export const wasFlattened = (typed: RedirectInput, saved: Redirect) =>
  saved.to !== '' && plain(typed.to) !== plain(saved.to)
