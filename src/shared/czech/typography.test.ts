import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hardSpaces, hardSpacesWithin } from '#shared/czech/typography.ts'

/** Hard spaces are shown as underscores here and word joiners as bars. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')
const seen = (text: string) => visible(hardSpaces(text))

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
  ['zákon č. 186/2016 Sb., odst. 1 písm. f)', 'zákon č._186/2016 Sb., odst._1 písm._f)'],
  ['podle § 15 tj. hned', 'podle §_15 tj._hned'],
  ['Klíč. 5 kusů', 'Klíč. 5 kusů'],
  ['45 × 2 400 Kč, poměr 3 : 2', '45_×_2_400_Kč, poměr 3_:_2'],
  ['od 18 let, 2 roky, 6 bodů, 20 korun', 'od 18_let, 2_roky, 6_bodů, 20_korun'],
  ['za 1 týden, 5 týdnů, 1 den, 12 měsíců', 'za 1_týden, 5_týdnů, 1_den, 12_měsíců'],
  ['84 MB za 48 minut a 20 vteřin', '84_MB za 48_minut a_20_vteřin'],
  ['trvalo 1 min 20 s, pak', 'trvalo 1_min 20_s, pak'],
  ['hra za 100 s bonusem', 'hra za 100 s_bonusem'],
  ['od 50 minimální vklad, 24 hostů, 3 leta', 'od 50 minimální vklad, 24 hostů, 3 leta'],
  ['Přestává-li být zábavou, chcete-li přestat', 'Přestává-|li být zábavou, chcete-|li přestat'],
  ['bílo-lila, česko-slovenský', 'bílo-lila, česko-slovenský'],
  ['E-mail, e-mailem, wi-fi, iOS-ka', 'E-|mail, e-|mailem, wi-|fi, iOS-ka'],
  ['chat 9–17 hodin, 7.–13. 9., Praha–Brno', 'chat 9–|17_hodin, 7.–|13._9., Praha–Brno'],
  ['', ''],
])('%j reads %j', (plain, typeset) => {
  expect(seen(plain)).toBe(typeset)
})

test('changes no letters and is idempotent', () => {
  const text = fc.string({ unit: fc.constantFrom(...'avksz 12%.Kčhodin(×:–-li'.split('')), maxLength: 60 })
  fc.assert(
    fc.property(text, (plain) => {
      const typeset = hardSpaces(plain)
      expect(typeset.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(plain)
      expect(hardSpaces(typeset)).toBe(typeset)
    }),
    { examples: [['a-v-k']] },
  )
})

test.each([
  [['Za hodinu ', '225', ' Kč'], 'Za hodinu 225_Kč'],
  [['Vložíte ', '1 000', ' ', 'Kč'], 'Vložíte 1_000_Kč'],
  [['článek o ', 'limitech'], 'článek o_limitech'],
  [['slovo', ' v textu'], 'slovo v_textu'],
  [['Přestává', '-li to'], 'Přestává-li to'],
])('parts %j read %j together', (parts, typeset) => {
  const shown = parts.map((part, index) => hardSpacesWithin(parts[index - 1] ?? '', part, parts[index + 1] ?? ''))
  expect(visible(shown.join(''))).toBe(typeset)
})
