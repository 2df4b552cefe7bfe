/** The scales: the site's name means "prudently", from the word for weighing. */
export const BrandMark = () => (
  <svg viewBox="0 0 45 45" width="45" height="45" aria-hidden="true">
    <rect width="45" height="45" rx="11" fill="var(--cobalt-600)" />
    <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M22.5 11.5v21M16.5 34h12m-19-16.5 26-3.5" />
      <path
        d="M9.5 17.5 6.8 25a4.2 4.2 0 0 0 7.4 0l-2.9-7.7M35.5 14l-2.8 7.5a4.2 4.2 0 0 0 7.4 0z"
        fill="#fff"
        fillOpacity=".22"
        strokeWidth="2"
      />
    </g>
  </svg>
)
