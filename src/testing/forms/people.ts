export const ADMIN = { email: 'admin@rozvazne.example', password: 'modry-lev-pije-caj-2026' }
export const JANA = { name: 'Jana Testová', email: 'jana@rozvazne.example', password: 'zelena-zaba-skace-2026' }

/** Calls of the private API at this address are made as Jana, from another computer. */
export const AS_JANA = '/api/as-jana'

/** A player’s voice that is confirmed already. */
export const AS_PLAYER = '/api/as-player'
