import { msg } from '#shared/words/message.ts'

export const firstSteps = msg('First steps', 'První kroky')
export const reviewIsOut = msg('Your first review is out', 'Vaše první recenze vyšla')
export const progress = msg('{done} of {all}', '{done} z {all}')
export const leave = msg('Leave the guide', 'Opustit průvodce')
export const close = msg('Close the guide', 'Zavřít průvodce')
export const done = msg('Done', 'Hotovo')
export const demo = msg(
  'What you see is an invented demo. <link>Clear it</link> when you have seen enough; what you write stays.',
  'To, co vidíte, je smyšlená ukázka. Až si ji prohlédnete, můžete ji <link>vymazat</link>; co napíšete, zůstane.',
)
export const moveIn = msg(
  'You have a site in WordPress or Ghost? <link>Move it in</link>, with its pictures and old addresses.',
  'Máte web ve WordPressu nebo Ghostu? <link>Přestěhujte ho</link> i s obrázky a starými adresami.',
)

export const site = msg('Your name and site', 'Vaše jméno a web')
export const siteAbout = msg('Say what the site is about and who runs it.', 'Napište, o čem web je a kdo ho provozuje.')
export const casino = msg('First casino', 'První kasino')
export const casinoAbout = msg('A title and a link are enough to begin.', 'Na začátek stačí název a odkaz.')
export const review = msg('First review', 'První recenze')
export const reviewAbout = msg(
  'A post in the category Recenze about that casino.',
  'Příspěvek o tomto kasinu v kategorii Recenze.',
)
export const publish = msg('Publish', 'Zveřejnit')
export const publishAbout = msg(
  'Look at its preview, then press Publish.',
  'Podívejte se na náhled a stiskněte Zveřejnit.',
)
