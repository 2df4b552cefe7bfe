/** Without these glibc keeps an arena per thread and hardly returns any memory to the system; see docs/scale.md. */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** glibc reads them only at program start, so this program re-executes itself within the same process. */
export function restartWithSettings() {
  const missing = Object.keys(SETTINGS).some((name) => process.env[name] === undefined)
  // An IPC channel to the parent would be lost, and so would a socket passed by systemd (node closes both).
  const isHandedOver = process.send !== undefined || process.env.LISTEN_FDS !== undefined
  if (process.platform !== 'linux' || !missing || isHandedOver) return
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...SETTINGS,
    ...process.env,
  })
}
