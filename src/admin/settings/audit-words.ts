import { screens } from '#admin/screens.ts'
import { capitalise } from '#shared/capitalise.ts'

export const ACTIONS: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  archive: 'Archived',
  unarchive: 'Unarchived',
  delete: 'Deleted',
  restore: 'Restored a version',
  undo: 'Undid an action',
  publish: 'Published',
  unpublish: 'Unpublished',
  schedule: 'Moved in the calendar',
  'save-change': 'Saved a waiting change',
  'schedule-change': 'Scheduled a change',
  'publish-change': 'Published a change',
  'discard-change': 'Discarded a change',
  'name-version': 'Named a version',
  check: 'Checked facts',
  uncheck: 'Took a check back',
  reorder: 'Moved in the order',
  'pair-page-on': 'Gave a pair its page',
  'pair-page-off': 'Took the page of a pair away',
  'bonus-start': 'Started a bonus',
  'bonus-end': 'Ended a bonus',
  import: 'Imported',
  export: 'Exported',
  replace: 'Replaced the file',
  'clear-demo': 'Cleared the demo',
  'cache-refresh': 'Refreshed the cache',
  login: 'Signed in',
  logout: 'Signed out',
  password: 'Changed the password',
  'password-forgot': 'Asked for a new password',
  'password-reset': 'Reset the password',
  email: 'Changed the e-mail',
  invite: 'Made a new link',
  'invite-withdraw': 'Withdrew the link',
  'invite-accept': 'Chose a password with the link',
  submit: 'Submitted for approval',
  'take-back': 'Took back from approval',
  'send-back': 'Sent back',
  note: 'Wrote a note',
  'note-resolve': 'Resolved a note',
  'note-reopen': 'Opened a note again',
  'note-delete': 'Deleted a note',
  'totp-on': 'Switched two-step sign-in on',
  'totp-off': 'Switched two-step sign-in off',
  'session-revoke': 'Signed out a device',
  'session-replay': 'Signed out: stolen session',
  'session-fingerprint': 'Signed out: other browser',
}

export const COLLECTIONS: Record<string, string> = {
  ...Object.fromEntries(screens.map(({ collection, one }) => [collection, capitalise(one)])),
  messages: 'Message',
  settings: 'Settings',
  users: 'User',
  site: 'Site',
  views: 'Saved view',
  'blocked-addresses': 'Blocked addresses',
  cache: 'Cache',
  subscriptions: 'Watching by e-mail',
}

export const actionWord = (action: string) => ACTIONS[action] ?? action
export const collectionWord = (collection: string) => COLLECTIONS[collection] ?? collection

export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
