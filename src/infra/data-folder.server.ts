import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigError } from '#infra/env.server.ts'
import { messageOf } from '#shared/thrown.ts'

/** Creates the data folder, or fails at the start instead of at the first save. */
export function makeDataFolder(path: string): void {
  try {
    make(resolve(path))
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR is not usable: ${messageOf(error)}`)
  }
}

/** One level at a time, because Node's recursive mkdir never returns in system folders such as /proc. */
function make(path: string): void {
  if (existsSync(path)) return
  make(dirname(path))
  mkdirSync(path)
}
