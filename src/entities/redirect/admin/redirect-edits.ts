import { type Redirect, type RedirectInput, emptyRedirect } from '#entities/redirect/schema.ts'
import { isSame } from '#shared/is-same.ts'
import { trimEndOf } from '#shared/trim-end.ts'

export interface RedirectEdit {
  /** The rule's id, or a temporary key for a new one. */
  key: string
  /** The version the edit is based on; undefined for a new rule. */
  version?: number
  values: RedirectInput
}

const inputOfRule = ({ from, to, status, isActive, note }: Redirect): RedirectInput => ({
  from,
  to,
  status,
  isActive,
  note,
})

/** Applies a change to a row. An edit equal to the stored rule is dropped. */
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

/** An added row that is still empty needs no saving. */
export const isWritten = ({ version, values }: RedirectEdit) =>
  version !== undefined || !isSame({ ...values, ...trimmed(values) }, emptyRedirect)

const trimmed = ({ from, to, note }: RedirectInput) => ({ from: from.trim(), to: to.trim(), note: note.trim() })

export interface RedirectRowData {
  key: string
  rule?: Redirect
  values: RedirectInput
  isEdited: boolean
}

/** Unsaved edits of other pages come first; `saved` covers the moment before the page is read again. */
export function rowsOf(edits: RedirectEdit[], page: Redirect[], saved: Redirect[] = []): RedirectRowData[] {
  const onPage = new Set(page.map(({ id }) => id))
  const added = saved.filter(({ id }) => !onPage.has(id))
  const rules = [...added, ...page.map((rule) => saved.find(({ id }) => id === rule.id) ?? rule)]
  const elsewhere = edits.filter(({ key }) => !rules.some(({ id }) => id === key))
  return [
    ...elsewhere.map(({ key, values }) => ({ key, values, isEdited: true })),
    ...rules.map((rule) => {
      const edit = edits.find(({ key }) => key === rule.id)
      return { key: rule.id, rule, values: edit?.values ?? inputOfRule(rule), isEdited: edit !== undefined }
    }),
  ]
}

function plain(target: string): string {
  const end = target.search(/[?#]|$/)
  return (trimEndOf(target.slice(0, end), '/') + target.slice(end)).toLowerCase()
}

/** The server shortcuts redirect chains; any other difference is only normalised spelling. */
export const wasFlattened = (typed: RedirectInput, saved: Redirect) =>
  saved.to !== '' && plain(typed.to) !== plain(saved.to)
