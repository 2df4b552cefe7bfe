import { showActiveFilter } from '#site/browser/active-filter.ts'
import { setUpBlocks } from '#site/browser/blocks.ts'
import { setUpCookies } from '#site/browser/cookies.ts'
import { markCurrentSection } from '#site/browser/current-section.ts'
import { countReading } from '#features/reads/site/count-reading.ts'
import { showEditButton } from '#site/browser/edit-button.ts'
import { hideFailedImages } from '#site/browser/failed-images.ts'
import { setUpHeader } from '#site/browser/header.ts'
import { setUpMenu } from '#site/browser/menu.ts'
import { guardOfflineForms } from '#site/browser/offline.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import { setUpPause } from '#site/browser/pause.ts'
import { setUpStickyOffer } from '#site/browser/sticky-offer.ts'
import { submitOnChoice } from '#site/browser/submit-on-choice.ts'
import { loadSuggestionsOnFocus } from '#site/browser/load-suggestions.ts'
import { loadNavigationOnInteraction } from '#site/browser/load-navigation.ts'

function setUpPage(): void {
  setUpBlocks()
  setUpStickyOffer()
  markCurrentSection()
  showActiveFilter()
}

setUpPause()
setUpCookies()
setUpMenu()
setUpHeader()
hideFailedImages()
submitOnChoice()
guardOfflineForms()
loadSuggestionsOnFocus()
showEditButton()
countReading()
setUpPage()
document.addEventListener(PAGE_SHOWN, setUpPage)
loadNavigationOnInteraction()
