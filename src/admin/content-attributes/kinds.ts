import { gameTypeResource } from '#entities/game-type/admin/resource.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { paymentMethodResource } from '#entities/payment-method/admin/resource.ts'
import { softwareProviderResource } from '#entities/software-provider/admin/resource.ts'
import type { UsedBy } from '#shared/schema/usage.ts'
import { writerResource } from '#entities/writer/admin/resource.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'

/** What the lists of all four kinds have in common. */
export interface Attribute extends RecordBase {
  title?: string
  fullName?: string
  position?: string
  picture?: Picture | null
  order?: number
  usedBy: UsedBy
}

export const nameOf = ({ title, fullName }: Attribute): string => title ?? fullName ?? ''

export interface AttributeKind {
  resource: Resource
  label: string
  picture: 'Logo' | 'Avatar' | null
  isOrdered: boolean
  hint: string
  /** Said when there is none yet. */
  purpose: string
}

export const KINDS: AttributeKind[] = [
  {
    resource: writerResource,
    label: 'Writers',
    picture: 'Avatar',
    isOrdered: false,
    hint: '',
    purpose: 'Writers sign posts and are quoted in them.',
  },
  {
    resource: gameTypeResource,
    label: 'Game types',
    picture: null,
    isOrdered: true,
    hint: 'Drag rows to change the order readers see',
    purpose: 'Casinos say what can be played there, and readers filter by it.',
  },
  {
    resource: paymentMethodResource,
    label: 'Payment methods',
    picture: 'Logo',
    isOrdered: false,
    hint: 'Square logo, WebP or PNG',
    purpose: 'Casinos and bookmakers say how one can pay, and readers filter by it.',
  },
  {
    resource: softwareProviderResource,
    label: 'Software providers',
    picture: 'Logo',
    isOrdered: false,
    hint: 'Square logo, WebP or PNG',
    purpose: 'Casinos say whose games they have.',
  },
]

export const kindOf = (tab: string | null): AttributeKind =>
  KINDS.find(({ resource }) => resource.collection === tab) ?? (KINDS[0] as AttributeKind)
