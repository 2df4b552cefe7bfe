/** What a mail is about; decides what is checked before it is sent. `note` is of the release before `news`. */
export type QueuedKind = 'reset' | 'invite' | 'note' | 'news' | 'voice' | 'complaint' | 'sign-in' | 'api-key' | 'import'

export interface MailQueueRow {
  id: string
  kind: QueuedKind
  /** An address; of news the id of a user, whose address is looked up when they are sent. */
  to: string
  subject: string
  /** Without its token, which follows from the id: only hashes of tokens are stored. */
  text: string
  attempts: number
  dueAt: string
  /** After that it is not worth sending. */
  expiresAt: string
}
