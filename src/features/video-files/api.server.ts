import { z } from 'zod'
import { MAX_CAPTIONS, MAX_VIDEO_BYTES, VideoFile, VideoUpload } from '#features/video-files/schema.ts'
import { deleteVideo, listVideoFiles, storeVideo } from '#features/video-files/store.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'

const tag = 'Video files'
/** Names of fields and boundaries. */
const FORM_BYTES = 16_000

export const videoFileCalls = [
  call({
    method: 'get',
    path: '/video-files',
    tag,
    summary: 'Uploaded videos, newest first',
    access: 'contributor',
    response: z.array(VideoFile),
    run: (_, { services }) => listVideoFiles(services.db),
  }),
  call({
    method: 'post',
    path: '/video-files',
    tag,
    summary: 'Upload a video: MP4 or WebM of at most 30 MB, with its captions as WebVTT',
    access: 'contributor',
    multipartBytes: MAX_VIDEO_BYTES + MAX_CAPTIONS + FORM_BYTES,
    body: VideoUpload,
    response: VideoFile,
    status: 201,
    run: async ({ body: { file, captions = '' } }, { services, caller }) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return storeVideo(services, { bytes, name: file.name, captions }, actorOf(caller))
    },
  }),
  call({
    method: 'delete',
    path: '/video-files/{id}',
    tag,
    summary: 'Delete a video that no post and no waiting change shows',
    access: 'editor',
    params: ById,
    errors: [409],
    run: async ({ params }, { services, caller }) => {
      await deleteVideo(services, params.id, actorOf(caller))
      return undefined
    },
  }),
]
