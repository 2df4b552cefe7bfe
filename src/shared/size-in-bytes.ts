export const sizeInBytes = (given: unknown): number => new TextEncoder().encode(JSON.stringify(given)).length
