export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

/** The error code of systems and libraries, such as ENOENT. */
export const codeOf = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined
