import { signInScreen } from '#entities/session/messages.ts'
import * as m from '#admin/settings/audit/messages.ts'
import { screens } from '#admin/screens.ts'
import { capitalise } from '#shared/capitalise.ts'

export const ACTIONS: Record<string, () => string> = {
  create: m.created,
  update: m.changed,
  archive: m.archived,
  unarchive: m.unarchived,
  delete: m.deleted,
  restore: m.restored,
  undo: m.undid,
  publish: m.published,
  unpublish: m.unpublished,
  schedule: m.scheduled,
  'save-change': m.changeSaved,
  'schedule-change': m.changeScheduled,
  'publish-change': m.changePublished,
  'discard-change': m.changeDiscarded,
  'name-version': m.versionNamed,
  check: m.checked,
  uncheck: m.unchecked,
  reorder: m.reordered,
  'pair-page-on': m.pairGiven,
  'pair-page-off': m.pairTaken,
  'bonus-start': m.bonusStarted,
  'bonus-end': m.bonusEnded,
  import: m.imported,
  export: m.exported,
  replace: m.replaced,
  'clear-demo': m.demoCleared,
  'cache-refresh': m.cacheRefreshed,
  login: m.signedIn,
  'login-passkey': m.signedInByPasskey,
  logout: m.signedOut,
  password: m.passwordChanged,
  'password-forgot': m.passwordAsked,
  'password-reset': m.passwordReset,
  email: m.emailChanged,
  invite: m.invited,
  'invite-withdraw': m.inviteWithdrawn,
  'invite-accept': m.inviteAccepted,
  approve: m.approved,
  reject: m.rejected,
  ask: m.asked,
  'black-out': m.hidden,
  reply: m.replied,
  'set-aside': m.setAside,
  'bring-back': m.broughtBack,
  'take-out': m.takenOut,
  'see-proof': m.proofSeen,
  'see-email': m.emailSeen,
  forget: m.forgotten,
  submit: m.submitted,
  'set-writer': m.writerSet,
  'set-rubric': m.rubricSet,
  'find-replace': m.wordsReplaced,
  'take-back': m.takenBack,
  'send-back': m.sentBack,
  note: m.noteWritten,
  'note-resolve': m.noteResolved,
  'note-reopen': m.noteReopened,
  'note-delete': m.noteDeleted,
  'preview-link': m.previewLinkMade,
  'preview-link-revoke': m.previewLinkRevoked,
  'totp-on': m.twoStepOn,
  'totp-off': m.twoStepOff,
  'passkey-add': m.passkeyAdded,
  'passkey-rename': m.passkeyRenamed,
  'passkey-remove': m.passkeyRemoved,
  'passkey-copied': m.passkeyCopied,
  'recovery-codes': m.newRecoveryCodes,
  'rotate-secret': m.secretRotated,
  'session-revoke': m.deviceSignedOut,
  'session-replay': m.sessionStolen,
  'session-fingerprint': m.otherBrowser,
}

export const COLLECTIONS: Record<string, () => string> = {
  ...Object.fromEntries(screens.map(({ collection, words }) => [collection, () => capitalise(words.one())])),
  messages: m.message,
  settings: m.settings,
  users: m.user,
  site: m.site,
  views: m.savedView,
  'blocked-addresses': m.blockedAddresses,
  cache: m.cache,
  subscriptions: m.watching,
  voices: m.voice,
  'api-keys': m.apiKey,
  webhooks: m.webhook,
  'index-now': m.indexNow,
}

export const actionWord = (action: string) => ACTIONS[action]?.() ?? action
/** Whoever is no user, by the name that is stored; names of users are as they are. */
const PROGRAMS = [m.system, m.schedule, signInScreen]
export const actorWord = (name: string) => PROGRAMS.find(({ en }) => en === name)?.() ?? name

export const collectionWord = (collection: string) => COLLECTIONS[collection]?.() ?? collection

export const optionsOf = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }))
