import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import type * as Satori from 'satori'
import type { ShareCard } from '#posts/share-card.server.ts'
import { lazyPackage } from '#infra/lazy-package.server.ts'
import { lazily } from '#shared/lazily.ts'
import { LOGO_SIZE, OG_HEIGHT, OG_WIDTH, ogLayout } from '#server/images/og-layout.ts'

interface Picture {
  card: ShareCard
  siteName: string
  siteUrl: string
  logo: Uint8Array | undefined
}

/** It is large, and would slow down the start. */
const loadSatori = lazyPackage<typeof Satori>('satori')

/** Draws the picture with our own fonts, converted to outlines: the server may have none installed. */
export async function drawShareCard({ card, siteName, siteUrl, logo }: Picture): Promise<Uint8Array> {
  const { default: satori } = await loadSatori()
  const layout = ogLayout({ card, siteName, host: new URL(siteUrl).host, logo: logo && (await logoUrl(logo)) })
  const svg = await satori(layout, { width: OG_WIDTH, height: OG_HEIGHT, fonts: await loadFonts() })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer()
}

async function logoUrl(logo: Uint8Array): Promise<string | undefined> {
  const size = LOGO_SIZE * 2
  const png = await sharp(logo)
    .resize(size, size, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => undefined)
  return png && `data:image/png;base64,${png.toString('base64')}`
}

const FONTS = [
  { name: 'Literata', file: '@fontsource/literata/files/literata-latin-600-normal.woff' },
  { name: 'Literata Ext', file: '@fontsource/literata/files/literata-latin-ext-600-normal.woff' },
  { name: 'Figtree', file: '@fontsource/figtree/files/figtree-latin-600-normal.woff' },
  { name: 'Figtree Ext', file: '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff' },
]

const loadFonts = lazily(readFonts)

async function readFonts() {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    FONTS.map(async ({ name, file }) => ({
      name,
      data: await readFile(resolve(file)),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  )
}
