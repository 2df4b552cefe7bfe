import * as m from '#admin/settings/account/messages.ts'
import { deviceParts } from '#shared/device.ts'

/** “Firefox on Windows”; for other programs, their own name. */
export function deviceOf(userAgent: string): string {
  const { browser, system, program } = deviceParts(userAgent)
  if (browser && system) return m.browserOn({ browser, system })
  return browser ?? system ?? (program || m.unknownDevice())
}
