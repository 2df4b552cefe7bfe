import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import * as m from '#ui/admin/messages.ts'
import { disableLinks, showDocument } from '#ui/admin/preview/show-document.ts'
import css from './preview.module.css'

interface PreviewFrameProps {
  html: string
  width: number
}

/** The page in a viewport of the given width, scaled down to fit. It may run no scripts. */
export function PreviewFrame({ html, width }: PreviewFrameProps) {
  const { ref, width: room, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(html)
  const latest = useRef(first)
  const [isLoaded, setLoaded] = useState(false)
  const scale = room > 0 ? Math.min(1, room / width) : 1

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isLoaded || !shown || html === latest.current) return
    showDocument(shown, html)
    latest.current = html
  }, [html, isLoaded])

  return (
    <div ref={ref} className={css.window}>
      <iframe
        ref={frame}
        title={m.previewOfPage()}
        sandbox="allow-same-origin"
        srcDoc={first}
        style={{ width, height: height / scale, marginInline: scale < 1 ? 0 : 'auto', transform: `scale(${scale})` }}
        onLoad={(event) => {
          const shown = event.currentTarget.contentDocument
          if (shown) disableLinks(shown)
          setLoaded(true)
        }}
      />
    </div>
  )
}
