import { expect, test } from 'vitest'
import { detailSaid } from '#features/links/detail.ts'
import { saidIn } from '#shared/words/message.ts'

test.each([
  ['answers 404', 'odpovídá 404'],
  ['no answer in 10 seconds', 'bez odpovědi do 10 sekund'],
  ['the name does not exist', 'taková doména neexistuje'],
  ['the certificate is not valid (CERT_HAS_EXPIRED)', 'certifikát není platný (CERT_HAS_EXPIRED)'],
  ['Parse Error: Missing expected LF', 'Parse Error: Missing expected LF'],
])('“%s” is said in Czech', (detail, czech) => {
  const said = detailSaid(detail)
  expect([said.text, saidIn('cs', said)]).toEqual([detail, czech])
})
