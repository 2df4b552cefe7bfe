import { msg } from '#shared/words/message.ts'

export const blockingHere = msg('{number}<hidden> blocking</hidden>', '{number}<hidden> brání zveřejnění</hidden>')
export const warningsHere = msg('{number}<hidden> warnings</hidden>', '{number}<hidden> upozornění</hidden>')
export const next = msg('<key>F8</key> next', '<key>F8</key> další')
export const back = msg('<key>Shift F8</key> back', '<key>Shift F8</key> zpět')
export const mend = msg('<key>Ctrl .</key> mend', '<key>Ctrl .</key> opravit')
export const nothingBlocks = msg('Nothing blocks it', 'Nic zveřejnění nebrání')
export const nothingBlocksBut = msg('Nothing blocks it, {warnings}', 'Nic zveřejnění nebrání, {warnings}')
export const warnings = msg(
  { one: '{count} warning', other: '{count} warnings' },
  { one: '{count} upozornění', few: '{count} upozornění', other: '{count} upozornění' },
)
export const thingsBlock = msg(
  { one: '{number} thing blocks it', other: '{number} things block it' },
  { one: '{count} věc brání zveřejnění', few: '{count} věci brání zveřejnění', other: '{count} věcí brání zveřejnění' },
)
export const show = msg('Show', 'Ukázat')
export const checking = msg('Checking', 'Kontroluje se')
export const blocking = msg('{number} blocking', '{number} brání zveřejnění')
export const nothingToMend = msg('Nothing to mend.', 'Není co opravovat.')
export const checkedAsTyped = msg('Checked as you type', 'Kontroluje se při psaní')
export const fine = msg(
  { one: '1 check is fine', other: '{number} checks are fine' },
  { one: '{count} kontrola v pořádku', few: '{count} kontroly v pořádku', other: '{count} kontrol v pořádku' },
)
export const showIt = msg('Show it', 'Ukázat')
export const showThem = msg('Show the {number}', 'Ukázat všech {number}')
export const goToIt = msg('Go to it', 'Přejít tam')
export const apply = msg('Apply', 'Použít')
export const typography = msg('Czech typography', 'Česká typografie')
export const corrections = msg(
  { one: '{count} correction', other: '{count} corrections' },
  { one: '{count} oprava', few: '{count} opravy', other: '{count} oprav' },
)
export const andMore = msg('and {number} more', 'a další: {number}')
export const accept = msg('Accept {number}', 'Přijmout {number}')
export const none = msg('None', 'Žádné')
export const all = msg('All', 'Všechny')
export const oneUndoStep = msg('One undo step', 'Vezmete zpět jedním krokem')
