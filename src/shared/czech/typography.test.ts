import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hardSpaces } from '#shared/czech/typography.ts'

/** Hard spaces are written as underscores here, so that they can be seen. */
const seen = (text: string) => hardSpaces(text).replaceAll('\u00a0', '_')

test.each([
  ['Hra v kasinu a na mobilu', 'Hra v_kasinu a_na mobilu'],
  ['V kasinu, K výplatě, S bonusem, Z banky', 'V_kasinu, K_výplatě, S_bonusem, Z_banky'],
  ['o bonusu i u výplat', 'o_bonusu i_u_výplat'],
  ['I s k tobě', 'I_s_k_tobě'],
  ['(v závorce) a „s uvozovkou“', '(v_závorce) a_„s_uvozovkou“'],
  ['Stav konta', 'Stav konta'],
  ['ruka v ruce', 'ruka v_ruce'],
  ['bonus 1 000 Kč a 25 % navíc', 'bonus 1_000_Kč a_25_% navíc'],
  ['1 234 567 Kč', '1_234_567_Kč'],
  ['do 24 hodin, do 3 dnů, 2 dny, 5 dní, 8 h, 15 min', 'do 24_hodin, do 3_dnů, 2_dny, 5_dní, 8_h, 15_min'],
  ['15. 11. 2026', '15._11._2026'],
  ['15. listopadu 2026', '15._listopadu 2026'],
  ['za 5 hýřivých nocí', 'za 5 hýřivých nocí'],
  ['pokoj 12 2026', 'pokoj 12 2026'],
  ['', ''],
])('%j reads %j', (plain, typeset) => {
  expect(seen(plain)).toBe(typeset)
})

test('only spaces are changed, and a second time changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'avksz 12%.Kčhodin('.split('')), maxLength: 60 })
  fc.assert(
    fc.property(text, (plain) => {
      const typeset = hardSpaces(plain)
      expect(typeset.replaceAll('\u00a0', ' ')).toBe(plain)
      expect(hardSpaces(typeset)).toBe(typeset)
    }),
  )
})
