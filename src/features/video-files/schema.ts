import { z } from 'zod'
import { id, text } from '#shared/schema/text.ts'

export const MAX_VIDEO_BYTES = 30_000_000
export const MAX_CAPTIONS = 200_000

export interface VideoFileRow {
  id: string
  /** The name of the stored file; starts with its hash, so the content of an address never changes. */
  key: string
  /** As it was called when it was uploaded. */
  name: string
  bytes: number
  sha256: string
  /** WebVTT; empty when there are none. */
  captions: string
  userName: string
  createdAt: string
}

export const VideoFile = z
  .object({
    id,
    name: z.string(),
    /** For the block of a video. */
    url: z.string(),
    bytes: z.int(),
    hasCaptions: z.boolean(),
    userName: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VideoFile' })
export type VideoFile = z.infer<typeof VideoFile>

export const VideoUpload = z
  .strictObject({ file: z.file(), captions: text(MAX_CAPTIONS).optional() })
  .meta({ id: 'VideoUpload' })
