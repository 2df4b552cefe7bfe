import { checkWith } from '#records/admin/form/zod-errors.ts'
import * as m from '#entities/payout-test/admin/messages.ts'
import { PayoutTestFields } from '#entities/payout-test/admin/fields.tsx'
import { payoutTestScreen } from '#entities/payout-test/admin/screen.ts'
import { PAYOUT_TEST_WORDS } from '#entities/payout-test/admin/words.ts'
import {
  emptyPayoutTest,
  type PayoutTest,
  PayoutTestInput,
  type PayoutTestInput as Input,
} from '#entities/payout-test/schema.ts'
import { payoutTestTitle } from '#entities/payout-test/title.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'

export default function PayoutTestScreen() {
  return (
    <RecordPage<PayoutTest> resource={payoutTestScreen}>{(record) => <PayoutTestForm record={record} />}</RecordPage>
  )
}

const ownerOf = ({ casino, bookmaker }: Pick<PayoutTest, 'casino' | 'bookmaker'>) =>
  casino
    ? { listPath: `/admin/casinos/${casino}`, many: m.theCasino() }
    : { listPath: `/admin/bookmakers/${bookmaker}`, many: m.theBookmaker() }

function PayoutTestForm({ record }: { record: PayoutTest | undefined }) {
  const recordForm = useRecordForm<Input, PayoutTest>({
    resource: { ...payoutTestScreen, ...ownerOf(record ?? emptyPayoutTest) },
    record,
    check: checkWith(PayoutTestInput),
    empty: emptyPayoutTest,
  })
  const { form } = recordForm
  const title = form.values.askedAt === '' ? '' : payoutTestTitle(form.values)
  return (
    <RecordForm recordForm={recordForm} title={title} words={PAYOUT_TEST_WORDS}>
      <FieldGroup title={m.withdrawal()}>
        <PayoutTestFields form={form} />
      </FieldGroup>
    </RecordForm>
  )
}
