const PATHS = {
  archive: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bar: 'M4 9h16v6H4z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.5h4',
  blocked: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
  ascend: 'M12 19V5M6 11l6-6 6 6',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  bookmaker: 'M4 18V8M10 18V4M16 18v-7M21 21H3',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4M15.5 3v4',
  casino:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4',
  chart: 'M4 19V5M4 19h16M8 15l4-5 3 3 4-6',
  check: 'M4 12.5 9.5 18 20 6.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.2l3.3 2',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  descend: 'M12 5v14M6 13l6 6 6-6',
  dots: 'M12 6v.1M12 12v.1M12 18v.1',
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  external: 'M8 16 18 6M10 6h8v8',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  gift: 'M5 12h14v8H5zM3.5 8h17v4h-17zM12 8v12M12 8C9 8 7.500 7 7.500 5.500 7.500 3.200 11.500 3.500 12 8zM12 8c3 0 4.500-1 4.500-2.500C16.500 3.200 12.500 3.500 12 8z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 4.6 5 12.4 0 17M12 3.5c-5 4.6-5 12.4 0 17',
  grip: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1',
  hash: 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16',
  history: 'M4 12a8 8 0 1 1 2.5 5.8M4 12V7M4 12h5M12 8v4.5l3 2',
  image: 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 16l5-5 4 4 3-3 4 4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11.2v5M12 7.8v.1',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  key: 'M8 8.5a3.5 3.5 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM11.500 12H21M18 12v3.500M14.800 12v2.500',
  keyboard: 'M4 6h16v12H4zM7.5 10h.1M11 10h.1M14.5 10h.1M8 14h8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  left: 'm14 6-6 6 6 6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
  note: 'M5 5h14v11h-8l-5 4v-4H5z',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15h3l-3 4h3',
  out: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  passkey:
    'M9.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM3.500 20c0-4 2.600-6 6-6 1.300 0 2.400.3 3.400.8M17.500 10.500a2.800 2.800 0 0 0-1.200 5.300V21l1.700-1.400-1-1.300 1-1.300-.9-1.200a2.800 2.800 0 0 0 .4-5.300z',
  phone:
    'M9.5 3h5A2.5 2.5 0 0 1 17 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.5v-13A2.5 2.5 0 0 1 9.5 3zM11 18h2',
  plus: 'M12 5v14M5 12h14',
  post: 'M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6',
  quote: 'M5 7h5v5c0 3-2 5-4 5M14 7h5v5c0 3-2 5-4 5',
  redo: 'M20 9H9a5 5 0 0 0 0 10h4M20 9l-4-4M20 9l-4 4',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  right: 'm10 6 6 6-6 6',
  send: 'M4 12 20 4l-6 16-3-7zM11 13l4-4',
  play: 'M4 5h16v14H4zM10 9v6l5-3z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  scales: 'M12 4v16M7 20h10M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  strike: 'M5 12h14M16 8c-.5-2-2-3-4-3-2.5 0-4 1.3-4 3.2M8 16c.5 2 2 3 4 3 2.5 0 4-1.3 4-3.3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  tags: 'M4 4h7l9 9-7 7-9-9zM8 8h.1',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  underline: 'M7 5v6a5 5 0 0 0 10 0V5M6 20h12',
  undo: 'M4 9h11a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4',
  up: 'm6 14.5 6-6 6 6',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20c0-4 3-6 7-6s7 2 7 6',
  wand: 'M5 19 15 9M17.5 3v4M15.5 5h4M19.5 11v3M18 12.5h3M10 4v3M8.5 5.5h3',
  voice: 'M5 5h14v11h-8l-5 4v-4H5zM8.500 9h7M8.500 12h5',
  verified: 'M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.7 12l2.4 2.4 4.4-4.8',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  x: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof PATHS

const BOLD_DOTS = new Set<IconName>(['dots', 'grip'])

interface IconProps {
  name: IconName
  size?: number
}

/** Decorative: the meaning is always in a text or a label next to it. */
export const Icon = ({ name, size = 18 }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={BOLD_DOTS.has(name) ? 2.7 : 1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={PATHS[name]} />
  </svg>
)
