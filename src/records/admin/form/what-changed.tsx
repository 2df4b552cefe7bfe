import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import * as m from '#records/admin/form/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { RecordDiff } from '#records/admin/form/record-diff.tsx'

interface WhatChangedProps {
  before: object
  after: object
  words?: FieldWords | undefined
  label?: string
}

export function WhatChanged({ label = m.showWhatChanged(), ...props }: WhatChangedProps) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={open}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={m.whatChanged()} size="lg">
        <RecordDiff {...props} />
      </Modal>
    </>
  )
}
