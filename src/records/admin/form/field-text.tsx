import type { ReactNode } from 'react'
import { type Path, valueAt } from '#shared/merge.ts'
import { type FieldWords, wordsFor } from '#records/admin/form/field-words.ts'
import { idsIn, useNames } from '#records/admin/use-names.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface FieldTextProps {
  path: Path
  /** Versions of the record. */
  of: object[]
  words: FieldWords | undefined
  separator?: string
  children: (...texts: string[]) => ReactNode
}

export function FieldText({ path, of, words, separator = ', ', children }: FieldTextProps) {
  const { text, collection } = wordsFor(words, path)
  const values = of.map((each) => valueAt(each, path) as never)
  if (collection === undefined) return children(...values.map((value) => text(value)))
  return <Names {...{ collection, values, separator }}>{children}</Names>
}

interface NamesProps extends Pick<FieldTextProps, 'children'> {
  collection: CollectionName
  values: never[]
  separator: string
}

function Names({ collection, values, separator, children }: NamesProps) {
  const names = useNames(collection, [...new Set(values.flatMap(idsIn))])
  return children(
    ...values.map((value) =>
      idsIn(value)
        .map((id) => names.get(id))
        .join(separator),
    ),
  )
}
