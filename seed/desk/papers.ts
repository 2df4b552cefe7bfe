import { statement } from '../proofs.ts'
import type { DemoComplaint } from './complaints.ts'
import type { DemoVoice } from './voices.ts'

/** What players have sent as proof, by what it belongs to. */
export const demoPapers = (voices: readonly DemoVoice[], complaints: readonly DemoComplaint[]) =>
  [
    ...voices.map(({ voice, paper }) => ({ of: voice.id, at: voice.createdAt, paper })),
    ...complaints.map(({ complaint, paper }) => ({ of: complaint.id, at: complaint.createdAt, paper })),
  ].flatMap(({ of, at, paper }) => (paper === undefined ? [] : [{ of, drawing: statement(at, paper) }]))
