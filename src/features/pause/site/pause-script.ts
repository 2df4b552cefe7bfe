import { UNTIL_DAYS } from '#shared/pause.ts'

/** Runs before the first paint, so that a pause never shows a way to gamble. The page script calls `pauza()` again. */
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
