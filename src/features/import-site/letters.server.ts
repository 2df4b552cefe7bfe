import { msg } from '#shared/words/message.ts'

export const doneSubject = msg('{site}: the import of {name} is done', '{site}: import souboru {name} je hotový')
export const done = msg(
  `The import of {name} into {site} is done.

What came and what needs a hand:
{address}

It can be undone as a whole for 30 days.`,
  `Import souboru {name} na web {site} je hotový.

Co přišlo a na co se má někdo podívat:
{address}

Celý jde vzít zpět po dobu 30 dní.`,
)
export const failedSubject = msg('{site}: the import of {name} stopped', '{site}: import souboru {name} se zastavil')
export const failed = msg(
  `The import of {name} into {site} stopped:
{reason}

Go on or undo it here:
{address}`,
  `Import souboru {name} na web {site} se zastavil:
{reason}

Pokračovat nebo vzít ho zpět můžete tady:
{address}`,
)
