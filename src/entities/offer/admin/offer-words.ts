export const RIBBON_MAX = 24
export const FIRST_YEAR = 1990
