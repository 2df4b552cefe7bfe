import { basename, join } from 'node:path'
import { projectRoot } from '#infra/project-root.server.ts'

/** Instead of `infra/thread-file.server.ts` when the program is built; see vitest.config.ts. */
export const threadFile = (source: `${string}.thread.ts`): string =>
  join(projectRoot, 'build/server/threads', `${basename(source, '.ts')}.js`)
