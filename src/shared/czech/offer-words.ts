/** In the genitive before its name: „v recenzi kasina Modrý Lev“. */
export const ofOffer = (kind: 'casino' | 'bookmaker', title: string) =>
  `${kind === 'casino' ? 'kasina' : 'kanceláře'} ${title}`
