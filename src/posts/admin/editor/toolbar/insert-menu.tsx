import { Button, Menu } from '@mantine/core'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { BLOCK_ICONS } from '#posts/admin/editor/slash/items.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './toolbar.module.css'

export const InsertMenu = ({ onInsert }: { onInsert: (kind: BlockKind) => void }) => (
  <Menu position="bottom-end" width={350} returnFocus={false}>
    <Menu.Target>
      <Button className={css.insert} variant="light" size="compact-md" leftSection={<Icon name="plus" size={15} />}>
        Insert block
      </Button>
    </Menu.Target>
    <Menu.Dropdown className={css.kinds}>
      {BLOCK_KINDS.map((kind) => (
        <Menu.Item
          key={kind}
          leftSection={<Icon name={BLOCK_ICONS[kind]} size={16} />}
          rightSection={<span className={css.keys}>{kind}</span>}
          onClick={() => onInsert(kind)}
        >
          {blocks[kind].name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
