import { BREAKS_CHANGE } from '#records/admin/changes/breaks-change.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { createMerging } from '#records/admin/form/merging.ts'
import type { SaveOptions } from '#records/admin/form/record-form-types.ts'
import { filledByServer, inputOf } from '#records/admin/form/record-input.ts'
import type { SavedForm } from '#records/admin/form/saved-form.ts'
import { createOnce, type Unanswered } from '#records/admin/form/save-request.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { validationFailed } from '#shared/messages.ts'
import type { RecordBase } from '#records/admin/resource.ts'

const FIRST_VERSION = 1

export interface SaveEffects<Rec> {
  onSaved: (record: Rec, how: { isQuiet: boolean; isNew: boolean; isCreated: boolean; isTypedSince: boolean }) => void
  /** Fields are marked. */
  onInvalid: (message: string) => void
  onRefused: (error: ApiError, how: { isKnown: boolean }) => void
  /** A 404. Returns whether it was explained: the record is gone, or the change of it that is edited. */
  onMissing: (error: ApiError) => Promise<boolean>
  isBreakingWanted: (error: ApiError) => Promise<boolean>
}

export interface Flight<Input, Rec> {
  underWay?: Promise<Rec | undefined> | undefined
  /** The counter of edits at the time a requested save did not reach the server. */
  unsent?: number | undefined
  /** How the last save that was asked for is meant. */
  asked: SaveOptions
  unanswered: Unanswered<Input>
}

export const newFlight = <Input, Rec>(): Flight<Input, Rec> => ({ asked: {}, unanswered: [] })

