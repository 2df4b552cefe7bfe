import { msg } from '#shared/words/message.ts'

export const browserOn = msg('{browser} on {system}', '{browser}, {system}')
export const unknownDevice = msg('unknown', 'neznámé')

export const newDeviceSubject = msg('A new sign-in at {site}', '{site}: přihlášení z nového zařízení')
export const newDevice = msg(
  `Somebody has just signed in to your account at {site} with a browser that we do not know.

Browser: {device}
Address: {ip}
Time: {when}

If it was you, there is nothing to do.

If it was not you, sign that device out and change your password here:
{address}`,
  `Do vašeho účtu na webu {site} se právě někdo přihlásil z prohlížeče, který neznáme.

Prohlížeč: {device}
Adresa: {ip}
Čas: {when}

Pokud jste to byli vy, nemusíte nic dělat.

Pokud ne, odhlaste to zařízení a změňte si heslo tady:
{address}`,
)
