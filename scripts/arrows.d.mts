/** What is wrong with the imports of one file; `file` is its path inside `src`. */
export function violationsIn(file: string, source: string): string[]
export function findViolations(root?: string): Promise<string[]>
/** Groups of files that import each other; `imports` has what each file imports. */
export function circlesIn(imports: Map<string, string[]>): string[]
/** Migrations that would never run. */
export function forgottenMigrations(imports: Map<string, string[]>): string[]
