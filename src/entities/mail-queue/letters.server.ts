import { msg } from '#shared/words/message.ts'

export const resetSubject = msg('A new password for {site}', '{site}: nové heslo')
export const reset = msg(
  `Somebody, most likely you, asked for a new password for {site}.

Choose it here within an hour:
{address}

The address works once, and you will be signed out everywhere.

If it was not you, there is nothing to do: your password stays as it is.`,
  `Někdo, nejspíš vy, požádal na webu {site} o nové heslo.

Do hodiny si ho zvolte tady:
{address}

Adresa funguje jednou a všude budete odhlášeni.

Pokud jste to nebyli vy, nemusíte nic dělat: heslo zůstane, jaké je.`,
)
