import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#infra/project-root.server.ts'

export const programVersion = (
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
).version