/** Validates the values and sends them, one save at a time. What the server answers becomes an event of the form. */
export function createSaving<Input extends object, Rec extends RecordBase & Input>(
  saved: SavedForm<Input, Rec>,
  effects: SaveEffects<Rec>,
  flight: Flight<Input, Rec>,
) {
  const { options, home, store, values } = saved
  const { resource, check, objections, empty, beforeSave, home: ownHome } = options
  const { now, dispatch } = store
  const { form, pending, hasChanges, settle, show } = values
  const merging = createMerging(saved)

  async function send(typed: Input, isQuiet: boolean, isBreaking: boolean): Promise<Rec> {
    const { change, version } = now()
    if (version === undefined) {
      const { record, isEarlier } = await createOnce(home(), typed, flight.unanswered)
      if (!isEarlier) return record
      goOnFrom(record)
      return send(typed, isQuiet, isBreaking)
    }
    const keepsChanges = !isQuiet && !isBreaking && !change && resource.hasChanges === true
    return home().save(typed, version, {
      ...(isQuiet ? { quiet: 'true' } : flight.asked.isSmall ? { small: 'true' } : {}),
      ...(keepsChanges ? { keepsChanges: 'true' } : {}),
    })
  }

  /** An earlier attempt created it. What was saved since then is merged, like any save of others. */
  function goOnFrom(record: Rec): void {
    dispatch({ type: 'saved', at: new Date(), isQuiet: true, record, values: inputOf(record, empty) })
    dispatch({ type: 'restored', version: FIRST_VERSION })
    effects.onSaved(record, { isQuiet: true, isNew: true, isCreated: true, isTypedSince: true })
  }

  /** Returns valid values; undefined when they are invalid, and the form shows why. */
  async function validate(isQuiet = false): Promise<Input | undefined> {
    if (check.load) await check.load().catch(() => undefined)
    // An autosave commits nothing: incomplete input is neither finished nor an error yet.
    const isComplete = isQuiet || (await pending.commit())
    beforeSave?.()
    const typed = form.getValues()
    const errors = { ...toFormErrors(objections?.(typed, now().record) ?? []), ...check.errorsIn(typed) }
    if (!isQuiet) form.setErrors(errors)
    if (isComplete && Object.keys(errors).length === 0) return typed
    dispatch({ type: 'incomplete', isQuiet, message: validationFailed() })
    if (!isQuiet) effects.onInvalid(validationFailed())
    return undefined
  }

  /** With `isBreaking`, also what keeps a waiting change from being published as it is. */
  async function saveNow(isQuiet: boolean, isBreaking = false): Promise<Rec | undefined> {
    if (!isQuiet) dispatch({ type: 'saveStarted', isQuiet })
    try {
      const typed = await validate(isQuiet)
      if (!typed) return undefined
      const { edits } = now()
      dispatch({ type: 'saveStarted', isQuiet })
      return accept(await send(typed, isQuiet, isBreaking), typed, edits, isQuiet)
    } catch (error) {
      dispatch({ type: 'saveEnded' })
      return explain(error, isQuiet)
    }
  }

  function accept(record: Rec, sent: Input, edits: number, isQuiet: boolean): Rec {
    beforeSave?.()
    const { isNew, record: before } = now()
    const isTypedSince = now().edits !== edits
    dispatch({ type: 'saved', at: new Date(), isQuiet, record, values: sent })
    if (!isTypedSince && isQuiet) settleQuietly(filledByServer(sent, inputOf(record, empty)))
    else if (!isTypedSince) show(record)
    effects.onSaved(record, { isQuiet, isNew, isCreated: !before, isTypedSince })
    return record
  }

  /** The user is typing: a trailing space that the server trims must not vanish under the caret. */
  function settleQuietly(made: Partial<Input>): void {
    if (Object.keys(made).length > 0) form.setValues(made)
    settle()
  }

  async function explain(error: unknown, isQuiet: boolean): Promise<Rec | undefined> {
    if (isAbort(error)) return undefined
    if (!(error instanceof ApiError)) throw error
    const { record } = now()
    if (error.code === 'VERSION_CONFLICT' && record) return afterConflict(error, isQuiet)
    if (error.code === BREAKS_CHANGE)
      return (await effects.isBreakingWanted(error)) ? saveNow(isQuiet, true) : undefined
    if (error.status === 404 && record && !ownHome && (await effects.onMissing(error))) return undefined
    return refuse(error, isQuiet)
  }

  async function afterConflict(refusal: ApiError, isQuiet: boolean): Promise<Rec | undefined> {
    try {
      const outcome = await merging.bringTogether(refusal, isQuiet, !isQuiet && flight.asked.isPublishing === true)
      if (outcome.is === 'undecided') return undefined
      if (outcome.is === 'saved') return accept(outcome.record, form.getValues(), now().edits, isQuiet)
    } catch (error) {
      return explain(error, isQuiet)
    }
    return saveNow(isQuiet)
  }

  /** Shows why the server refused. Actions other than a plain save bring their own retry. */
  function refuse(error: ApiError, isQuiet = false, tryAgain?: () => void): undefined {
    const { message, fields, status } = error
    const { failure: before, edits } = now()
    const isUnreached = error.isUnreached && !tryAgain
    flight.unsent = isUnreached && !isQuiet ? edits : undefined
    const failure = {
      message,
      isInFields: fields.length > 0,
      ...(status === 401 ? { isSessionOver: true } : {}),
      ...(isUnreached ? { attempts: (before?.attempts ?? 0) + 1 } : {}),
      ...(isUnreached && !navigator.onLine ? { offlineSince: before?.offlineSince ?? new Date() } : {}),
      ...(tryAgain ? { tryAgain } : {}),
    }
    dispatch({ type: 'refused', isQuiet, failure })
    if (fields.length > 0) form.setErrors(toFormErrors(fields))
    // During an autosave somebody is typing elsewhere.
    if (!isQuiet) effects.onRefused(error, { isKnown: isUnreached && before?.attempts !== undefined })
  }

  /** The only write under way, until it ends. */
  function alone(write: Promise<Rec | undefined>): Promise<Rec | undefined> {
    flight.underWay = write.finally(() => {
      flight.underWay = undefined
    })
    return flight.underWay
  }

  /** One save in flight: further calls wait for it, and save again only if it did not include everything. */
  async function save(how: SaveOptions = {}): Promise<Rec | undefined> {
    const { isQuiet = false, isAgain = false } = how
    if (!isQuiet && !isAgain) flight.asked = how
    if (!flight.underWay) return alone(saveNow(isQuiet))
    const record = await flight.underWay
    // An autosave that was under way does not count as the creation that was asked for.
    if (isQuiet || (record && !hasChanges() && !now().isNew)) return record
    return flight.underWay ?? alone(saveNow(false))
  }

  /** Starts from the version of the save under way; neither an autosave nor a colleague's change is mixed into it. */
  async function writeAlone(write: (record: Rec) => Promise<Rec | undefined>): Promise<Rec | undefined> {
    await flight.underWay
    const { record } = now()
    if (!record) return undefined
    dispatch({ type: 'saveStarted', isQuiet: false })
    return alone(write(record).finally(() => dispatch({ type: 'saveEnded' })))
  }

  return { save, validate, refuse, writeAlone, ...merging }
}
