import { checkWith } from '#records/admin/form/zod-errors.ts'
import * as m from '#entities/licence/admin/messages.ts'
import { LicenceFields } from '#entities/licence/admin/fields.tsx'
import { licenceScreen } from '#entities/licence/admin/screen.ts'
import { LICENCE_WORDS } from '#entities/licence/admin/words.ts'
import {
  emptyLicence,
  type Licence,
  LicenceInput,
  type LicenceInput as Input,
  licenceTitle,
} from '#entities/licence/schema.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'

export default function LicenceScreen() {
  return <RecordPage<Licence> resource={licenceScreen}>{(record) => <LicenceForm record={record} />}</RecordPage>
}

const ownerOf = ({ casino, bookmaker }: Pick<Licence, 'casino' | 'bookmaker'>) =>
  casino
    ? { listPath: `/admin/casinos/${casino}`, many: m.theCasino() }
    : { listPath: `/admin/bookmakers/${bookmaker}`, many: m.theBookmaker() }

function LicenceForm({ record }: { record: Licence | undefined }) {
  const recordForm = useRecordForm<Input, Licence>({
    resource: { ...licenceScreen, ...ownerOf(record ?? emptyLicence) },
    record,
    check: checkWith(LicenceInput),
    empty: emptyLicence,
  })
  const { form } = recordForm
  return (
    <RecordForm recordForm={recordForm} title={licenceTitle(form.values)} words={LICENCE_WORDS}>
      <FieldGroup title={m.licence()}>
        <LicenceFields form={form} />
      </FieldGroup>
    </RecordForm>
  )
}
