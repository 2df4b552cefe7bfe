import { useState } from 'react'
import * as m from '#entities/media/admin/messages.ts'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import { newId } from '#shared/id.ts'
import { ApiError, NO_CONNECTION } from '#records/admin/api/api-error.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

const AT_ONCE = 3

export interface Upload {
  key: string
  name: string
  /** From 0 to 1. */
  done: number
  message?: string
  /** Set when the server did not refuse the file: it can be sent again. */
  unsent?: File
}

export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const set = (key: string, change: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const forget = (key: string) => setUploads((before) => before.filter((each) => each.key !== key))

  async function one(key: string, file: File): Promise<boolean> {
    try {
      await uploadMedia(file, (done) => set(key, { done }))
      forget(key)
      return true
    } catch (error) {
      const isRefused = error instanceof ApiError && error.isRefusal
      const message = error instanceof ApiError && error.code !== NO_CONNECTION ? error.message : m.unreached()
      set(key, { message, ...(isRefused ? {} : { unsent: file }) })
      return false
    }
  }

  async function add(files: File[]): Promise<void> {
    const queue = files.map((file) => ({ key: newId(), file }))
    // Computed before the queue is emptied: React may run the updater only at the next render.
    const added = queue.map(({ key, file }) => ({ key, name: file.name, done: 0 }))
    setUploads((before) => [...before, ...added])
    await sendAll(queue)
  }

  async function sendAgain(): Promise<void> {
    const queue = uploads.flatMap(({ key, unsent: file }) => (file ? [{ key, file }] : []))
    const sending = new Map(queue.map(({ key, file }) => [key, { key, name: file.name, done: 0 }]))
    setUploads((before) => before.map((each) => sending.get(each.key) ?? each))
    await sendAll(queue)
  }

  async function sendAll(queue: { key: string; file: File }[]): Promise<void> {
    const count = queue.length
    let stored = 0
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) if (await one(next.key, next.file)) stored++
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (stored === count) notify.success(SUCCESS.completed)
  }

  return { uploads, add, sendAgain, forget }
}
