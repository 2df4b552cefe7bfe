import { describe, expect, test } from 'vitest'
import { createAuthSite } from '#testing/auth.ts'
import { processorTime } from '#testing/processor-time.ts'
import { type JsonSchema, resolve, type Schemas } from '#testing/json-schema.ts'

/** Every array that any call takes, by what the OpenAPI document says. */
const { app, signedIn } = await createAuthSite()
const { browser } = await signedIn()
const document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } } = await (
  await app.request('/api/v1/openapi.json')
).json()
const { schemas } = document.components

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** An array somewhere in a body: `around` puts one there, with as many of the lists it is in as `copies`. */
interface Place {
  path: string
  max: unknown
  around(items: string, copies: number): string
}

/** What tells a node of a text from its siblings, written before the field in question. */
const constants = ({ properties = {} }: JsonSchema): string =>
  Object.entries(properties)
    .flatMap(([name, field]) => {
      const { const: value } = resolve(schemas, field)
      return value === undefined ? [] : `${JSON.stringify(name)}:${JSON.stringify(value)},`
    })
    .join('')

function placesIn(given: JsonSchema, path: string, above: string[] = []): Place[] {
  const reference = given.$ref ?? ''
  if (above.includes(reference)) return []
  const seen = reference ? [...above, reference] : above
  const schema = resolve(schemas, given)
  const choices = [schema.anyOf, schema['oneOf'], schema['allOf']].flatMap((each) => (each ?? []) as JsonSchema[])
  const found = choices.flatMap((choice) => placesIn(choice, path, seen))
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const prefix = `{${constants(schema)}${JSON.stringify(name)}:`
    for (const place of placesIn(field, `${path}.${name}`, seen)) {
      found.push({ ...place, around: (items, copies) => `${prefix}${place.around(items, copies)}}` })
    }
  }
  if (schema.items) {
    const max = Number(schema['maxItems'] ?? 1)
    found.push({ path, max: schema['maxItems'], around: (items) => items })
    for (const place of placesIn(schema.items, `${path}[]`, seen)) {
      found.push({
        ...place,
        around: (items, copies) => {
          const own = Math.min(max, copies)
          return `[${`${place.around(items, Math.floor(copies / own))},`.repeat(own).slice(0, -1)}]`
        },
      })
    }
  }
  return found
}

const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema
    return schema ? { method, path, places: placesIn(schema, '') } : []
  }),
)
const posted = calls.find(({ method, path }) => method === 'post' && path.endsWith('/private/posts'))
/** A preview takes the fields of a post in any state. */
const preview = calls.find(({ path }) => path.endsWith('/posts/preview'))
preview?.places.push(...(posted?.places ?? []))
const taking = calls.filter(({ places }) => places.length > 0)

/** A list inside another is checked by the same schema in every call: it is sent to the first. */
const known = new Set<string>()
const isFirst = ({ path }: Place) => {
  const isKnown = known.has(path)
  known.add(path)
  return !path.includes('[]') || !isKnown
}

const addressOf = (path: string) =>
  path
    .replace('{collection}', 'casinos')
    .replace('{number}', '1')
    .replace(/\{\w+\}/g, 'neni-0001')

const BODY_BYTES = 1_980_000
const ones = `[${'1,'.repeat(BODY_BYTES / 2)}1]`
const parsed = async () => (await processorTime(() => JSON.parse(ones))).cost
const parsing = await parsed()

const TRIES = 3

/**
 * How many times longer `work` takes than parsing 2 MB. Whatever else runs on the machine, or the garbage of an earlier test, only
 * adds to it: what takes too long is tried again, beside parsing again.
 */
async function timesParsing<T>(most: number, work: () => Promise<{ result: T; cost: number }>) {
  let { result, cost } = await work()
  let times = cost / parsing
  for (let tries = 1; tries < TRIES && times >= most; tries++) {
    const parsingNow = await parsed()
    ;({ result, cost } = await work())
    times = Math.min(times, cost / parsingNow)
  }
  return { result, times }
}

const lessThan = (limit: number) => expect.toSatisfy((times: number) => times < limit, `less than ${limit} times`)

const MOST_VALUES = 90_000
const WRONG_IN_EACH = 20

test('the document is walked', () => {
  expect(taking.length).toBeGreaterThan(40)
  expect(posted?.places.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '.content.content',
      '.content.content[].content',
      '.content.content[].content[].marks',
      '.faq.data[].answer',
      '.shortcodesConfig.dataTables[].data.rows[]',
      '.shortcodesConfig.dataTables[].data.rows[][]',
    ]),
  )
})

describe.each(taking)('$method $path', (call) => {
  const { method, path, places } = call
  const first = places.filter(isFirst)
  // A preview leaves out what is wrong, by code of its own.
  const wrongIn = call === preview ? places : first
  const send = (raw: string) =>
    processorTime(() =>
      browser.send(method.toUpperCase(), addressOf(path), { raw, headers: { 'content-type': 'application/json' } }),
    )

  test('says how long each array may be', () => {
    expect(places.filter(({ max }) => typeof max !== 'number').map((place) => place.path)).toEqual([])
  })

  test('refuses 2 MB in any array for less than it takes to parse them thrice', async () => {
    for (const place of first) {
      const { result, times } = await timesParsing(3, () => send(place.around(ones, 1)))
      expect([place.path, result.status]).toEqual([place.path, 413])
      expect([place.path, times]).toEqual([place.path, lessThan(3)])
    }
  })

  test('refuses as many mistakes as fit, telling the first hundred', async () => {
    for (const place of wrongIn) {
      const count = Math.min(Number(place.max), WRONG_IN_EACH)
      const wrong = `[${Array.from({ length: count }, () => 1).join()}]`
      const body = place.around(wrong, Math.floor(MOST_VALUES / (count + 10)))
      const { result, times } = await timesParsing(10, () => send(body))
      const expected = call === preview ? [200, 413] : [413, 422]
      expect([place.path, result.status]).toEqual([place.path, expect.toBeOneOf(expected)])
      expect(result.body['fields']?.length ?? 0).toBeLessThanOrEqual(100)
      expect([place.path, times]).toEqual([place.path, lessThan(10)])
    }
  })
})
