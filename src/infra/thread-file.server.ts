import { basename, join, relative } from 'node:path'
import { projectRoot } from '#infra/project-root.server.ts'

const isBuilt = relative(projectRoot, import.meta.dirname).startsWith('build')

/**
 * The file that a worker thread runs. The server runs the bundle made by scripts/build-threads.ts: a thread that has to
 * strip the types of its own code takes a tenth of a second longer to start and 20 MB more. Elsewhere, in development,
 * in tests and on the command line, it is the source.
 */
export const threadFile = (source: `${string}.thread.ts`): string =>
  isBuilt
    ? join(projectRoot, 'build/server/threads', basename(source, '.ts') + '.js')
    : join(projectRoot, 'src', source)
