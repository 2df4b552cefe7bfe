/** Who may be shown in a frame, and only on a page that has one of their videos. */
export const PLAYER_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

export interface Player {
  from: 'YouTube' | 'Vimeo' | 'file'
  /** Of the frame or the file. */
  src: string
  /** Where it can be watched without scripts. */
  href: string
}

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const YOUTUBE_ID = /^[\w-]{11}$/
/** As long as an id, but of a list and of whatever is on. */
const NO_VIDEO = new Set(['videoseries', 'live_stream'])
const DIGITS = /^\d{1,15}$/
const HASH = /^[0-9a-f]{6,20}$/
/** A file of this site: nobody else hears of it. */
const FILE = /^\/(?![/\\])[^\s\\?#]{1,300}\.(?:mp4|webm)$/

/** Undefined for an address that is no video of theirs. */
export function playerOf(address: string): Player | undefined {
  if (FILE.test(address)) return { from: 'file', src: address, href: address }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  return youtube(url) ?? vimeo(url)
}

function youtube({ hostname, pathname, searchParams }: URL): Player | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const id =
    hostname === 'youtu.be'
      ? first
      : !YOUTUBE.has(hostname)
        ? ''
        : first === 'watch'
          ? (searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live'].includes(first)
            ? second
            : ''
  if (!YOUTUBE_ID.test(id) || NO_VIDEO.has(id)) return undefined
  const start = (searchParams.get('t') ?? searchParams.get('start') ?? '').replace(/s$/, '')
  const from = DIGITS.test(start) ? `&start=${start}` : ''
  return {
    from: 'YouTube',
    src: `${PLAYER_HOSTS[0]}/embed/${id}?autoplay=1&rel=0${from}`,
    href: `https://www.youtube.com/watch?v=${id}${from.replace('start', 't')}`,
  }
}

/** The second part is the key of a video that is not listed. */
function vimeo({ hostname, pathname, searchParams }: URL): Player | undefined {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return undefined
  const [id = '', key = searchParams.get('h') ?? ''] = pathname.split('/').filter((part) => part && part !== 'video')
  if (!DIGITS.test(id)) return undefined
  const hash = HASH.test(key) ? key : ''
  return {
    from: 'Vimeo',
    src: `${PLAYER_HOSTS[1]}/video/${id}?dnt=1&autoplay=1${hash && `&h=${hash}`}`,
    href: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  }
}
