export const STAMP: string
export function fingerprint(): string
