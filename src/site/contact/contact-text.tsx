import { rt } from '#posts/content/build.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import type { ReactNode } from 'react'
import { RichText } from '#ui/site/rich-text.tsx'

const LEAD =
  'Našli jste v textu chybu, máte zkušenost s výplatou nebo otázku k recenzi? Napište nám. Každou zprávu čte člověk.'

const HINTS = [
  '**U chyby v textu** připojte adresu stránky a větu, která nesedí.',
  '**Spor s kasinem** zapište do [knihy stížností](/stiznosti/nova/): ověříme ho a zeptáme se provozovatele. Peníze za vás vymáhat nemůžeme.',
  '**Vlastní zkušenost** s výplatou nebo podporou patří ke [zkušenostem hráčů](/zkusenosti/).',
  '**Neposílejte** doklady, čísla karet ani hesla. Nejsme kasino a k žádnému hráčskému účtu nemáme přístup.',
]

/** Until an editor publishes their own. */
export const ContactText = ({ children }: { children: ReactNode }) => (
  <BuiltInPage title="Kontaktujte nás" name="Kontaktujte nás" lead={<RichText nodes={rt(LEAD)} />}>
    <div className="prose">
      <ul className="txt">
        {HINTS.map((hint) => (
          <li key={hint}>
            <RichText nodes={rt(hint)} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  </BuiltInPage>
)
