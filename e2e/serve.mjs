import { existsSync } from 'node:fs'
import { copySeededData } from './seeded-data.ts'

/** The server of a worker: like `npm start`, except for its content. */
const folder = process.env.DATA_DIR
if (!existsSync(folder)) copySeededData(folder)
await import('../scripts/start.mjs')
