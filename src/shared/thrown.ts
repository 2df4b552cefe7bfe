/** Anything can be thrown; mostly it is an error. */
export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

/** What systems and libraries call their errors, such as ENOENT. */
export const codeOf = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined
