import { msg } from '#shared/words/message.ts'

export const subject = msg('{author} names you in a note: {title}', '{author} se na vás obrací v poznámce: {title}')
export const wrote = msg('{author} wrote on “{title}”:', '{author} píše k „{title}“:')
export const about = msg('About: “{quote}”', 'K místu: „{quote}“')
export const answer = msg('Answer or resolve it here:\n{address}', 'Odpovědět nebo vyřešit můžete tady:\n{address}')
