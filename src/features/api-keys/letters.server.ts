import { msg } from '#shared/words/message.ts'

export const endSubject = msg('{site}: the API key {name} ends soon', '{site}: klíč API „{name}“ brzy skončí')
export const end = msg(
  `Your API key “{name}” at {site} is valid until {when}.

After that, the program that uses it is refused. If it is to go on, renew the key here:
{address}

If nothing uses it any more, there is nothing to do.`,
  `Platnost vašeho klíče API „{name}“ na webu {site} skončí {when}.

Program, který ho používá, pak odmítneme. Pokud má běžet dál, prodlužte klíč tady:
{address}

Pokud už ho nic nepoužívá, nemusíte nic dělat.`,
)
