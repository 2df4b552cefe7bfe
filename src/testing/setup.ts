import { afterAll } from 'vitest'
import { cleanUpFile } from '#testing/after-file.ts'

afterAll(cleanUpFile)
