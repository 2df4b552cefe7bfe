import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Env } from '#infra/env.server.ts'
import { isStorageKey, type Storage } from '#infra/storage.server.ts'
import { AppError } from '#shared/app-error.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 3
const RETRY_MS = 100
/** Several times what an upload may have: anything larger is not ours, and would fill the memory. */
const MAX_BYTES = 50_000_000

type S3Settings = NonNullable<Env['s3']>

export function s3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Settings,
  timeoutMs = TIMEOUT_MS,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${endpoint}/${bucket}`

  const addressOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`)
    return `${base}/${prefix}${key}`
  }

  /** A response of the store that is complete within the time limit; 404 is one, too. */
  async function send(
    method: string,
    address: string,
    body?: Uint8Array<ArrayBuffer>,
    range?: string,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(timeoutMs)
    for (let left = RETRIES; ; left--) {
      const request = await client.sign(address, {
        method,
        ...(body ? { body } : {}),
        ...(range ? { headers: { Range: range } } : {}),
      })
      // Signal and request apart: a signal inside of a request never fires once that is garbage-collected.
      const response = await orUnavailable(fetch(request, { signal, redirect: 'manual' }))
      const bytes = await orUnavailable(bytesOf(response))
      const { status, headers } = response
      if (response.ok || status === 404) return { isThere: response.ok, isPart: status === 206, headers, bytes }
      if (left === 0 || !(status >= 500 || status === 429)) throw refusal(status, method, bytes)
      await orUnavailable(pause(RETRY_MS * (RETRIES - left + 1), undefined, { signal }))
    }
  }

  return {
    async put(key, body) {
      const { isThere } = await send('PUT', addressOf(key), new Uint8Array(body))
      if (!isThere) throw storeAway(`The S3 bucket ${bucket} does not exist.`)
    },
    async get(key) {
      const { isThere, bytes } = await send('GET', addressOf(key))
      return isThere ? bytes : undefined
    },
    async part(key, start, length) {
      const range = `bytes=${start}-${start + length - 1}`
      const { isThere, isPart, bytes } = await send('GET', addressOf(key), undefined, range)
      // A store may answer with the whole of it.
      return isThere ? (isPart ? bytes : bytes.subarray(start, start + length)) : undefined
    },
    async remove(key) {
      await send('DELETE', addressOf(key))
    },
    // An upload is atomic: the object exists completely or not at all.
    listUnfinished: async () => [],
    async changedAt(key) {
      const { headers, isThere } = await send('HEAD', addressOf(key))
      const changed = Date.parse(headers.get('last-modified') ?? '')
      if (isThere && Number.isNaN(changed)) throw new Error(`The S3 store does not say when ${key} was written.`)
      return isThere ? new Date(changed) : undefined
    },
    async list() {
      const keys: string[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token ? { 'continuation-token': token } : {}),
        })
        const page = textOf((await send('GET', `${base}?${query}`)).bytes)
        keys.push(...textsOf(page, 'Key').map((key) => key.slice(prefix.length)))
        token = textsOf(page, 'NextContinuationToken')[0]
      } while (token)
      return keys.filter(isStorageKey).toSorted()
    },
  }
}

interface Answer {
  isThere: boolean
  isPart: boolean
  headers: Headers
  bytes: Uint8Array
}

const storeAway = (message: string | undefined, cause?: unknown) =>
  new AppError('UNAVAILABLE', message, undefined, { cause })

const refusal = (status: number, method: string, words: Uint8Array) =>
  storeAway(
    `The store of pictures answered ${status}.`,
    new Error(`The S3 store answered ${status} to ${method}: ${textOf(words).slice(0, 300)}`),
  )

/** Only a network failure counts here: any response of the store, whatever its status, is a success. */
const orUnavailable = <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : storeAway(undefined, cause)
  })

async function bytesOf({ headers, body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const isTooLarge = Number(headers.get('content-length')) > MAX_BYTES
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    size += part.length
    if (isTooLarge || size > MAX_BYTES) throw storeAway(`A stored picture is larger than ${MAX_BYTES / 1_000_000} MB.`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/** The texts of all elements of this name; S3 responses are flat enough for that. */
const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  )
