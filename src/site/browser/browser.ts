import { setUpCookies } from '#site/browser/cookies.ts'
import { setUpHeader } from '#site/browser/header.ts'
import { setUpMenu } from '#site/browser/menu.ts'
import { wakeOnInteraction } from '#site/browser/wake.ts'

/** The little script that every public page has. Everything works without it; with it, better. */
setUpCookies()
setUpMenu()
setUpHeader()
wakeOnInteraction()
