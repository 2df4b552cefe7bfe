import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { parseForm } from '#infra/parse-form.server.ts'

const LARGE = 3_000_000

async function sent(form: FormData) {
  const request = new Response(form)
  return { type: request.headers.get('content-type') ?? '', body: await request.arrayBuffer() }
}

/** How many threads were started meanwhile. */
async function threadsDuring(work: () => Promise<unknown>): Promise<number> {
  let started = 0
  const note = () => void started++
  subscribe('worker_threads', note)
  await work().finally(() => unsubscribe('worker_threads', note))
  return started
}

test.each([
  ['a small form is read at once', 1000, 0],
  ['a large one beside the event loop', LARGE, 1],
])('%s', async (_, bytes, threads) => {
  const content = new Uint8Array(bytes).map((__, at) => at % 251)
  const form = new FormData()
  form.append('title', 'Lev – modrý')
  form.append('file', new File([content], 'žluť.jpg', { type: 'image/jpeg' }))
  form.append('title', 'podruhé')
  const { body, type } = await sent(form)
  let read: FormData | undefined
  expect(await threadsDuring(async () => (read = await parseForm(body, type)))).toBe(threads)
  expect(read?.getAll('title')).toEqual(['Lev – modrý', 'podruhé'])
  const file = read?.get('file') as File
  expect(file).toBeInstanceOf(File)
  expect([file.name, file.type, file.size]).toEqual(['žluť.jpg', 'image/jpeg', bytes])
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
})

test.each([1000, LARGE])('a body that is no form gives undefined, with %i bytes', async (bytes) => {
  expect(await parseForm(new ArrayBuffer(bytes), 'multipart/form-data; boundary=x')).toBeUndefined()
})

test.each([
  ['small', 0],
  ['large', LARGE],
])('a %s form of more parts than any form has is refused unread', async (_, bytes) => {
  const formOf = (parts: number) => {
    const form = new FormData()
    for (let part = 1; part < parts; part++) form.append('a', '')
    form.append('file', new File([new Uint8Array(bytes)], 'a.bin'))
    return sent(form)
  }
  const [most, more] = [await formOf(100), await formOf(101)]
  expect([...((await parseForm(most.body, most.type)) ?? [])]).toHaveLength(100)
  expect(await threadsDuring(async () => expect(await parseForm(more.body, more.type)).toBeUndefined())).toBe(0)
})
