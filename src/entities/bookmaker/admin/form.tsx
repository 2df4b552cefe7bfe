import { checkWith } from '#records/admin/form/zod-errors.ts'
import { ReasonGroup } from '#features/change-log/admin/reason-group.tsx'
import { reasonObjections } from '#features/change-log/admin/reason-objections.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { BasicsGroup, FactsGroup, OfferGroup, PaymentsGroup } from '#entities/bookmaker/admin/groups.tsx'
import { VerificationContext } from '#features/facts/admin/verification.ts'
import { FactsSummary } from '#features/facts/admin/facts-summary.tsx'
import { useRecordVerification } from '#features/facts/admin/use-verification.ts'
import { BonusTermsGroup } from '#entities/offer/admin/bonus-terms-group.tsx'
import { BOOKMAKER_WORDS } from '#entities/bookmaker/admin/words.ts'
import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import { type Bookmaker, BookmakerInput, emptyBookmaker } from '#entities/bookmaker/schema.ts'
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
import { Thumb } from '#ui/admin/thumb.tsx'

export default function BookmakerScreen() {
  return (
    <RecordPage<Bookmaker> resource={bookmakerScreen}>
      {(record, change) => <BookmakerForm record={record} change={change} />}
    </RecordPage>
  )
}

function BookmakerForm({ record, change }: { record: Bookmaker | undefined; change: string | undefined }) {
  const recordForm = useRecordForm<BookmakerInput, Bookmaker>({
    resource: bookmakerScreen,
    record,
    change,
    check: checkWith(BookmakerInput),
    objections: reasonObjections,
    empty: emptyBookmaker,
  })
  const {
    form,
    state: { record: stored },
  } = recordForm
  const logo = useMedia(form.values.logo)
  const group = { form, stored }
  const verification = useRecordVerification(recordForm)
  return (
    <VerificationContext value={verification}>
      <OfferChecked>
        <RecordForm
          recordForm={recordForm}
          title={form.values.title}
          picture={<Thumb picture={logo} name={form.values.title} />}
          words={BOOKMAKER_WORDS}
          main={<OfferMain recordForm={recordForm} />}
          menu={<DeactivateItem recordForm={recordForm} />}
        >
          <FormColumns
            aside={
              <>
                <ToplistPreview offer={form.values} />
                <FactsSummary table="bookmaker" />
                <CheckGroup collection="bookmakers" form={form} id={stored?.id} />
                <ReasonGroup table="bookmaker" {...group} derived={form.values} />
                {stored && <ContactGroup collection="bookmakers" id={stored.id} title={stored.title} />}
                {stored && <NotesGroup collection={bookmakerScreen.collection} recordId={stored.id} one="bookmaker" />}
              </>
            }
          >
            <BasicsGroup {...group} />
            <OfferGroup {...group} />
            <BonusTermsGroup form={form} hasWagering={false} />
            <FactsGroup {...group} />
            <PayoutsGroup owner="bookmaker" id={stored?.id} promise={form.values.payoutsSpeed} />
            <PaymentsGroup {...group} />
            <LicencesGroup owner="bookmaker" id={stored?.id} slug={form.values.slug} />
          </FormColumns>
        </RecordForm>
      </OfferChecked>
    </VerificationContext>
  )
}
