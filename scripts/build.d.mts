export function buildIfNeeded(): void
