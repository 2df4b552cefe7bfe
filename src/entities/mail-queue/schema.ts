/** What a mail is about; decides what is checked before it is sent. */
export type QueuedKind = 'reset' | 'invite' | 'note' | 'voice' | 'complaint'

export interface MailQueueRow {
  id: string
  kind: QueuedKind
  to: string
  subject: string
  /** Without its token, which follows from the id: only hashes of tokens are stored. */
  text: string
  attempts: number
  dueAt: string
  /** After that it is not worth sending. */
  expiresAt: string
}
