import { checkWith } from '#records/admin/form/zod-errors.ts'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as m from '#entities/rubric/messages.ts'
import { withWords } from '#records/admin/kinds.ts'
import { emptyRubric, type Rubric, RubricInput } from '#entities/rubric/schema.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { newId } from '#shared/id.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'
import { ApiError, errorFrom, noConnection } from '#records/admin/api/api-error.ts'
import { queryString } from '#records/admin/api/query-string.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { firstState, isDirty, nextState } from '#records/admin/form/form-state.ts'
import { formValues } from '#records/admin/form/form-values.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import type { Home } from '#records/admin/form/home.ts'
import type { SavedForm } from '#records/admin/form/saved-form.ts'
import { createSaving, newFlight } from '#records/admin/form/saving.ts'
import { ME } from '#records/admin/api/user.ts'

const privateApi = createPrivateApi(await createTestServices(), collectionCallsOfAll)
const resource = withWords({ collection: 'rubrics', path: '/admin/rubrics' } as const, m)

beforeAll(() => {
  queryClient.setQueryData(ME, { user: { id: 'test-admin', name: 'Test admin', role: 'admin' } })
})

/** What happens to the requests of a save. */
type Fault = 'none' | 'requestLost' | 'responseLost' | 'held' | 'unavailable' | 'sessionOver'

const FAULTS: Fault[] = ['none', 'none', 'none', 'requestLost', 'responseLost', 'held', 'unavailable', 'sessionOver']

const event = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ type: 'type' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('save' as const),
      isQuiet: fc.boolean(),
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'release' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('colleague' as const), isSameField: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ type: 'catchUp' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'decide' as const }) },
)

let rubrics = 0

/** A form of the back office on the real API, over a bad line and beside a colleague. */
async function openForm(isNew: boolean) {
  const first: RubricInput = { ...emptyRubric, title: `Rubrika ${++rubrics}`, slug: `rubrika-${rubrics}` }
  const id = newId()
  const record: Rubric | undefined = isNew ? undefined : (await privateApi.post('/rubrics', first)).body
  let state = firstState<RubricInput, Rubric>(record, first)
  const now = () => state
  const dispatch: SavedForm<RubricInput, Rubric>['store']['dispatch'] = (event) => {
    state = nextState(state, event)
  }
  let typed = first
  const form = {
    getValues: () => typed,
    setValues: (next: Partial<RubricInput>) => {
      typed = { ...typed, ...next }
      dispatch({ type: 'typed' })
    },
    setInitialValues: () => undefined,
    setErrors: () => undefined,
    clearErrors: () => undefined,
  } as unknown as SavedForm<RubricInput, Rubric>['values']['form']
  /** The record as the server has it, whoever knows of it. */
  let stored = record
  let fault: Fault = 'none'
  const held: (() => void)[] = []

  async function reach(method: string, path: string, init: RequestInit): Promise<Response> {
    const sent = privateApi.send(method, path, init)
    onTheWay.add(sent)
    const { status, text, body } = await sent.finally(() => onTheWay.delete(sent))
    // A read that was overtaken by a save tells what the server had.
    if (status < 300 && body?.version >= (stored?.version ?? 1)) stored = body
    return new Response(text || null, { status })
  }

  async function request(method: string, path: string, body?: object, idempotencyKey?: string) {
    const now = fault
    if (now === 'requestLost') throw noConnection()
    if (now === 'unavailable') throw new ApiError(503, { code: 'UNAVAILABLE', message: 'Try again.' })
    if (now === 'sessionOver') throw new ApiError(401, { code: 'SESSION_OVER', message: 'Sign in.' })
    const headers = {
      'content-type': 'application/json',
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    }
    const response = await reach(method, path, body ? { body: JSON.stringify(body), headers } : {})
    if (now === 'held') await new Promise<void>((resolve) => held.push(resolve))
    if (now === 'responseLost') throw noConnection()
    if (!response.ok) throw await errorFrom(response)
    return response.json()
  }

  const options = { resource, record, check: checkWith(RubricInput), empty: emptyRubric }
  const store = { now, dispatch }
  const words = () => typed.description.split(' ').filter(Boolean)
  /** The draft in the browser is dropped only when the server has every word of it. */
  const lost: string[] = []
  const drop = () => lost.push(...words().filter((word) => !stored?.description.split(' ').includes(word)))
  const pending = { add: () => () => undefined, collect: () => true, commit: async () => true }
  const values = formValues({ options, store, form, pending, draft: { drop } })
  const path = `/rubrics/${record?.id ?? id}`
  const home: Home<RubricInput, Rubric> = {
    read: () => request('GET', path),
    save: (given, version, query) => request('PUT', path + queryString(query), { ...given, version }),
    create: (given) => request('POST', '/rubrics', given, id),
    readVersion: async (number) => (await request('GET', `${path}/revisions/${number}`)).data,
  }
  const saved = { options, id: record?.id ?? id, home: () => home, store, values }
  const saving = createSaving(
    saved,
    {
      onSaved: () => undefined,
      onInvalid: (message) => expect.fail(message),
      onRefused: () => undefined,
      onMissing: async () => false,
      isBreakingWanted: async () => true,
    },
    newFlight(),
  )

  return {
    now,
    form,
    saving,
    words,
    lost,
    stored: () => stored,
    setFault: (next: Fault) => (fault = next),
    release: () => held.splice(0).forEach((answer) => answer()),
    /** Someone else changes what the server has. */
    change: async (by: (before: RubricInput) => Partial<RubricInput>) => {
      if (!stored) return
      const before = inputOf(stored, emptyRubric)
      const body = JSON.stringify({ ...before, ...by(before), version: stored.version })
      const headers = { 'content-type': 'application/json' }
      expect((await reach('PUT', `/rubrics/${stored.id}`, { body, headers })).status).toBe(200)
    },
  }
}

