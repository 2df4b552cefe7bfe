export function emailError(email: string): string {
  if (email === '') return 'Napište e-mail, na který pošleme potvrzovací odkaz.'
  if (!email.includes('@')) return 'V adrese chybí zavináč. Správný tvar je jmeno@example.cz.'
  return 'Tento e-mail nevypadá správně. Správný tvar je jmeno@example.cz.'
}
