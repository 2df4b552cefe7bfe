import { Anchor, Button, Kbd, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { markValue, spellingsOf } from '#features/facts/screen/mark-value.ts'
import type { DueItem, SourceText } from '#features/facts/schema.ts'
import { clockTime, dayShort } from '#ui/admin/prague-words.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { api } from '#records/admin/api/client.ts'
import css from './due.module.css'

const AROUND = 1

export function SourcePane({ item, url }: { item: DueItem; url: string }) {
  const { data, isError } = useSource(item)
  const isSilent = isError || data?.state === 'failed'
  return (
    <>
      <div className={css.sourceHead}>
        <span>Source</span>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
          {url.replace('https://', '')} <Icon name="external" size={13} />
        </Anchor>
        <Kbd>O</Kbd>
      </div>
      <div className={css.source} aria-live="polite">
        {!data && !isError && <Skeleton height={120} />}
        {data?.state === 'reading' && <p className={css.quiet}>The page is being read…</p>}
        {isSilent && (
          <div className={css.silent}>
            <p>
              <b>The page did not answer</b>
              {data?.detail && <span>: {data.detail}</span>}
            </p>
            <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default" size="compact-sm">
              Open it in a window
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
          ? `The page as text, read ${dayShort(new Date(readAt))} ${clockTime(readAt)}. ${foundWords(found)}`
          : `What it said${comparedWith ? ` on ${dayShort(new Date(comparedWith))}` : ''}. ${foundWords(found)}`}
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
        <p className={css.quiet}>Underlined: new since the check of {dayShort(new Date(comparedWith))}.</p>
      )}
      {shown.length < lines.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          Show the whole page, {plural(lines.length, 'line', 'lines')}
        </Button>
      )}
    </>
  )
}

const foundWords = (count: number) =>
  count === 0 ? 'The value was not found.' : count === 1 ? 'Found once:' : `Found ${count} times:`

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
