import { Button, Group, Popover, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import * as m from '#entities/offer/messages.ts'
import { cancel } from '#ui/admin/messages.ts'
import { CheckLine } from '#records/admin/check/check-line.tsx'
import { showChecks } from '#entities/offer/admin/check-group.tsx'
import { MainButton } from '#records/admin/form/main-button.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { isLive, type RecordBase } from '#records/admin/resource.ts'
import { isEditor } from '#records/admin/api/user.ts'

interface Offer {
  isActive: boolean
}
interface OfferFormProps<Input extends Offer, Rec extends RecordBase & Input> {
  recordForm: RecordForm<Input, Rec>
}

/** Saves with another status, which a refused save takes back. */
async function saveAs<Input extends Offer, Rec extends RecordBase & Input>(
  { form, input, save }: RecordForm<Input, Rec>,
  isActive: boolean,
): Promise<void> {
  form.setValues((values) => ({ ...values, isActive }))
  if (!(await save({ isPublishing: isActive }))) input.putBack(['isActive'])
}

/** The main button of an offer: publishing for a draft, with what its checks found, else saving. */
export function OfferMain<Input extends Offer, Rec extends RecordBase & Input>({
  recordForm,
}: OfferFormProps<Input, Rec>) {
  const {
    state: { record, change, isNew },
    access: { readOnly, isSuggesting },
  } = recordForm
  const isDraft = record && !isNew && !change && !record.isDeleted && !isLive(record) && isEditor()
  const mayPublish = isDraft && readOnly === '' && !isSuggesting
  return mayPublish ? <PublishOffer recordForm={recordForm} /> : <MainButton recordForm={recordForm} />
}

function PublishOffer<Input extends Offer, Rec extends RecordBase & Input>({ recordForm }: OfferFormProps<Input, Rec>) {
  const {
    state: { status, isQuiet },
    save,
  } = recordForm
  const [isOpen, { open, toggle, close }] = useDisclosure()
  const isBusy = status === 'saving' && !isQuiet
  const publish = () => {
    close()
    void saveAs(recordForm, true)
  }
  useMainKeys({ onDo: isOpen ? publish : open })
  return (
    <Group gap={8} wrap="nowrap">
      <Button variant="default" loading={isBusy} onClick={() => void save()}>
        {m.saveChanges()}
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
            {m.publish()}
          </Button>
        </Popover.Target>
        <Popover.Dropdown data-form-keys>
          <Stack gap={12}>
            <Text size="sm">{m.publishMeans()}</Text>
            <CheckLine
              onShow={() => {
                close()
                showChecks()
              }}
            />
            <Group gap={8} justify="flex-end">
              <Button variant="default" onClick={close}>
                {cancel()}
              </Button>
              <Button onClick={publish}>{m.publishNow()}</Button>
            </Group>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  )
}

export function DeactivateItem<Input extends Offer, Rec extends RecordBase & Input>({
  recordForm,
}: OfferFormProps<Input, Rec>) {
  const { record, change } = recordForm.state
  if (!record || change || !isLive(record) || !isEditor()) return null
  return (
    <MenuItem leftSection={<Icon name="x" size={16} />} onClick={() => void saveAs(recordForm, false)}>
      {m.deactivate()}
    </MenuItem>
  )
}
