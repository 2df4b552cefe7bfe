/** The maximum per kind of use: a picture may be on every page, and nobody reads more names. Lists show it, and load no schema. */
export const MAX_USAGES = 500
