import { Alert, Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useHotkeys } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { PayoutTestFields } from '#entities/payout-test/admin/fields.tsx'
import { consequenceOf } from '#entities/payout-test/admin/words.ts'
import {
  emptyPayoutTest,
  type PayoutTest,
  PayoutTestInput,
  type PayoutTestInput as Input,
} from '#entities/payout-test/schema.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { FormMessage } from '#ui/admin/form/form-message.tsx'
import { PendingContext, usePendingFields } from '#ui/admin/form/pending.tsx'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { readAgain } from '#ui/admin/records/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface PayoutTestDialogProps {
  owner: 'casino' | 'bookmaker'
  ownerId: string
  promise: number | null
  /** As it was read; undefined for a new one. */
  payoutTest: PayoutTest | undefined
  others: readonly PayoutTest[]
  onClose: () => void
}

/** Writes a withdrawal down without leaving the form of its casino; what was typed there stays as it is. */
export function PayoutTestDialog({ owner, ownerId, promise, payoutTest, others, onClose }: PayoutTestDialogProps) {
  const form = useForm<Input>({
    initialValues: payoutTest ? inputOf(payoutTest, emptyPayoutTest) : { ...emptyPayoutTest, [owner]: ownerId },
    validate: (values) => zodErrors(PayoutTestInput, values),
  })
  const create = useCreate<Input, PayoutTest>('payout-tests')
  const pending = usePendingFields()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const { askedAt, arrivedAt } = form.values
  const consequence =
    askedAt === '' ? undefined : consequenceOf(others, { askedAt, arrivedAt }, promise, owner === 'casino')

  async function save(): Promise<void> {
    if (isBusy || form.validate().hasErrors) return
    setBusy(true)
    setMessage(undefined)
    try {
      if (!(await pending.commit())) return
      const values = form.getValues()
      if (payoutTest) {
        const body = { ...values, version: payoutTest.version }
        await api('PUT', `/payout-tests/${payoutTest.id}`, { body, isQuiet: true })
      } else await create(values)
      await readAgain('payout-tests')
      notify.success(payoutTest ? SUCCESS.updated : SUCCESS.completed)
      onClose()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      form.setErrors(toFormErrors(error.fields))
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog belongs to the form of the casino, which is not saved with it.
    event.stopPropagation()
    void save()
  }
  useHotkeys([['mod+Enter', () => void save()]], [])
  return (
    <Modal
      opened
      onClose={onClose}
      size={960}
      centered
      title={payoutTest ? 'Edit the withdrawal' : 'Add a withdrawal'}
      closeOnClickOutside={false}
    >
      <PendingContext value={pending}>
        <form onSubmit={submit}>
          <Text size="sm" c="dimmed" mb={14}>
            Own money, own account. Prague time.
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
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" mt={16}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} rightSection={<Kbd size="xs">Ctrl Enter</Kbd>}>
              {payoutTest ? 'Save the withdrawal' : 'Add withdrawal'}
            </Button>
          </Group>
        </form>
      </PendingContext>
    </Modal>
  )
}
