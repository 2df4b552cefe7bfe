const PATHS = {
  check: <path d="M4 12.5 9.5 18 20 6.5" />,
  x: <path d="M6 6l12 12M18 6 6 18" />,
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  ext: <path d="M8 16 18 6M10 6h8v8" />,
  menu: <path d="M4 8h16M4 16h16" />,
  chev: <path d="m9 5 7 7-7 7" />,
  chevl: <path d="m15 5-7 7 7 7" />,
  info: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.2" />,
  shield: <path d="M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.3 2" />,
  card: (
    <path d="M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M7 15h3" />
  ),
  gift: (
    <path d="M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C9 7.5 7.3 6.4 7.3 5c0-1 .8-1.7 1.8-1.7 1.7 0 2.9 2.2 2.9 4.2zM12 7.5c3 0 4.7-1.1 4.7-2.5 0-1-.8-1.7-1.8-1.7-1.7 0-2.9 2.2-2.9 4.2z" />
  ),
  phone: (
    <path d="M9.5 3h5A2.5 2.5 0 0 1 17 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.5v-13A2.5 2.5 0 0 1 9.5 3zM11 18h2" />
  ),
  chat: <path d="M4 5h16v11H10l-4.5 4V16H4z" />,
  scale: (
    <path d="M12 4v16M7.5 20h9M5 7.5l14-1M5 7.5 2.8 13a2.6 2.6 0 0 0 4.6 0zM19 6.5 16.8 12a2.6 2.6 0 0 0 4.6 0z" />
  ),
  warn: <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2" />,
  cube: <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />,
  search: <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 21 21" />,
  pause: <path d="M8 5v14M16 5v14" />,
} as const

export type IconName = keyof typeof PATHS

/** Decorative: the meaning is always in the text next to it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
    {PATHS[name]}
  </svg>
)