/** Requests that the server has not answered yet: a database on the network takes more than a few turns. */
const onTheWay = new Set<Promise<unknown>>()

/** Until nothing goes on but what is held back. */
async function settled() {
  do {
    await Promise.allSettled(onTheWay)
    for (let turn = 0; turn < 30; turn++) await setImmediate()
  } while (onTheWay.size > 0)
}

test('whatever the order of events, nothing typed is lost and no older text replaces a newer one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(event, { maxLength: 24 }), async (isNew, events) => {
      const { now, form, saving, words, lost, stored, setFault, release, change } = await openForm(isNew)
      let typed: string[] = []
      let onServer = 0
      let theirs: string | undefined
      let count = 0

      const write = () => {
        typed = [...typed, `m${++count}`]
        form.setValues({ description: [...words(), typed.at(-1)].join(' ').trim() })
      }
      const check = () => {
        expect(words()).toEqual(expect.arrayContaining(typed))
        expect(lost).toEqual([])
        const mine =
          stored()
            ?.description.split(' ')
            .filter((word) => word.startsWith('m')) ?? []
        expect(mine.length).toBeGreaterThanOrEqual(onServer)
        onServer = mine.length
        expect(theirs ?? stored()?.title).toBe(stored()?.title)
        expect(isDirty(now()) && ['clean', 'saved'].includes(now().status)).toBe(false)
      }

      for (const step of events) {
        if (step.type === 'type') write()
        if (step.type === 'release') release()
        if (step.type === 'save') {
          setFault(step.fault)
          void saving.save({ isQuiet: step.isQuiet })
        }
        if (step.type === 'catchUp' && now().record) {
          setFault('none')
          void saving.catchUp('Saved by a colleague.')
        }
        if (step.type === 'decide' && saving.decide(() => 'mine')) void saving.save()
        if (step.type === 'colleague') {
          if (!step.isSameField && stored()) theirs = `Jejich ${newId()}`
          await change(({ description }) =>
            step.isSameField ? { description: `${description} t${++count}`.trim() } : { title: theirs ?? '' },
          )
        }
        await settled()
        check()
      }

      setFault('none')
      for (let attempt = 0; attempt < 6; attempt++) {
        release()
        await settled()
        if (attempt > 0 && !isDirty(now()) && now().status !== 'conflict') break
        saving.decide(() => 'mine')
        await saving.save()
        check()
      }
      expect(now().status).toBe('saved')
      expect(stored()?.description.split(' ')).toEqual(expect.arrayContaining(typed))
      expect(form.getValues()).toEqual(inputOf(stored() ?? emptyRubric, emptyRubric))
    }),
    {
      numRuns: 60,
      // A colleague changes a record whose creation was not answered; then more is typed.
      examples: [
        [
          true,
          [
            { type: 'save', isQuiet: false, fault: 'responseLost' },
            { type: 'type' },
            { type: 'colleague', isSameField: false },
          ],
        ],
      ],
    },
  )
})
