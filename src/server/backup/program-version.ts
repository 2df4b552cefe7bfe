import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#infra/project-root.server.ts'
import { z } from 'zod'

const Package = z.object({ version: z.string() })

export const programVersion = Package.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version
