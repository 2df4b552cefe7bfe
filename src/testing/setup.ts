import fc from 'fast-check'
import { afterAll } from 'vitest'
import { cleanUpFile } from '#testing/after-file.ts'
import { isAll } from '#testing/is-all.ts'

// The same cases on every run, so that a red test means that the change broke something. `npm run test:all` looks for new ones.
if (!isAll) fc.configureGlobal({ seed: 20_261_118 })

afterAll(cleanUpFile)
