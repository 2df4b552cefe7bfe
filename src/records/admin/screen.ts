import type { Words } from '#shared/words/message.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import { nameKind, withWords } from '#records/admin/kinds.ts'
import type { Resource } from '#records/admin/resource.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

export interface AttributeTab {
  /** What stands in front of the name. */
  picture: 'logo' | 'avatar' | null
  isOrdered: boolean
  hint: Words
  /** Shown while there is none yet. */
  purpose: () => string
}

/** Files: `list.tsx` and `form.tsx` in the navigation, `form.tsx` for attributes, `library.tsx` for a library. */
export type Place =
  | {
      at: 'navigation'
      /** The shortcut key after g. */
      key?: string
      /** Its records can be imported from a file (`import.tsx`). */
      hasImport?: true
    }
  | ({ at: 'attributes' } & AttributeTab)
  | { at: 'library'; key: string }
  | { at: 'settings'; tab: string }
  /** A part of other records: listed in their forms, each with a screen of its own (`form.tsx`). */
  | { at: 'owner' }

/** A kind of record with its screens. Routes, navigation, palette and the audit log are derived from it. */
export interface Screen<Name extends CollectionName = CollectionName> extends Resource<Name> {
  label: string
  icon: IconName
  place: Place
}

type Own<Name extends CollectionName> = Pick<
  Screen<Name>,
  'collection' | 'words' | 'icon' | 'place' | 'hasChanges' | 'isDated' | 'confirmArchive'
>

export function defineScreen<Name extends CollectionName>(own: Own<Name>): Screen<Name> {
  const { collection, place, words } = own
  nameKind(collection, words)
  const paths = {
    path: `/admin/${collection}`,
    ...(place.at === 'settings' ? { listPath: `/admin/settings?tab=${place.tab}` } : {}),
    ...(place.at === 'attributes' ? { listPath: `/admin/content-attributes?tab=${collection}` } : {}),
    ...(place.at === 'library' ? { isOpenedInList: true as const } : {}),
  }
  return withWords({ ...own, ...paths }, words)
}
