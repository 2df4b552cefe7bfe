import * as m from '#posts/admin/form/messages.ts'
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { blockErrors, blockLabels } from '#posts/admin/form/sections.ts'
import { shortcodesIn } from '#posts/content/walk.ts'
import { Lockable, useLocked } from '#records/admin/form/lockable.tsx'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import css from './shortcodes-section.module.css'

export const ShortcodesSection = memoGroup(function ShortcodesSection({
  form,
  editor,
}: Pick<PartProps, 'form' | 'editor'>) {
  const { content, shortcodesConfig } = form.values
  const placed = shortcodesIn(content).map((node) => node.attrs)
  const labels = blockLabels(shortcodesConfig)
  const errors = blockErrors(shortcodesConfig, form.errors)
  const isLocked = useLocked()
  const elsewhere = form.errors['shortcodesConfig']
  return (
    <>
      {placed.length === 0 && (
        <Text size="sm" c="dimmed">
          {m.noBlocksYet()}
        </Text>
      )}
      <ul className={css.list}>
        {placed.map(({ kind, uniqId }) => (
          <li key={uniqId} className={css.row}>
            <UnstyledButton className={css.go} onClick={() => editor.current?.scrollToBlock(uniqId)}>
              {BLOCK_NAMES[kind]()} <span className="mono">{uniqId}</span>
              {labels.get(uniqId) && <small>{labels.get(uniqId)}</small>}
              {errors.has(uniqId) && <small className={css.error}>{errors.get(uniqId)}</small>}
            </UnstyledButton>
            <Lockable>
              <ActionIcon
                size={32}
                aria-label={m.editBlock({ name: BLOCK_NAMES[kind](), id: uniqId })}
                onClick={() => editor.current?.editBlock(uniqId)}
              >
                <Icon name="edit" size={16} />
              </ActionIcon>
            </Lockable>
          </li>
        ))}
      </ul>
      {elsewhere && (
        <Text size="sm" c="red" role="alert" mt={8}>
          {elsewhere}
        </Text>
      )}
      <MenuButton
        position="bottom-start"
        width={240}
        className={css.kinds}
        button={(aria) => (
          <Button
            {...aria}
            variant="default"
            size="compact-md"
            mt={10}
            leftSection={<Icon name="plus" size={15} />}
            disabled={isLocked}
          >
            {m.insertBlock()}
          </Button>
        )}
      >
        {BLOCK_KINDS.map((kind) => (
          <MenuItem key={kind} onClick={() => editor.current?.insertBlock(kind)}>
            {BLOCK_NAMES[kind]()}
          </MenuItem>
        ))}
      </MenuButton>
    </>
  )
})
