import { Button } from '@mantine/core'
import { useState } from 'react'
import { VideoList } from '#features/video-files/admin/video-list.tsx'
import { videos } from '#features/video-files/messages.ts'

/** Beside the pictures. */
export function VideosButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {videos()}
      </Button>
      {isOpen && <VideoList onClose={() => setOpen(false)} />}
    </>
  )
}
