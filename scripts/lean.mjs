/**
 * On a small server memory is scarcer than anything: glibc gives every thread a heap of its own and hardly ever gives
 * memory back, and V8 lets its heap grow as far as the machine allows before it cleans up. Both can be told only when a
 * process starts, so it starts over, in place. Whoever sets one of these variables has decided otherwise.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const HEAP = '--max-old-space-size=1000'

const isDecided = Object.keys(MALLOC).some((name) => name in process.env)

if (process.platform === 'linux' && 'execve' in process && !isDecided) {
  const [node, ...rest] = process.argv
  const hasHeap = [process.env.NODE_OPTIONS, ...process.execArgv].join(' ').includes('--max-old-space-size')
  const flags = hasHeap ? process.execArgv : [HEAP, ...process.execArgv]
  process.execve(node, [node, ...flags, ...rest], { ...process.env, ...MALLOC })
}
