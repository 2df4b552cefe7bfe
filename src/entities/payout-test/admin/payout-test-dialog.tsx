import { checkWith } from '#records/admin/form/zod-errors.ts'
import { Alert, Text } from '@mantine/core'
import * as m from '#entities/payout-test/admin/messages.ts'
import { PayoutTestFields } from '#entities/payout-test/admin/fields.tsx'
import { payoutTestScreen } from '#entities/payout-test/admin/screen.ts'
import { consequenceOf, PAYOUT_TEST_WORDS } from '#entities/payout-test/admin/words.ts'
import {
  emptyPayoutTest,
  type PayoutTest,
  PayoutTestInput,
  type PayoutTestInput as Input,
} from '#entities/payout-test/schema.ts'
import { payoutTestTitle } from '#entities/payout-test/title.ts'
import { usePartForm } from '#records/admin/form/use-part-form.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { PartDialog } from '#records/admin/part-dialog.tsx'

interface PayoutTestDialogProps {
  owner: 'casino' | 'bookmaker'
  ownerId: string
  promise: number | null
  payoutTest: PayoutTest | undefined
  others: readonly PayoutTest[]
  onClose: () => void
}

export function PayoutTestDialog({ owner, ownerId, promise, payoutTest, others, onClose }: PayoutTestDialogProps) {
  const partForm = usePartForm<Input, PayoutTest>({
    resource: payoutTestScreen,
    ownerId,
    part: payoutTest,
    check: checkWith(PayoutTestInput),
    first: { ...emptyPayoutTest, [owner]: ownerId },
    onSaved: onClose,
  })
  const { form } = partForm
  const { askedAt, arrivedAt } = form.values
  const consequence =
    askedAt === '' ? undefined : consequenceOf(others, { askedAt, arrivedAt }, promise, owner === 'casino')
  return (
    <PartDialog
      partForm={partForm}
      title={payoutTest ? m.editWithdrawal() : m.addAWithdrawal()}
      size={960}
      action={payoutTest ? m.saveWithdrawal() : m.addWithdrawal()}
      words={PAYOUT_TEST_WORDS}
      titleOf={(values: Input) => (values.askedAt === '' ? m.aWithdrawal() : payoutTestTitle(values))}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb={14}>
        {m.ownMoney()}
      </Text>
      <PayoutTestFields form={form}>
        {consequence && (
          <Alert
            role="status"
            color={consequence.isLate ? 'yellow' : 'green'}
            icon={<Icon name={consequence.isLate ? 'warn' : 'check'} />}
          >
            {consequence.words}
          </Alert>
        )}
      </PayoutTestFields>
    </PartDialog>
  )
}
