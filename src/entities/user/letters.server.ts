import { msg } from '#shared/words/message.ts'

export const inviteSubject = msg('Your account for {site}', '{site}: váš účet')
export const invite = msg(
  `Hello {name},

{inviter} has made an account for you at {site}.

Choose your password here within seven days:
{address}

The address works once. If you did not expect this, there is nothing to do.`,
  `Dobrý den,

{inviter} pro vás na webu {site} vytváří účet.

Do sedmi dnů si tady zvolte heslo:
{address}

Adresa funguje jednou. Pokud jste tento e-mail nečekali, nemusíte nic dělat.`,
)
