import { screens } from '#admin/screens.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { UsedBy } from '#shared/schema/usage.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import type { AttributeTab, Screen } from '#records/admin/screen.ts'

export interface Attribute extends RecordBase {
  title?: string
  fullName?: string
  position?: string
  picture?: Picture | null
  order?: number
  usedBy: UsedBy
}

export const nameOf = ({ title, fullName }: Attribute): string => title ?? fullName ?? ''

export interface AttributeKind extends AttributeTab {
  resource: Screen
}

export const KINDS: AttributeKind[] = screens.flatMap((resource) =>
  resource.place.at === 'attributes' ? [{ ...resource.place, resource }] : [],
)

export const kindOf = (tab: string | null): AttributeKind =>
  KINDS.find(({ resource }) => resource.collection === tab) ?? (KINDS[0] as AttributeKind)
