import { Button, Group, Menu, Popover, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CheckLine } from '#ui/admin/check/check-line.tsx'
import { showChecks } from '#entities/offer/admin/check-group.tsx'
import { MainButton } from '#ui/admin/form/main-button.tsx'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { isLive, type RecordBase } from '#ui/admin/records/resource.ts'
import { isEditor } from '#ui/admin/user.ts'

interface Offer {
  isActive: boolean
}
interface OfferFormProps<Input extends Offer, Rec extends RecordBase & Input> {
  recordForm: RecordForm<Input, Rec>
}

/** Saves with another status, which a refused save takes back. */
async function saveAs<Input extends Offer, Rec extends RecordBase & Input>(
  { form, save }: RecordForm<Input, Rec>,
  isActive: boolean,
): Promise<void> {
  const set = (value: boolean) => form.setValues((values) => ({ ...values, isActive: value }))
  set(isActive)
  if (!(await save())) set(!isActive)
}

/** The main button of an offer: publishing for a draft, with what its checks found, else saving. */
export function OfferMain<Input extends Offer, Rec extends RecordBase & Input>({
  recordForm,
}: OfferFormProps<Input, Rec>) {
  const { record, change, isNew, isSaving, isQuiet, readOnly, save } = recordForm
  const [isOpen, { toggle, close }] = useDisclosure()
  const isDraft = record && !isNew && !change && !record.isDeleted && !isLive(record) && isEditor()
  if (!isDraft || readOnly !== '') return <MainButton recordForm={recordForm} />
  const isBusy = isSaving && !isQuiet
  return (
    <Group gap={8} wrap="nowrap">
      <Button variant="default" loading={isBusy} onClick={() => void save()}>
        Save changes
      </Button>
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && close()}
        position="bottom-end"
        width={360}
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button loading={isBusy} aria-expanded={isOpen} onClick={toggle}>
            Publish…
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={12}>
            <Text size="sm">
              Visitors will find it in lists, toplists and the comparison. Its play buttons need a valid licence.
            </Text>
            <CheckLine
              onShow={() => {
                close()
                showChecks()
              }}
            />
            <Group gap={8} justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button
                onClick={() => {
                  close()
                  void saveAs(recordForm, true)
                }}
              >
                Publish now
              </Button>
            </Group>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  )
}

/** In the menu of a live offer: makes it a draft again. */
export function DeactivateItem<Input extends Offer, Rec extends RecordBase & Input>({
  recordForm,
}: OfferFormProps<Input, Rec>) {
  const { record, change } = recordForm
  if (!record || change || !isLive(record) || !isEditor()) return null
  return (
    <Menu.Item leftSection={<Icon name="x" size={16} />} onClick={() => void saveAs(recordForm, false)}>
      Deactivate
    </Menu.Item>
  )
}
