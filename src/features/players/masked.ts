/** For the newsroom: `p•••••@seznam.cz` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••••${email.slice(at)}`
}

/** For who has typed it: `ja•••@example.cz` */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`
}
