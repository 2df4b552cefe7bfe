import { msg } from '#shared/words/message.ts'

export const endSubject = msg('{site}: the API key {name} ends soon', '{site}: klíč API „{name}“ brzy skončí')
export const end = msg(
  `Your API key “{name}” at {site} is valid until {when}.

After that, the program that uses it is refused. Make a new key in time, give it to the program and revoke the old one here:
{address}

If nothing uses it any more, there is nothing to do.`,
  `Platnost vašeho klíče API „{name}“ na webu {site} skončí {when}.

Program, který ho používá, pak neprojde. Vytvořte včas nový klíč, dejte ho programu a starý zrušte tady:
{address}

Pokud už ho nic nepoužívá, nemusíte nic dělat.`,
)
