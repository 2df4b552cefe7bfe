import { screens } from '#admin/screens.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { UsedBy } from '#shared/schema/usage.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import type { AttributeTab, Screen } from '#records/admin/screen.ts'
import type { CollectionName, ListNameOf } from '#records/admin/api/calls.ts'

export interface Attribute extends RecordBase {
  title?: string
  fullName?: string
  position?: string
  picture?: Picture | null
  order?: number
  usedBy: UsedBy
}

export const nameOf = ({ title, fullName }: Attribute): string => title ?? fullName ?? ''

type AttributeName = ListNameOf<Attribute> & CollectionName

export interface AttributeKind extends AttributeTab {
  resource: Screen<AttributeName>
}

const isAttribute = (screen: Screen): screen is Screen<AttributeName> & { place: AttributeTab } =>
  screen.place.at === 'attributes'

export const KINDS: AttributeKind[] = screens.filter(isAttribute).map((resource) => ({ ...resource.place, resource }))

export const kindOf = (tab: string | null): AttributeKind =>
  KINDS.find(({ resource }) => resource.collection === tab) ?? (KINDS[0] as AttributeKind)
