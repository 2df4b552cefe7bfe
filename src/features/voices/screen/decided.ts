import type { DeskVoice } from '#features/voices/api-schema.ts'

/** What became of a voice: “approved it as documented”. */
export function outcomeOf({
  state,
  isDocumented,
  reason,
}: Pick<DeskVoice, 'state' | 'isDocumented' | 'reason'>): string {
  if (state === 'shown') return isDocumented ? 'approved it as documented' : 'approved it'
  if (state === 'rejected') return reason === 'no-answer' ? 'closed it without an answer' : 'rejected it'
  if (state === 'asked') return 'asked the player back'
  if (state === 'aside') return 'set it aside'
  return state === 'withdrawn' ? 'the player withdrew it' : ''
}
