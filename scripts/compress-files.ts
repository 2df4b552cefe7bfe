import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|txt)$/

/** Files of the build are compressed once, as hard as it goes, so that serving them costs nothing. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!TEXT.test(file) || !statSync(file).isFile()) continue
    const whole = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(whole))
    writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }))
  }
}
