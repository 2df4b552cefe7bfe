import { msg } from '#shared/words/message.ts'

export const myWork = msg('My work', 'Moje práce')
export const allMine = msg('All my posts', 'Všechny moje příspěvky')
export const nothingOpen = msg('You have nothing open.', 'Nemáte nic rozdělaného.')
export const openPosts = msg(
  {
    one: '{count} post of yours is not out yet: <a>My work</a> <kbd>G W</kbd>',
    other: '{count} posts of yours are not out yet: <a>My work</a> <kbd>G W</kbd>',
  },
  {
    one: 'Máte rozdělaný {count} příspěvek: <a>Moje práce</a> <kbd>G W</kbd>',
    few: 'Máte rozdělané {count} příspěvky: <a>Moje práce</a> <kbd>G W</kbd>',
    other: 'Máte rozdělaných {count} příspěvků: <a>Moje práce</a> <kbd>G W</kbd>',
  },
)
export const sentBack = msg('Sent back, {when}', 'Vráceno k přepracování, {when}')
export const sentBackBy = msg('{who} sent it back, {when}', '{who}, vráceno k přepracování, {when}')
export const goesLive = msg('Goes live {when}', 'Zveřejní se {when}')
export const submitted = msg('Waits for approval since {when}', 'Čeká na schválení, předáno {when}')
export const draft = msg('Draft, edited {when}', 'Koncept, upraveno {when}')
export const assigned = msg('Draft signed as yours, edited {when}', 'Koncept s vaším podpisem, upraveno {when}')
export const continueIt = msg('Continue', 'Pokračovat')
export const rest = msg(
  { one: '{count} more post', other: '{count} more posts' },
  { one: '{count} další příspěvek', few: '{count} další příspěvky', other: '{count} dalších příspěvků' },
)
