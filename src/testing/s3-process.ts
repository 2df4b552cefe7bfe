import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#infra/project-root.server.ts'
import { afterFile } from '#testing/after-file.ts'
import { freePort } from '#testing/postgres.ts'

const BUCKET = 'pictures'
const PROGRAM = join(projectRoot, 'node_modules/s3rver/bin/s3rver.js')

/** A third-party S3 server in a process of its own, with a bucket in a folder. */
export async function startS3Process() {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-s3-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--configure-bucket', BUCKET]

  async function start() {
    const child = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options], { stdio: 'ignore' })
    // Also if its tests fail to start.
    process.once('exit', () => child.kill('SIGKILL'))
    const exited = once(child, 'exit')
    while (!(await fetch(endpoint).catch(() => undefined))) {
      if (await Promise.race([exited, pause(20)])) throw new Error('The store of pictures does not start.')
    }
    return {
      end: () => {
        child.kill('SIGKILL')
        return exited
      },
    }
  }
  let running = await start()
  afterFile(async () => {
    await running.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    shutDown: () => running.end(),
    async startAgain() {
      running = await start()
    },
  }
}
