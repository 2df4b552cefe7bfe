/**
 * `files`: they are on their way; `reading`: the report is made; `report`: the owner decides; `failed`: it can go on.
 * A paused one goes on when it is told to.
 */
export const JOB_STATES = [
  'files',
  'reading',
  'report',
  'running',
  'paused',
  'failed',
  'done',
  'undoing',
  'undone',
] as const
export type JobState = (typeof JOB_STATES)[number]

export const OPEN_STATES: readonly JobState[] = ['files', 'reading', 'report', 'running', 'paused', 'failed', 'undoing']
/** There is one at a time. */
export const isOpen = (state: JobState): boolean => OPEN_STATES.includes(state)
/** The server works on it. */
export const WORK_STATES = ['reading', 'running', 'undoing'] as const satisfies readonly JobState[]
export const isAtWork = (state: JobState): boolean => (WORK_STATES as readonly JobState[]).includes(state)

export const KEPT_DAYS = 30
