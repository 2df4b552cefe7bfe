import { UNTIL_DAYS } from '#shared/pause.ts'

/**
 * Runs before the first paint: during a pause the visitor never sees a way to gamble, not even for a moment. The page
 * itself is the same for everyone. The end of the pause is set as CSS variables, which any part of the page can show.
 * `pauza()` checks again; the page script calls it when something may have changed.
 */
export const PAUSE_SCRIPT = [
  'window.pauza=function(){',
  'var r=document.documentElement,m=/(?:^|; ?)pauza=\\d{10}-(\\d{10})(?:;|$)/.exec(document.cookie);',
  'r.toggleAttribute("data-pause",!!m);',
  'if(m){var t=new Date(m[1]*1e3),h=Math.max(1,Math.ceil((t-Date.now())/36e5)),',
  's=function(n,v){r.style.setProperty("--pause-"+n,JSON.stringify(v))};',
  `s("until","${UNTIL_DAYS.join()}".split(",")[t.getDay()]+" "+`,
  't.toLocaleString("cs",{day:"numeric",month:"long",hour:"numeric",minute:"2-digit"}).replace(/ (?!v)/g,"\\xa0"));',
  's("left",h>96?Math.ceil(h/24)+" dní":h+" h")}',
  'return!!m};pauza()',
].join('')
