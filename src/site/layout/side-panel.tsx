import { SortNote } from '#blocks/order-note.tsx'
import { BEST_FIRST } from '#entities/offer/order.ts'
import type { MenuItem } from '#entities/settings/menus.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { PauseButton } from '#features/pause/site/pause-parts.tsx'
import { SearchForm } from '#site/search/search-form.tsx'
import { MENU_ID } from '#site/layout/header.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

interface SidePanelProps {
  siteName: string
  items: readonly MenuItem[]
  main: readonly MenuItem[]
}

/** A popover closes by itself; the script adds the list of casinos, closes it on navigation and traps the focus. */
export const SidePanel = ({ siteName, items, main }: SidePanelProps) => (
  <div className="panel" id={MENU_ID} popover="auto" role="dialog" aria-label={labels.menu} data-menu>
    <div className="panel-h">
      <a className="logo" href="/">
        <BrandMark />
        <span>{siteName}</span>
      </a>
      <button
        type="button"
        className="iconbtn"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={labels.closeMenu}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- taken when the popover opens, not with the page
        autoFocus
      >
        <Icon name="x" />
      </button>
    </div>
    <div className="panel-b">
      <nav className="panel-main" aria-label={labels.mainMenu}>
        {main.map(({ label, address }) => (
          <a key={address + label} href={address}>
            {hardSpaces(label)}
          </a>
        ))}
      </nav>
      <nav aria-label={labels.menu}>
        {items.map(({ label, address }) => (
          <a key={address + label} href={address}>
            {label}
            <Icon name="chev" />
          </a>
        ))}
      </nav>
      <SearchForm id="menu-q" />
      <PauseButton look="ghost block" />
      <section data-menu-casinos hidden>
        <h2>{labels.topCasinos}</h2>
        <SortNote kind="casino" sort={BEST_FIRST} />
        <OfferWarning note={labels.legal.menu} />
        <ul className="pl" />
      </section>
    </div>
  </div>
)
