import { ActionIcon, Select, Switch, Table, TextInput } from '@mantine/core'
import { rich } from '#ui/admin/words/rich.tsx'
import { undo } from '#ui/admin/messages.ts'
import { saidOptions } from '#shared/words/message.ts'
import * as m from '#entities/redirect/admin/messages.ts'
import type { RedirectRowData } from '#entities/redirect/admin/redirect-edits.ts'
import { type RedirectEdits, ROW } from '#entities/redirect/admin/use-redirect-edits.ts'
import { REDIRECT_STATUSES, type Redirect } from '#entities/redirect/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './redirects.module.css'

const TYPES: Record<(typeof REDIRECT_STATUSES)[number], () => string> = {
  301: m.permanent,
  302: m.temporary,
  307: m.temporarySame,
  308: m.permanentSame,
  410: m.goneForGood,
}
const OPTIONS = REDIRECT_STATUSES.map((status) => ({ value: String(status), label: TYPES[status] }))
const NOTE_MAX = 300

/** Archives the rule first, because only archived records can be deleted. */
async function remove({ id, from }: Redirect): Promise<void> {
  const isWanted = await confirm({
    title: m.deleteTitle({ from }),
    body: m.deleteBody(),
    action: m.deleteIt(),
    isDangerous: true,
  })
  if (!isWanted) return
  try {
    await api.post('/redirects/{id}/archive', { params: { id } })
    await api.delete('/redirects/{id}', { params: { id } })
  } finally {
    // An archived rule no longer redirects, even if deleting it failed.
    await invalidateRecords('redirects')
  }
  notify.success(SUCCESS.deleted)
}

export function RedirectRow({ row, edits }: { row: RedirectRowData; edits: RedirectEdits }) {
  const { key, rule, values, isEdited } = row
  const errors = edits.errors[key] ?? {}
  const message = errors[ROW] ?? edits.notes[key]
  const name = values.from || m.newRedirect()
  const saveOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isEdited) void edits.save([key])
  }
  const isGone = values.status === 410
  return (
    <>
      <Table.Tr data-edited={isEdited || undefined} data-told={message ? true : undefined}>
        <Table.Td className={css.from}>
          <TextInput
            aria-label={m.from()}
            placeholder={m.oldAddress()}
            classNames={{ input: css.mono }}
            value={values.from}
            error={errors['from']}
            autoFocus={!rule && values.from === ''}
            onChange={(event) => edits.change(row, { from: event.currentTarget.value })}
            onKeyDown={saveOnEnter}
          />
        </Table.Td>
        <Table.Td className={css.arrow}>
          <Icon name="arrow" />
        </Table.Td>
        <Table.Td className={css.to}>
          <TextInput
            aria-label={m.to()}
            placeholder={isGone ? m.nowhere() : m.newAddress()}
            classNames={{ input: css.mono }}
            value={values.to}
            error={errors['to']}
            disabled={isGone}
            onChange={(event) => edits.change(row, { to: event.currentTarget.value })}
            onKeyDown={saveOnEnter}
          />
        </Table.Td>
        <Table.Td className={css.type}>
          <Select
            aria-label={m.type()}
            data={saidOptions(OPTIONS)}
            value={String(values.status)}
            error={errors['status']}
            allowDeselect={false}
            comboboxProps={{ width: 230, position: 'bottom-end' }}
            onChange={(next) => {
              const status = REDIRECT_STATUSES.find((each) => String(each) === next) ?? values.status
              edits.change(row, { status, ...(status === 410 ? { to: '' } : {}) })
            }}
          />
        </Table.Td>
        <Table.Td className={css.note}>
          <TextInput
            aria-label={m.reason()}
            placeholder={m.reason()}
            maxLength={NOTE_MAX}
            value={values.note}
            error={errors['note']}
            onChange={(event) => edits.change(row, { note: event.currentTarget.value })}
            onKeyDown={saveOnEnter}
          />
        </Table.Td>
        <Table.Td className={css.active}>
          <Switch
            aria-label={m.activeOf({ name })}
            checked={values.isActive}
            onChange={(event) => edits.change(row, { isActive: event.currentTarget.checked })}
          />
        </Table.Td>
        <Table.Td className={css.hits} title={m.howOften()}>
          {rich(m.hitsOf, {
            number: rule ? formatNumber(rule.hits) : '',
            word: (inner) => <span className={css.word}>{inner}</span>,
          })}
        </Table.Td>
        <Table.Td className={css.actions}>
          {isEdited ? (
            <>
              <ActionIcon
                size={30}
                variant="light"
                color="cobalt"
                aria-label={m.save({ name })}
                title={m.saveRow()}
                loading={edits.isSaving}
                onClick={() => void edits.save([key])}
              >
                <Icon name="check" size={17} />
              </ActionIcon>
              <ActionIcon size={30} aria-label={m.undoOf({ name })} title={undo()} onClick={() => edits.undo(key)}>
                <Icon name={rule ? 'undo' : 'x'} size={17} />
              </ActionIcon>
            </>
          ) : (
            rule && (
              <ActionIcon
                size={30}
                aria-label={m.deleteOf({ name })}
                title={m.deleteIt()}
                onClick={() => void remove(rule)}
              >
                <Icon name="trash" />
              </ActionIcon>
            )
          )}
        </Table.Td>
      </Table.Tr>
      {message && (
        <Table.Tr className={css.told}>
          <Table.Td colSpan={8} role="status" data-wrong={Boolean(errors[ROW]) || undefined}>
            {message}
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}
