import * as m from '#blocks/admin/messages.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ManyPicker } from '#entities/media/admin/late-pickers.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface AddPicturesProps {
  most: number
  onPick: (pictures: MediaRecord[]) => void
}

export function AddPictures({ most, onPick }: AddPicturesProps) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="image" size={15} />}
        disabled={most <= 0}
        onClick={() => setPicking(true)}
      >
        {m.addPictures()}
      </Button>
      <ManyPicker isOpen={isPicking} onClose={() => setPicking(false)} onPick={onPick} most={most} />
    </>
  )
}
