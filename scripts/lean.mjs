/**
 * On a small server memory is scarcer than anything, and glibc gives every thread a heap of its own and hardly ever gives
 * memory back. It can be told otherwise only when a process starts, so it starts over, in place. Whoever sets one of these
 * variables has decided for themselves.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

const isDecided = Object.keys(MALLOC).some((name) => name in process.env)

if (process.platform === 'linux' && 'execve' in process && !isDecided) {
  const [node, ...rest] = process.argv
  process.execve(node, [node, ...process.execArgv, ...rest], { ...process.env, ...MALLOC })
}
