import type { MenuItem } from '#entities/settings/menus.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { CookieBanner } from '#site/layout/cookie-banner.tsx'
import type { CurrentKind } from '#site/layout/current-item.ts'
import { HeaderSearch, SEARCH_FIELD_HREF } from '#site/search/search-form.tsx'
import { PauseBar, PauseButton } from '#features/pause/site/pause-parts.tsx'

export const MENU_ID = 'menu'

interface HeaderProps {
  siteName: string
  items: readonly (MenuItem & { current?: CurrentKind })[]
}

/** The menu is a popover, so it opens without a script. */
export const Header = ({ siteName, items }: HeaderProps) => (
  <>
    <a className="skip" href="#obsah">
      {hardSpaces('Přejít k obsahu')}
    </a>
    <CookieBanner />
    <aside className="legal-strip" aria-label="Zákonné upozornění">
      <div className="wrap">
        <b>18+</b>
        <span>{labels.ministryWarning}</span>
        <a className="r" href="#zodpovedne">
          Zodpovědné hraní
        </a>
      </div>
    </aside>
    <PauseBar />
    <header className="header" data-header>
      <div className="wrap">
        <a className="logo" href="/" aria-label={`${siteName} – hlavní stránka`}>
          <BrandMark />
          <span>{siteName}</span>
        </a>
        <nav className="nav" aria-label={labels.mainMenu}>
          {items.map(({ label, address, current }) => (
            <a key={address + label} href={address} aria-current={current}>
              {label}
            </a>
          ))}
        </nav>
        <div className="header-acts">
          <HeaderSearch />
          <a className="iconbtn" href={SEARCH_FIELD_HREF} aria-label="Hledat">
            <Icon name="search" />
          </a>
          <div className="pz-head">
            <PauseButton look="ghost sm" />
          </div>
          <button type="button" className="menu-btn" popoverTarget={MENU_ID} aria-haspopup="dialog">
            <Icon name="menu" />
            {labels.menu}
          </button>
        </div>
      </div>
    </header>
  </>
)
