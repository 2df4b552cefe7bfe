import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { ShareCard } from '#posts/share-card.server.ts'
import { formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { plainCoverFile } from '#shared/cover/file.ts'
import type { ShownCover } from '#shared/cover/schema.ts'

export const OG_WIDTH = 1200
export const OG_HEIGHT = 630
/** Drawn at this size, so the logo is loaded at twice of it. */
export const LOGO_SIZE = 188

/** The values of `ui/site/tokens.css`; the picture is drawn without CSS. */
const COLOUR = {
  ground: '#f8fafd',
  line: '#d3dae8',
  text: '#141b33',
  muted: '#4a5774',
  brand: '#2448bd',
  ink: '#172860',
  accent: '#9e2443',
}
// Each font has two files; the second has the Czech accented letters.
const SERIF = 'Literata, Literata Ext'
const SANS = 'Figtree, Figtree Ext'

const NBSP = '\u00a0'
/** Characters without a glyph would be drawn as empty boxes. */
const UNDRAWABLE = /[^\u0020-\u024f\u2010-\u2044\u20ac\u2122\u2212]/gu

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45" width="144" height="144">
  <rect width="45" height="45" rx="11" fill="${COLOUR.brand}"/>
  <g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M22.5 11.5v21M16.5 34h12m-19-16.5 26-3.5"/>
    <path d="M9.5 17.5 6.8 25a4.2 4.2 0 0 0 7.4 0l-2.9-7.7M35.5 14l-2.8 7.5a4.2 4.2 0 0 0 7.4 0z"
      fill="#fff" fill-opacity=".22" stroke-width="2"/>
  </g>
</svg>`
const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const MARK_URL = dataUrl(MARK)
const COVER = { width: 416, height: 234 }

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children)

const image = (src: string, size: number, radius = 0) =>
  createElement('img', { src, width: size, height: size, style: { borderRadius: radius } })

interface Layout {
  card: ShareCard
  siteName: string
  host: string
  /** A data URL. */
  logo: string | undefined
}

export function ogLayout({ card, siteName, host, logo }: Layout): ReactNode {
  const { subject } = card
  return box(
    {
      width: OG_WIDTH,
      height: OG_HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '60px 72px 48px',
      background: COLOUR.ground,
      borderTop: `14px solid ${COLOUR.brand}`,
      fontFamily: SANS,
      color: COLOUR.text,
    },
    box(
      { alignItems: 'center', gap: 22 },
      image(MARK_URL, 72),
      box({ fontFamily: SERIF, fontSize: 44, color: COLOUR.ink }, siteName),
    ),
    box(
      { alignItems: 'center', gap: 56, width: '100%' },
      box(
        { flexDirection: 'column', flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 14 },
        card.kind ? box({ fontSize: 30, color: COLOUR.brand }, card.kind) : null,
        titleBox(card.title, subject ? 760 : card.cover ? 584 : 1056),
      ),
      subject ? subjectBox(subject, logo) : card.cover ? coverBox(card.cover) : null,
    ),
    box(
      {
        width: '100%',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingTop: 26,
        borderTop: `2px solid ${COLOUR.line}`,
        fontSize: 26,
        color: COLOUR.muted,
      },
      box({}, host),
      box({ gap: 14 }, box({ color: COLOUR.accent }, '18+'), box({}, 'Hrajte zodpovědně')),
    ),
  )
}

function titleBox(title: string, width: number): ReactNode {
  const isNarrow = width < 1056
  const fontSize = title.length <= 45 ? 76 : title.length <= 90 ? 60 : 48
  return createElement(
    'div',
    {
      style: {
        display: 'block',
        width,
        fontFamily: SERIF,
        fontSize: isNarrow ? fontSize * 0.84 : fontSize,
        lineHeight: 1.16,
        lineClamp: isNarrow ? 5 : 4,
      },
    },
    hardSpaces(title.trim()).replace(UNDRAWABLE, ''),
  )
}

const coverBox = ({ drawing, ground }: ShownCover): ReactNode =>
  createElement('img', { src: dataUrl(plainCoverFile(drawing, ground)), ...COVER, style: { borderRadius: 8 } })

function subjectBox(subject: NonNullable<ShareCard['subject']>, logo: string | undefined): ReactNode {
  return box(
    { flexDirection: 'column', alignItems: 'stretch', gap: 18, width: LOGO_SIZE },
    logo ? image(logo, LOGO_SIZE, 28) : null,
    subject.rating === null
      ? null
      : box(
          {
            alignItems: 'baseline',
            justifyContent: 'center',
            gap: 6,
            padding: '10px 0 16px',
            borderRadius: 20,
            background: COLOUR.ink,
            color: '#ffffff',
          },
          box({ fontFamily: SERIF, fontSize: 64, lineHeight: 1.1 }, formatRating(subject.rating)),
          box({ fontSize: 24, color: '#bccfff', whiteSpace: 'nowrap' }, `/${NBSP}10`),
        ),
  )
}
