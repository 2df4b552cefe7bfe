import { Kbd, Modal, Table } from '@mantine/core'
import { Fragment } from 'react'
import { NAV_ITEMS } from '#admin/nav-items.ts'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const keys = (): [string[], string][] => {
  const control = isMac() ? '⌘' : 'Ctrl'
  return [
    [[control, 'K'], 'Search and commands'],
    [[control, 'S'], 'Save'],
    [[control, 'Enter'], 'The main button of a form; before it publishes, it asks'],
    [[control, 'Shift', 'Enter'], 'When to publish'],
    [['n'], 'New record of what is on the screen'],
    [['/'], 'Search the list'],
    ...NAV_ITEMS.flatMap(({ key, label }): [string[], string][] => (key ? [[['g', key], label]] : [])),
    [['?'], 'This help'],
  ]
}

export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title="Keyboard shortcuts" centered>
    <Table withRowBorders={false}>
      <Table.Tbody>
        {keys().map(([pressed, label]) => (
          <Table.Tr key={label}>
            <Table.Td w={130}>
              {pressed.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && (pressed[0] === 'g' ? ' then ' : ' + ')}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </Table.Td>
            <Table.Td>{label}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Modal>
)
