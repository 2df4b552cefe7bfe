const DAY = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/
const ISO = /^\d{4}-\d\d-\d\d$/

/** As people write days: „3. 11. 2026“, „3.11.2026“, „3/11/2026“; undefined if it is none. */
export function typedDay(typed: string): string | undefined {
  const plain = typed.trim().replaceAll('\u00a0', ' ')
  if (ISO.test(plain)) return isReal(plain) ? plain : undefined
  const [, day = '', month = '', year = ''] = DAY.exec(plain) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year && isReal(iso) ? iso : undefined
}

/** The 31st of April is none. */
function isReal(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, iso.length) === iso
}
