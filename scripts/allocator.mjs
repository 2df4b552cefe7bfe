/** glibc otherwise keeps what each thread has used for itself, and hardly gives any of it back; see docs/scale.md. */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** It reads them only when a program starts, so this one starts once more, as the same process. */
export function restartWithSettings() {
  const missing = Object.keys(SETTINGS).some((name) => process.env[name] === undefined)
  // A channel to whoever started it would be lost, and so would a socket that was handed over (node closes both).
  const isHandedOver = process.send !== undefined || process.env.LISTEN_FDS !== undefined
  if (process.platform !== 'linux' || !missing || isHandedOver) return
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...SETTINGS,
    ...process.env,
  })
}
