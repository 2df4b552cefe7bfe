import { useDeferredValue, useMemo } from 'react'
import * as m from '#posts/admin/form/messages.ts'
import { countWords, minutesOf } from '#posts/content/reading-time.ts'
import type { PostInput } from '#posts/schema.ts'
import css from './text-length.module.css'

type TextLengthProps = Pick<PostInput, 'content' | 'shortcodesConfig' | 'faq'>

/** Counted when the writer pauses, because only then the text reaches the form, and after what the form shows. */
export function TextLength(post: TextLengthProps) {
  const [content, shortcodesConfig, faq] = [
    useDeferredValue(post.content),
    useDeferredValue(post.shortcodesConfig),
    useDeferredValue(post.faq),
  ]
  const count = useMemo(() => countWords({ content, shortcodesConfig, faq }), [content, shortcodesConfig, faq])
  return (
    <p className={css.length}>
      {count === 0 ? m.noWords() : `${m.wordCount({ count })} · ${m.readingTime({ minutes: minutesOf(count) })}`}
    </p>
  )
}
