import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigError } from '#infra/env.server.ts'
import { messageOf } from '#shared/thrown.ts'

/** Makes the folder of all data, or says at the start that it cannot be used instead of failing at the first save. */
export function makeDataFolder(path: string): void {
  try {
    make(resolve(path))
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR is not usable: ${messageOf(error)}`)
  }
}

/** Step by step, because Node's own way never ends in a folder of the system, such as /proc. */
function make(path: string): void {
  if (existsSync(path)) return
  make(dirname(path))
  mkdirSync(path)
}
