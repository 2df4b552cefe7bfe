/** How long before a key ends its owner is told, by mail and on *Today*. */
export const TOLD_BEFORE_MS = 14 * 24 * 60 * 60_000

/** Whoever makes a key for a few weeks knows when it ends. */
export const isToldOf = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }): boolean =>
  Date.parse(expiresAt) - Date.parse(createdAt) > 2 * TOLD_BEFORE_MS
