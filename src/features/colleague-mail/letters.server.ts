import { msg } from '#shared/words/message.ts'

export const mentionSubject = msg(
  '{author} names you in a note: {title}',
  '{author} se na vás obrací v poznámce: {title}',
)
export const submittedSubject = msg('{author} submits a post: {title}', '{author} předává ke schválení: {title}')
export const sentBackSubject = msg('{author} sends a post back: {title}', '{author} vrací k přepracování: {title}')
export const publishedSubject = msg('Published: {title}', 'Zveřejněno: {title}')
export const failedSubject = msg('Not done at its time: {title}', 'V danou dobu se nepovedlo: {title}')
export const savedSubject = msg('Changed: {title}', 'Upraveno: {title}')
export const scheduledSubject = msg('Scheduled: {title}', 'Naplánováno: {title}')
export const takenDownSubject = msg('Taken down: {title}', 'Staženo: {title}')
export const archivedSubject = msg('Archived: {title}', 'V archivu: {title}')
export const manySubject = msg(
  { one: '{site}: {count} piece of news about posts', other: '{site}: {count} pieces of news about posts' },
  {
    one: '{site}: {count} novinka o příspěvcích',
    few: '{site}: {count} novinky o příspěvcích',
    other: '{site}: {count} novinek o příspěvcích',
  },
)

export const mention = msg('{author} wrote on “{title}”:', '{author} píše k „{title}“:')
export const submitted = msg('{author} submits “{title}” for approval.', '{author} předává ke schválení „{title}“.')
export const sentBack = msg('{author} sends “{title}” back:', '{author} vrací k přepracování „{title}“:')
export const published = msg('“{title}” is published. By: {author}', 'Příspěvek „{title}“ je zveřejněný ({author}).')
export const publishedOnTime = msg(
  '“{title}” is published, on schedule.',
  'Příspěvek „{title}“ je zveřejněný podle plánu.',
)
export const failed = msg(
  'What was planned for “{title}” could not be done. It is tried again every ten minutes until somebody mends it.',
  'Co bylo naplánováno u „{title}“, se nepovedlo. Zkouší se to znovu každých deset minut, dokud to někdo neopraví.',
)
export const saved = msg('“{title}” has changed. By: {author}', 'Příspěvek „{title}“ se změnil ({author}).')
export const scheduled = msg('“{title}” is scheduled. By: {author}', 'Příspěvek „{title}“ je naplánovaný ({author}).')
export const takenDown = msg(
  '“{title}” is not on the site any more. By: {author}',
  'Příspěvek „{title}“ už na webu není ({author}).',
)
export const archived = msg('“{title}” is in the archive. By: {author}', 'Příspěvek „{title}“ je v archivu ({author}).')

export const about = msg('About: “{quote}”', 'K místu: „{quote}“')
export const answer = msg('Answer or resolve it here:\n{address}', 'Odpovědět nebo vyřešit můžete tady:\n{address}')
export const open = msg('Open it here:\n{address}', 'Otevřít můžete tady:\n{address}')
export const leave = msg(
  'Which mails you get, or none, you choose in your account:\n{address}',
  'Jaké e-maily chcete dostávat, nastavíte ve svém účtu:\n{address}',
)
export const scheduleName = msg('the schedule', 'plán')
export const sampleSubject = msg('{site}: this is how our mails look', '{site}: takhle vypadají naše e-maily')
export const sample = msg(
  'This mail has arrived, so the others will, too.',
  'Tento e-mail došel, takže dojdou i ostatní.',
)
