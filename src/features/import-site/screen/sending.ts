import { useSyncExternalStore } from 'react'
import { type Job, type JobFile, PART_BYTES } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/screen/messages.ts'
import { lookAgain } from '#features/import-site/screen/queries.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { upload } from '#records/admin/api/upload.ts'
import { wait } from '#records/admin/api/wait.ts'

/** Outside of the screen, so that it can be left while a file is on its way. */
export interface Sending {
  sent: number
  startedAt: number
  startedFrom: number
  /** Waits for the line; goes on by itself. */
  isLost: boolean
  problem: string
}

const RETRY_MS = 3000

let all: ReadonlyMap<string, Sending> = new Map()
const files = new Map<string, File>()
const listeners = new Set<() => void>()

function set(id: string, change: Partial<Sending>): void {
  const before = all.get(id)
  if (!before) return
  all = new Map(all).set(id, { ...before, ...change })
  for (const listener of listeners) listener()
}

export function forget(id: string): void {
  files.delete(id)
  all = new Map([...all].filter(([key]) => key !== id))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSending = () => useSyncExternalStore(subscribe, () => all)

/** Goes on where it was: also with a file that was chosen again after a reload. */
export function sendFile(jobId: string, { id, received }: JobFile, file: File): void {
  const isNew = !files.has(id)
  files.set(id, file)
  all = new Map(all).set(id, {
    sent: received,
    startedAt: Date.now(),
    startedFrom: received,
    isLost: false,
    problem: '',
  })
  set(id, {})
  if (isNew) void send(jobId, id, received, file)
}

async function send(jobId: string, fileId: string, received: number, file: File): Promise<void> {
  for (let offset = received; offset < file.size && files.has(fileId);) {
    const begin = offset
    const slice = file.slice(begin, begin + PART_BYTES)
    const isThere = await slice
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (!isThere) return fail(fileId, m.fileUnread())
    try {
      const answer = await upload('/site-imports/{id}/parts', new File([slice], 'part'), {
        params: { id: jobId },
        fields: { fileId, offset: String(begin) },
        isQuiet: true,
        onProgress: (done) => set(fileId, { sent: begin + done * slice.size, isLost: false }),
      })
      offset = answer.received
      set(fileId, { sent: offset, isLost: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isUnreached) return fail(fileId, error.message)
      set(fileId, { sent: begin, isLost: true })
      await wait(RETRY_MS)
    }
  }
  forget(fileId)
  await lookAgain()
}

function fail(fileId: string, problem: string): void {
  files.delete(fileId)
  set(fileId, { problem, isLost: false })
}

type Kind = JobFile['kind']
const about = (file: File, kind: Kind) => ({ name: file.name, size: file.size, kind })

export async function beginImport(chosen: File[]): Promise<void> {
  const hasExport = chosen.some(isExport)
  const files = chosen.map((file) => about(file, hasExport && isZip(file) ? 'uploads' : 'export'))
  try {
    const job = await api.post('/site-imports', { body: { files } })
    for (const [index, file] of chosen.entries()) {
      const made = job.files[index]
      if (made) sendFile(job.id, made, file)
    }
  } finally {
    // Also if there is one already, in another tab or of a colleague.
    await lookAgain()
  }
}

/** A zip beside an export is its pictures, wherever it was dropped. */
const isZip = ({ name }: { name: string }) => /\.zip$/i.test(name)
const isExport = ({ name }: { name: string }) => /\.(?:xml|json)$/i.test(name)

export async function addFiles(job: Job, chosen: File[], wanted: Kind): Promise<void> {
  const hasExport = chosen.some(isExport) || job.files.some((file) => file.kind === 'export' && isExport(file))
  try {
    for (const file of chosen) {
      const kind = hasExport && isZip(file) ? 'uploads' : wanted
      // Chosen again after a reload.
      const same = job.files.find((each) => each.name === file.name && each.size === file.size && each.kind === kind)
      if (same) {
        if (same.received < same.size) sendFile(job.id, same, file)
        continue
      }
      const { files: listed } = await api.post('/site-imports/{id}/files', {
        params: { id: job.id },
        body: about(file, kind),
      })
      const made = listed.at(-1)
      if (made) sendFile(job.id, made, file)
    }
  } finally {
    await lookAgain()
  }
}

export async function dropFile(job: Job, fileId: string): Promise<void> {
  forget(fileId)
  try {
    await api.delete('/site-imports/{id}/files/{fileId}', { params: { id: job.id, fileId } })
  } finally {
    await lookAgain()
  }
}
