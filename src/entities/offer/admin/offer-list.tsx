import * as m from '#entities/offer/messages.ts'
import { useLicences } from '#entities/offer/admin/use-licences.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import { ImportButton } from '#records/admin/list/import-button.tsx'
import { ListCsv } from '#records/admin/list/list-csv.tsx'
import { PUBLISH_BULK } from '#records/admin/list/publish-bulk.ts'
import { RecordList } from '#records/admin/list/record-list.tsx'
import type { Filter, ListOptions } from '#records/admin/list/types.ts'
import type { RecordBase, Resource } from '#records/admin/resource.ts'
import { useOptions } from '#records/admin/use-options.ts'
import { Screen } from '#ui/admin/screen.tsx'

interface OfferListProps<Offer extends RecordBase> extends Pick<
  ListOptions<Offer>,
  'resource' | 'columns' | 'searchLabel' | 'filters' | 'rowMenu' | 'empty'
> {
  resource: ListOptions<Offer>['resource'] & Resource<'casinos' | 'bookmakers'>
  title: string
  missing: Filter['options']
}

export function OfferList<Offer extends RecordBase & { title: string }>({
  title,
  missing,
  filters,
  ...options
}: OfferListProps<Offer>) {
  const { resource, columns } = options
  const licences = useLicences(resource.collection).map((value) => ({ value, label: value }))
  return (
    <Screen
      title={title}
      actions={
        <>
          <ListCsv resource={resource} columns={columns} />
          <ImportButton resource={resource} />
          <CreateButton resource={resource} leftSection={<Icon name="plus" />}>
            {m.newOne({ noun: resource.words.one })}
          </CreateButton>
        </>
      }
    >
      <RecordList<Offer>
        {...options}
        defaultSort="-updatedAt"
        titleOf={(offer) => offer.title}
        hasDrafts
        bulkActions={PUBLISH_BULK}
        filters={[
          ...(filters ?? []),
          { name: 'licence', label: m.allLicences, options: licences },
          { name: 'paymentMethod', label: m.allPayments, options: useOptions('payment-methods') },
          { name: 'missing', label: m.whatIsMissing, options: missing },
        ]}
      />
    </Screen>
  )
}
