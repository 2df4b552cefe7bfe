import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cutFonts } from './scripts/fonts.ts'
import { adminInBrowser } from './scripts/admin-in-browser.ts'
import { guardedReload } from './scripts/guarded-reload.ts'

await cutFonts()

export default defineConfig({
  plugins: [adminInBrowser(), guardedReload(), reactRouter()],
  build: { target: 'baseline-widely-available', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    // The server is one bundle with its own start, so that it starts fast and has every module once.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
  worker: { format: 'es' },
  ssr: { external: ['sharp', '@node-rs/argon2', 'pg'] },
})
