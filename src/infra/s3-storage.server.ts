import { AwsClient } from 'aws4fetch'
import type { Env } from '#infra/env.server.ts'
import { isStorageKey, type Storage } from '#infra/storage.server.ts'
import { AppError } from '#shared/app-error.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 3

type S3Settings = NonNullable<Env['s3']>

/** Uploaded originals in a bucket of any S3-compatible store, so that several machines share them. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint}/${bucket}`

  const addressOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`)
    return `${base}/${prefix}${key}`
  }

  async function send(method: string, address: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await orUnavailable(client.fetch(address, { method, signal, ...(body ? { body } : {}) }))
    if (response.ok || response.status === 404) return response
    const words = (await orUnavailable(response.text())).slice(0, 300)
    const error = new Error(`The S3 store answered ${response.status} to ${method}: ${words}`)
    throw response.status >= 500 || response.status === 429 ? storeAway(error) : error
  }

  return {
    async put(key, body) {
      const response = await send('PUT', addressOf(key), new Uint8Array(body))
      if (response.status === 404) throw new Error(`The S3 bucket ${bucket} does not exist.`)
    },
    async get(key) {
      const response = await send('GET', addressOf(key))
      if (response.ok) return new Uint8Array(await orUnavailable(response.arrayBuffer()))
      await response.body?.cancel()
      return undefined
    },
    async remove(key) {
      const response = await send('DELETE', addressOf(key))
      await response.body?.cancel()
    },
    // An upload is atomic: the object exists completely or not at all.
    listUnfinished: async () => [],
    async changedAt(key) {
      const { headers, ok } = await send('HEAD', addressOf(key))
      const changed = Date.parse(headers.get('last-modified') ?? '')
      if (ok && Number.isNaN(changed)) throw new Error(`The S3 store does not say when ${key} was written.`)
      return ok ? new Date(changed) : undefined
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
        const page = await orUnavailable((await send('GET', `${base}?${query}`)).text())
        keys.push(...textsOf(page, 'Key').map((key) => key.slice(prefix.length)))
        token = textsOf(page, 'NextContinuationToken')[0]
      } while (token)
      return keys.filter(isStorageKey).toSorted()
    },
  }
}

/** The store is unavailable; the network error is the cause. */
const storeAway = (cause: unknown) => new AppError('UNAVAILABLE', undefined, undefined, { cause })

/** Only a network failure counts here: any response of the store, whatever its status, is a success. */
const orUnavailable = <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((cause: unknown) => {
    throw storeAway(cause)
  })

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/** The texts of all elements of this name; S3 responses are flat enough for that. */
const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  )
