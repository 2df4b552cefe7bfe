import { expect, test } from 'vitest'
import { replyAddress } from '#entities/message/admin/reply.ts'

test('quotes the message and escapes everything a visitor typed', () => {
  const address = replyAddress({ email: 'a+b@example.cz', name: 'Eva & Jan', message: 'Dobrý den?\nbcc=x&y' })
  expect(address).toMatch(/^mailto:a%2Bb@example\.cz\?subject=[^&]+&body=[^&]+$/)
  const body = decodeURIComponent(address.split('&body=')[1] ?? '')
  expect(body).toBe('\r\n\r\nEva & Jan napsal(a):\r\n> Dobrý den?\r\n> bcc=x&y')
})

test('truncates a long message', () => {
  const address = replyAddress({ email: 'a@example.cz', name: 'Eva', message: 'x'.repeat(4000) })
  expect(address.length).toBeLessThan(1500)
})

test('truncates within an emoji without failing', () => {
  const address = replyAddress({
    email: 'a@example.cz',
    name: 'Eva',
    message: `${'x'.repeat(1199)}😀${'x'.repeat(50)}`,
  })
  expect(decodeURIComponent(address)).toMatch(/x\uFFFD …$/)
})
