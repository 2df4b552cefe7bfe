import { Select, type SelectProps } from '@mantine/core'
import * as m from '#features/players/messages.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { useOptions } from '#records/admin/use-options.ts'

interface OfferSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** An id; empty if none is chosen. */
  value: string | undefined
  onChange: (id: string, collection: OfferCollection) => void
}

/** One of all casinos and bookmakers. */
export function OfferSelect({ value, onChange, ...props }: OfferSelectProps) {
  const casinos = useOptions('casinos')
  const bookmakers = useOptions('bookmakers')
  const collectionOf = (id: string) => (bookmakers.some((option) => option.value === id) ? 'bookmakers' : 'casinos')
  return (
    <Select
      data={[
        { group: m.casinos(), items: casinos },
        { group: m.bookmakers(), items: bookmakers },
      ]}
      value={value || null}
      onChange={(id) => onChange(id ?? '', collectionOf(id ?? ''))}
      searchable
      {...props}
    />
  )
}

/** Above a list, which shows all of them at first. */
export const OfferFilter = (props: Pick<OfferSelectProps, 'value' | 'onChange'>) => (
  <OfferSelect
    aria-label={m.casino()}
    placeholder={m.allCasinos()}
    clearable
    clearButtonProps={{ 'aria-label': m.allCasinos() }}
    {...props}
  />
)
