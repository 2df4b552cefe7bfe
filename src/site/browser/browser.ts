import { showActiveFilter } from '#site/browser/active-filter.ts'
import { setUpBlocks } from '#site/browser/blocks.ts'
import { setUpCookies } from '#site/browser/cookies.ts'
import { markCurrentItem } from '#site/browser/current-item.ts'
import { markCurrentSection } from '#site/browser/current-section.ts'
import { offerEditing } from '#site/browser/edit-button.ts'
import { coverFailedImages } from '#site/browser/failed-images.ts'
import { setUpHeader } from '#site/browser/header.ts'
import { setUpMenu } from '#site/browser/menu.ts'
import { keepFormsOffline } from '#site/browser/offline.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import { followPause } from '#site/browser/pause.ts'
import { followWithOffer } from '#site/browser/sticky-offer.ts'
import { submitOnChoice } from '#site/browser/submits.ts'
import { suggestOnTouch } from '#site/browser/suggest-on-touch.ts'
import { wakeOnInteraction } from '#site/browser/wake.ts'

/** The small script on every public page. Pages work without it; it only enhances them. */
function setUpPage(): void {
  setUpBlocks()
  followWithOffer()
  markCurrentSection()
  showActiveFilter()
}

followPause()
setUpCookies()
setUpMenu()
setUpHeader()
coverFailedImages()
submitOnChoice()
keepFormsOffline()
suggestOnTouch()
offerEditing()
setUpPage()
document.addEventListener(PAGE_SHOWN, setUpPage)
// The document of the first page is already marked by the server.
document.addEventListener(PAGE_SHOWN, markCurrentItem)
wakeOnInteraction()
