import { capitalise } from '#shared/capitalise.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import type { Resource } from '#ui/admin/records/resource.ts'

/** A tab of the content attributes. */
export interface AttributeTab {
  picture: 'Logo' | 'Avatar' | null
  isOrdered: boolean
  hint: string
  /** Said when there is none yet. */
  purpose: string
}

/**
 * Where a kind of record is found: on a screen of its own in the navigation (`list.tsx` and `form.tsx`), among the
 * content attributes (`form.tsx`), in a library that opens a record beside the others (`library.tsx`), or in a tab of the
 * settings.
 */
export type Place =
  | {
      at: 'navigation'
      /** The key that leads there after g. */
      key?: string
      /** Its records can come from a file (`import.tsx`). */
      hasImport?: true
    }
  | ({ at: 'attributes' } & AttributeTab)
  | { at: 'library'; key: string }
  | { at: 'settings'; tab: string }
  /** A part of other records: listed in their forms, with a screen for each of its own (`form.tsx`). */
  | { at: 'owner' }

/** A kind of record with its screens. Routes, navigation, palette and the audit log follow from it. */
export interface Screen extends Resource {
  /** “Casinos” */
  label: string
  icon: IconName
  place: Place
}

type Own = Pick<Screen, 'collection' | 'one' | 'icon' | 'place' | 'hasChanges' | 'askToArchive'> &
  Partial<Pick<Screen, 'many' | 'label'>>

export function defineScreen({ many, label, ...own }: Own): Screen {
  const { collection, place } = own
  const words = collection.replaceAll('-', ' ')
  return {
    ...own,
    many: many ?? words,
    label: label ?? capitalise(words),
    path: `/admin/${collection}`,
    ...(place.at === 'settings' ? { listPath: `/admin/settings?tab=${place.tab}` } : {}),
    ...(place.at === 'attributes' ? { listPath: `/admin/content-attributes?tab=${collection}` } : {}),
    ...(place.at === 'library' ? { isOpenedInList: true } : {}),
  }
}
