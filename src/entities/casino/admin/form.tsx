import { checkWith } from '#records/admin/form/zod-errors.ts'
import { ReasonGroup } from '#features/change-log/admin/reason-group.tsx'
import { reasonObjections } from '#features/change-log/admin/reason-objections.ts'
import { useWithdrawals } from '#entities/payout-test/admin/use-withdrawals.ts'
import { measure } from '#entities/payout-test/measure.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { BasicsGroup } from '#entities/casino/admin/basics-group.tsx'
import { CriteriaGroup } from '#entities/casino/admin/criteria-group.tsx'
import { FactsGroup } from '#entities/casino/admin/facts-group.tsx'
import { BonusGroup, GamesGroup, ProsConsGroup, SafetyGroup } from '#entities/casino/admin/groups.tsx'
import { VerificationContext } from '#features/facts/admin/verification.ts'
import { FactsSummary } from '#features/facts/admin/facts-summary.tsx'
import { useRecordVerification } from '#features/facts/admin/use-verification.ts'
import { payoutsReasonErrors } from '#entities/casino/payouts-reason.ts'
import { casinoScreen } from '#entities/casino/admin/screen.ts'
import { CASINO_WORDS, CRITERIA_LABELS } from '#entities/casino/admin/words.ts'
import { shownRating } from '#entities/casino/rating.ts'
import { type Casino, CasinoInput, type CasinoInput as Input, emptyCasino } from '#entities/casino/schema.ts'
import { BonusTermsGroup } from '#entities/offer/admin/bonus-terms-group.tsx'
import { CheckGroup, OfferChecked } from '#entities/offer/admin/check-group.tsx'
import { DeactivateItem, OfferMain } from '#entities/offer/admin/publish-offer.tsx'
import { LicencesGroup } from '#entities/licence/admin/licences-group.tsx'
import { ToplistPreview } from '#entities/offer/admin/toplist-preview.tsx'
import { PayoutsGroup } from '#entities/payout-test/admin/payouts-group.tsx'
import { ContactGroup } from '#features/complaints/admin/contact-group.tsx'
import { FormColumns } from '#records/admin/form/form-columns.tsx'
import { NotesGroup } from '#features/collaboration/admin/notes/notes-group.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'
import { Thumb } from '#ui/admin/thumb.tsx'

export default function CasinoScreen() {
  return (
    <RecordPage<Casino> resource={casinoScreen}>
      {(record, change) => <CasinoForm record={record} change={change} />}
    </RecordPage>
  )
}

function CasinoForm({ record, change }: { record: Casino | undefined; change: string | undefined }) {
  const withdrawals = useWithdrawals(record?.id)
  const recordForm = useRecordForm<Input, Casino>({
    resource: casinoScreen,
    record,
    change,
    check: checkWith(CasinoInput),
    objections: (values, stored) => [
      ...reasonObjections({ ...values, rating: shownRating(values) }, stored),
      ...payoutsReasonErrors(values, stored, withdrawals),
    ],
    empty: emptyCasino,
  })
  const {
    form,
    state: { record: stored },
  } = recordForm
  const { values } = form
  const logo = useMedia(values.logo)
  const group = { form, stored }
  const verification = useRecordVerification(recordForm)
  const proposed = proposedPoints(measure(withdrawals, numberOrNull(values.payoutsSpeed)))
  return (
    <VerificationContext value={verification}>
      <OfferChecked>
        <RecordForm
          recordForm={recordForm}
          title={values.title}
          picture={<Thumb picture={logo} name={values.title} />}
          words={CASINO_WORDS}
          main={<OfferMain recordForm={recordForm} />}
          menu={<DeactivateItem recordForm={recordForm} />}
        >
          <FormColumns
            aside={
              <>
                <ToplistPreview offer={{ ...values, rating: shownRating(values) }} />
                <FactsSummary table="casino" />
                <CheckGroup collection="casinos" form={form} id={stored?.id} />
                <SafetyGroup {...group} />
                <CriteriaGroup form={form} proposed={proposed} />
                <ReasonGroup
                  table="casino"
                  {...group}
                  derived={{ ...values, rating: shownRating(values) }}
                  criteria={fromKeys(keysOf(CRITERIA_LABELS), (name) => CRITERIA_LABELS[name]())}
                />
                {stored && <ContactGroup collection="casinos" id={stored.id} title={stored.title} />}
                {stored && <NotesGroup collection={casinoScreen.collection} recordId={stored.id} one="casino" />}
              </>
            }
          >
            <BasicsGroup {...group} />
            <BonusGroup {...group} />
            <BonusTermsGroup form={form} hasWagering />
            <FactsGroup {...group} />
            <PayoutsGroup owner="casino" id={stored?.id} promise={values.payoutsSpeed} />
            <ProsConsGroup {...group} />
            <GamesGroup {...group} />
            <LicencesGroup owner="casino" id={stored?.id} slug={values.slug} />
          </FormColumns>
        </RecordForm>
      </OfferChecked>
    </VerificationContext>
  )
}

/** A half-typed number is no promise. */
const numberOrNull = (value: number | null) => (Number.isNaN(value) ? null : value)
