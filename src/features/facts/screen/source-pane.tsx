import { Anchor, Button, Kbd, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { markValue, spellingsOf } from '#features/facts/screen/mark-value.ts'
import type { DueItem, SourceText } from '#features/facts/schema.ts'
import { clockTime, dayShort } from '#ui/admin/prague-words.ts'
import { source as sourceLabel } from '#features/facts/messages.ts'
import * as m from '#features/facts/screen/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { api } from '#records/admin/api/client.ts'
import css from './due.module.css'
import { detailSaid } from '#features/links/detail.ts'

const AROUND = 1

export function SourcePane({ item, url }: { item: DueItem; url: string }) {
  const { data, isError } = useSource(item)
  const isSilent = isError || data?.state === 'failed'
  return (
    <>
      <div className={css.sourceHead}>
        <span>{sourceLabel()}</span>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
          {url.replace('https://', '')} <Icon name="external" size={13} />
        </Anchor>
        <Kbd>O</Kbd>
      </div>
      <div className={css.source} aria-live="polite">
        {!data && !isError && <Skeleton height={120} />}
        {data?.state === 'reading' && <p className={css.quiet}>{m.pageIsRead()}</p>}
        {isSilent && (
          <div className={css.silent}>
            <p>
              {data?.detail ? (
                rich(m.pageSilentWhy, { why: detailSaid(data.detail), b: (words) => <b>{words}</b> })
              ) : (
                <b>{m.pageSilent()}</b>
              )}
            </p>
            <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default" size="compact-sm">
              {m.openInWindow()}
            </Button>
          </div>
        )}
        {data && data.lines.length > 0 && <Lines source={data} spellings={spellingsOf(item.readers, item.value)} />}
      </div>
    </>
  )
}

function Lines({ source, spellings }: { source: SourceText; spellings: string[] }) {
  const [isAll, setAll] = useState(false)
  const { lines, comparedWith, state, readAt } = source
  const marked = lines.map((parts) => parts.map((part) => ({ ...part, pieces: markValue(part.text, spellings) })))
  const found = marked.flat().flatMap(({ pieces }) => pieces.filter(({ isValue }) => isValue)).length
  const matters = marked.map((parts) =>
    parts.some(({ isNew, pieces }) => isNew || pieces.some((piece) => piece.isValue)),
  )
  const isNear = (at: number) => matters.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(Boolean)
  const shown = marked.flatMap((parts, at) => (isAll || !matters.includes(true) || isNear(at) ? [{ parts, at }] : []))
  const hasNews = marked.flat().some(({ isNew }) => isNew)
  return (
    <>
      <p className={css.quiet}>
        {state === 'read' && readAt
          ? m.pageAsText({ day: dayShort(new Date(readAt)), time: clockTime(readAt), found: foundWords(found) })
          : comparedWith
            ? m.whatItSaidOn({ day: dayShort(new Date(comparedWith)), found: foundWords(found) })
            : m.whatItSaid({ found: foundWords(found) })}
      </p>
      <div lang="cs" className={css.text}>
        {shown.map(({ parts, at }) => (
          <p key={at}>
            {parts.map(({ isNew, pieces }, index) => {
              const words = pieces.map((piece, number) =>
                piece.isValue ? <mark key={number}>{piece.text}</mark> : <span key={number}>{piece.text}</span>,
              )
              return isNew ? <ins key={index}>{words}</ins> : <span key={index}>{words}</span>
            })}
          </p>
        ))}
      </div>
      {hasNews && comparedWith && (
        <p className={css.quiet}>{m.underlined({ day: dayShort(new Date(comparedWith)) })}</p>
      )}
      {shown.length < lines.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {m.showWhole({ count: lines.length })}
        </Button>
      )}
    </>
  )
}

const foundWords = (count: number) =>
  count === 0 ? m.valueNotFound() : count === 1 ? m.foundOnce() : m.foundTimes({ count, number: count })

const POLL_MS = 800

const useSource = ({ collection, recordId, fact, last }: DueItem) =>
  useQuery({
    queryKey: ['source', recordId, fact],
    queryFn: ({ signal }) =>
      api.get('/facts/{collection}/{id}/{fact}/source', {
        params: { collection, id: recordId, fact },
        signal,
        isQuiet: true,
      }),
    enabled: last?.sourceKind === 'address',
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? POLL_MS : false),
  })
