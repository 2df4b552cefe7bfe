import { checkWith } from '#records/admin/form/zod-errors.ts'
import { ALT_MAX } from '#entities/media/alt-max.ts'
import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Checkbox,
  Drawer,
  Group,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { close as closeIt } from '#ui/admin/messages.ts'
import * as m from '#entities/media/admin/messages.ts'
import { InShapes } from '#features/crops/admin/in-shapes.tsx'
import { ReplaceFile } from '#entities/media/admin/replace-file.tsx'
import { mediaScreen } from '#entities/media/admin/screen.ts'
import { CENTRE, MediaInput, type MediaRecord } from '#entities/media/schema.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { copyText } from '#ui/admin/copy-text.ts'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import { Lockable, LockedContext } from '#records/admin/form/lockable.tsx'
import { isDirty } from '#records/admin/form/form-state.ts'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { FailureBar, MergedNotice } from '#records/admin/form/save-state.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { Usages } from '#records/admin/form/used-where.tsx'
import { formatBytes, formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { archive, deleteForGood, unarchive } from '#records/admin/actions.ts'
import { recordQuery } from '#records/admin/queries.ts'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import { isAdmin } from '#records/admin/api/user.ts'
import css from './library.module.css'

interface MediaDrawerProps {
  id: string
  onClose: () => void
}

export function MediaDrawer({ id, onClose }: MediaDrawerProps) {
  const { data, error, refetch } = useQuery({ ...recordQuery<MediaRecord>('media', id), refetchOnWindowFocus: false })
  if (data) return <Opened media={data} onClose={onClose} />
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={m.picture()}>
      {isNotFound(error) && <Text>{m.gone()}</Text>}
      {error && !isNotFound(error) && <ReadFailure title={m.oneUnread()} onTryAgain={refetch} />}
      {!error && <Skeleton height={320} radius="lg" />}
    </Drawer>
  )
}

const EMPTY: MediaInput = { title: '', alt: '', isDecoration: false, focus: CENTRE, crops: {} }

function Opened({ media, onClose }: { media: MediaRecord; onClose: () => void }) {
  const recordForm = useRecordForm<MediaInput, MediaRecord>({
    resource: mediaScreen,
    record: media,
    check: checkWith(MediaInput),
    empty: EMPTY,
  })
  const { form, state, access, input, save, draft } = recordForm
  const { record = media } = state
  const isSaving = state.status === 'saving'
  const isChanged = isDirty(state)

  async function close(): Promise<void> {
    const isWanted =
      !isChanged ||
      (await confirm({
        title: m.closeUnsaved(),
        body: m.typedStays(),
        action: closeIt(),
      }))
    if (isWanted) onClose()
  }

  /** Replacing the file or archiving affects the whole record, so unsaved changes are saved first. */
  const saved = async () => (input.hasChanges() ? save() : record)

  return (
    <LockedContext value={access.isLocked}>
      <Drawer opened onClose={() => void close()} position="right" size="lg" title={record.title} data-form-keys>
        <InShapes
          picture={record}
          focus={form.values.focus}
          crops={form.values.crops}
          onFocus={(focus) => form.setFieldValue('focus', focus)}
          onCrops={(crops) => form.setFieldValue('crops', crops)}
        />
        <Facts media={record} />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Stack gap={14}>
            {access.readOnly !== '' && (
              <Alert color="yellow" icon={<Icon name="info" />} role="status">
                {access.readOnly}
              </Alert>
            )}
            <Lockable>
              <DraftNotice
                drafts={draft.offered}
                version={record.version}
                onRestore={draft.restore}
                onThrowAway={draft.throwAway}
              />
              <TextInput label={m.name()} description={m.nameHint()} {...form.getInputProps('title')} />
              <Textarea
                label={m.altText()}
                description={m.altTextHint()}
                autosize
                minRows={2}
                maxLength={ALT_MAX}
                disabled={form.values.isDecoration}
                {...form.getInputProps('alt')}
              />
              <Checkbox label={m.mereDecoration()} {...form.getInputProps('isDecoration', { type: 'checkbox' })} />
              <ReplaceFile media={record} onSave={saved} onReplaced={recordForm.accept} />
              <MergedNotice recordForm={recordForm} />
              <FailureBar
                failure={state.failure}
                isKept={draft.isKept}
                isSaving={isSaving}
                onTryAgain={() => void save()}
              />
              <Group gap={8}>
                <Button type="submit" loading={isSaving} disabled={!isChanged}>
                  {m.saveChanges()}
                </Button>
                <Actions media={record} onSave={saved} onChange={recordForm.accept} onGone={onClose} />
              </Group>
            </Lockable>
          </Stack>
        </form>
        <Text fw={600} mt={24} mb={8} c="var(--text)">
          {m.whereUsed()}
        </Text>
        <Usages resource={mediaScreen} id={media.id} />
        <LeaveGuard
          hasChanges={input.hasChanges}
          onDiscard={input.discard}
          onSave={() => save()}
          isKept={draft.isKept}
        />
        <ConflictDialog recordForm={recordForm.merge} />
      </Drawer>
    </LockedContext>
  )
}

function Facts({ media }: { media: MediaRecord }) {
  const address = new URL(media.url, window.location.origin).href
  return (
    <dl className={css.details}>
      <dt>{m.size()}</dt>
      <dd>{m.sizeOf({ pixels: `${media.width} × ${media.height}`, bytes: formatBytes(media.bytes) })}</dd>
      <dt>{m.added()}</dt>
      <dd>
        {formatDateTime(media.createdAt)} {media.isDeleted && <StatusBadge status="archived" />}
      </dd>
      <dt>{m.address()}</dt>
      <dd>
        <Anchor href={address} target="_blank" size="sm">
          {media.url}
        </Anchor>{' '}
        <ActionIcon size={26} aria-label={m.copyAddress()} title={m.copy()} onClick={() => void copyText(address)}>
          <Icon name="copy" size={15} />
        </ActionIcon>
      </dd>
    </dl>
  )
}

interface ActionsProps {
  media: MediaRecord
  onSave: () => Promise<MediaRecord | undefined>
  onChange: (media: MediaRecord) => void
  onGone: () => void
}

function Actions({ media, onSave, onChange, onGone }: ActionsProps) {
  const hide = async () => {
    const saved = await onSave()
    const archived = saved && (await archive<MediaRecord>(mediaScreen, saved))
    if (archived) onChange(archived)
  }
  const bringBack = async () => {
    if (await onSave()) onChange(await unarchive<MediaRecord>(mediaScreen, media.id))
  }
  const remove = async () => {
    if (await deleteForGood(mediaScreen, media)) onGone()
  }
  if (!media.isDeleted) {
    return (
      <Button variant="default" onClick={() => void hide().catch(() => undefined)}>
        {m.archive()}
      </Button>
    )
  }
  return (
    <>
      <Button variant="default" onClick={() => void bringBack().catch(() => undefined)}>
        {m.unarchive()}
      </Button>
      {isAdmin() && (
        <Button variant="subtle" color="red" onClick={() => void remove().catch(() => undefined)}>
          {m.deleteForGood()}
        </Button>
      )}
    </>
  )
}
