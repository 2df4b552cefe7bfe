import { msg } from '#shared/words/message.ts'

export const noMailServer = msg(
  'This site sends no mails: SMTP_URL is not set.',
  'Tento web neposílá e-maily: SMTP_URL není nastavené.',
)
export const manySamples = msg(
  'Five samples an hour are enough. Look among unwanted mail, too.',
  'Pět ukázek za hodinu stačí. Podívejte se i do nevyžádané pošty.',
)

export const title = msg('E-mails about posts', 'E-maily o příspěvcích')
export const lead = msg(
  'To {email}. What you did yourself is never mailed to you.',
  'Na {email}. O tom, co jste udělali sami, vám nepíšeme.',
)
export const closed = msg(
  'Mails are off: this site has no mail server. What waits for you is on Today.',
  'E-maily jsou vypnuté: tento web nemá poštovní server. Co na vás čeká, najdete na obrazovce Dnes.',
)
export const sendSample = msg('Send me a sample', 'Poslat mi ukázku')
export const sampleSent = msg('A sample is on its way to {email}.', 'Ukázka je na cestě na {email}.')
export const unread = msg('The choices could not be read', 'Nastavení se nepodařilo načíst')
export const when = msg('When', 'Kdy')
export const atOnce = msg('At once', 'Hned')
export const daily = msg('Once a day, 7:00', 'Jednou denně v 7:00')
export const shortDaily = msg('Once a day', 'Jednou denně')
export const never = msg('Never', 'Nikdy')
export const mention = msg('Somebody mentions me', 'Někdo mě zmíní')
export const mentionHint = msg('@{name} in a note', '@{name} v poznámce')
export const submitted = msg('A post is submitted to me', 'Příspěvek čeká na mé schválení')
export const submittedHint = msg('or to all editors', 'nebo na schválení kteréhokoli editora')
export const sentBack = msg('My post is sent back', 'Můj příspěvek se vrátí')
export const sentBackHint = msg('with what to mend', 's tím, co opravit')
export const published = msg('My post is published', 'Můj příspěvek vyjde')
export const publishedHint = msg('or goes live by the clock', 'ručně nebo podle plánu')
export const failed = msg('What I planned fails', 'Co mám naplánované, se nepovede')
export const failedHint = msg('publishing at its time, with the reason', 'zveřejnění v danou dobu, i s důvodem')
export const followed = msg('A post I follow changes', 'Sledovaný příspěvek se změní')
export const followedHint = msg('saved, scheduled, published, taken down', 'uložení, naplánování, zveřejnění, stažení')
export const quiet = msg('Quiet from 19:00 to 7:00 and at weekends', 'Klid od 19:00 do 7:00 a o víkendech')
export const quietHint = msg('What comes then waits for 7:00.', 'Co mezitím přijde, počká do 7:00.')

export const follow = msg('Follow this post', 'Sledovat tento příspěvek')
export const followHint = msg('mails as set in Your account', 'e-maily podle nastavení účtu')
export const followHintOff = msg('mails about it are off in Your account', 'e-maily jsou ve vašem účtu vypnuté')
