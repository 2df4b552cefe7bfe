import { existsSync } from 'node:fs'
import { copySeededData } from './seeded-data.ts'

/** The server of a worker: as `npm start`, but for where its content comes from. */
const folder = process.env.DATA_DIR
if (!existsSync(folder)) copySeededData(folder)
await import('../scripts/start.mjs')
