import { useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import * as shared from '#features/players/messages.ts'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import type { Rejection } from '#features/voices/schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/messages.ts'
import { ASIDE_DAYS } from '#features/voices/shared/limits.ts'
import { keep, VOICES, voiceQuery } from '#features/voices/screen/queries.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api, notifyOfError } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify } from '#ui/admin/toasts.tsx'

export type Decision =
  | { kind: 'approve'; isDocumented: boolean }
  | { kind: 'reject'; reason: Exclude<Rejection, 'no-answer'>; text: string; isMailed: boolean }
  | { kind: 'ask'; question: string }
  | { kind: 'set-aside' }
  | { kind: 'bring-back' }
  | { kind: 'black-out'; bars: DeskVoice['bars'] }
  | { kind: 'reply'; reply: string }

interface Unsent {
  voice: DeskVoice
  decision: Decision
  since: Date
}

function send({ id, version }: DeskVoice, { kind, ...decision }: Decision): Promise<DeskVoice> {
  // Each path takes what its decision says, which the types of `Decision` hold together.
  return api.post(`/voices/{id}/${kind}`, { params: { id }, body: { version, ...decision }, isQuiet: true })
}

function doneWords(decision: Decision, { offer }: DeskVoice): string {
  switch (decision.kind) {
    case 'approve':
      return decision.isDocumented ? m.doneDocumented() : v.approved()
    case 'reject':
      return decision.isMailed ? m.doneRejectedMail() : v.rejected()
    case 'ask':
      return m.doneAsked()
    case 'set-aside':
      return m.doneAside({ count: ASIDE_DAYS })
    case 'bring-back':
      return m.waitsAgain()
    case 'black-out':
      return m.doneHidden()
    case 'reply':
      return m.doneReply({ title: offer.title })
  }
}

/** Decisions on voices, one at a time. What could not be sent is kept, and sent when the line is back. */
export function useDecisions(onUndone: (id: string) => void) {
  const isBusy = useRef(false)
  const last = useRef<string>(undefined)
  const [unsent, setUnsent] = useState<Unsent>()
  const [sending, setSending] = useState<Decision['kind'] | 'undo'>()

  async function alone(name: Decision['kind'] | 'undo', work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(name)
    try {
      await work()
      return true
    } finally {
      isBusy.current = false
      setSending(undefined)
      void invalidateRecords(VOICES)
    }
  }

  /** True once the server has stored it. */
  async function decide(voice: DeskVoice, decision: Decision): Promise<boolean> {
    try {
      return await alone(decision.kind, async () => {
        const after = await send(voice, decision)
        keep(after)
        setUnsent(undefined)
        last.current = voice.id
        notify.undoable(doneWords(decision, voice), () => void undo())
      })
    } catch (error) {
      if (error instanceof ApiError && error.isUnreached) setUnsent({ voice, decision, since: new Date() })
      else notifyOfError(error)
      // Somebody was first: the pane shows what they have decided.
      if (error instanceof ApiError && error.status === 409) {
        await queryClient.invalidateQueries({ queryKey: voiceQuery(voice.id).queryKey })
      }
      return false
    }
  }

  async function undo(id = last.current): Promise<void> {
    if (!id) return notify.info(m.nothingToUndoNow)
    try {
      await alone('undo', async () => {
        keep(await api.post('/voices/{id}/undo', { params: { id }, body: {}, isQuiet: true }))
        last.current = undefined
        notify.success(shared.undone)
        onUndone(id)
      })
    } catch (error) {
      notifyOfError(error)
    }
  }

  const again = () => {
    if (unsent) void decide(unsent.voice, unsent.decision)
  }
  useWindowEvent('online', again)

  return { decide, undo, unsent, again, forget: () => setUnsent(undefined), sending }
}

export type Decisions = ReturnType<typeof useDecisions>
