import type { Progress } from '#server/backup/progress.ts'

/** How often a log file gets a line, in percent. */
const STEP = 25

let isLineOpen = false

/** One line updated in place in a terminal, plain lines elsewhere. */
export function showProgress(label: string): Progress {
  const isTerminal = process.stderr.isTTY
  let shown = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const step = isTerminal ? percent : percent - (percent % STEP)
    if (step <= shown) return
    shown = step
    if (!isTerminal) {
      process.stderr.write(`${label}: ${step} %\n`)
      return
    }
    process.stderr.write(`\r\u001B[2K${label}: ${step} %`)
    isLineOpen = true
    if (step === 100) endProgress()
  }
}

/** Ends the line, so that further output starts on a new one. */
export function endProgress(): void {
  if (isLineOpen) process.stderr.write('\n')
  isLineOpen = false
}
