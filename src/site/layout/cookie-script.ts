/** Runs before the first paint, so that the page does not move when the banner appears. A browser may forbid storage. */
export const COOKIE_SCRIPT =
  'try{if(!localStorage.getItem("cookie-choice"))throw 0}catch(e){document.documentElement.toggleAttribute("data-ask-cookies",true)}'
