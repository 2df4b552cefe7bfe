/** Forbidden imports of one file; `file` is its path inside `src`. */
export function violationsIn(file: string, source: string): string[]
export function findViolations(root?: string): Promise<string[]>
/** Import cycles; `imports` maps each file to the files it imports. */
export function cyclesIn(imports: Map<string, string[]>): string[]
/** Migrations that would never run. */
export function forgottenMigrations(imports: Map<string, string[]>): string[]
