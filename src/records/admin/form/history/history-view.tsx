import { Button, ScrollArea, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as m from '#records/admin/form/history/messages.ts'
import { HistoryList, Parts } from '#records/admin/form/history/history-list.tsx'
import { historyQuery } from '#records/admin/form/history/history-queries.ts'
import { type HistoryOf, HistoryVersion } from '#records/admin/form/history/history-version.tsx'
import type { Restore } from '#records/admin/form/use-restore.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './history.module.css'
import { ReadFailure } from '#records/admin/read-failure.tsx'

interface HistoryViewProps extends HistoryOf {
  /** In a panel, one thing at a time; on a screen, the list with the selected version next to it. */
  shape: 'panel' | 'screen'
  chosen: number | undefined
  onChoose: (number: number | undefined) => void
  onRestore: Restore
  onWiden?: () => void
}

export function HistoryView({ shape, chosen, onChoose, onRestore, onWiden, ...of }: HistoryViewProps) {
  const { data: entries, isError, refetch } = useQuery(historyQuery(of.resource.collection, of.record))
  const entry = entries?.find(({ number, parts }) => number === chosen || parts.some((part) => part.number === chosen))
  const list = entries ? (
    <HistoryList entries={entries} words={of.words} chosen={chosen} onChoose={onChoose} />
  ) : isError ? (
    <ReadFailure title={m.historyUnread()} onTryAgain={refetch} />
  ) : (
    <Skeleton height={120} role="status" aria-label={m.historyLoading()} />
  )
  const version = chosen !== undefined && entry && (
    <HistoryVersion
      key={chosen}
      {...of}
      entry={entry}
      number={chosen}
      isNewest={chosen === entries?.[0]?.number}
      onRestore={onRestore}
      onWiden={onWiden}
      isNarrow={shape === 'panel'}
    />
  )
  if (shape === 'panel') {
    return (
      <section className={css.panel} aria-label={m.history()}>
        {version ? (
          <>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              mb={8}
              leftSection={<Icon name="left" size={16} />}
              onClick={() => onChoose(undefined)}
            >
              {m.allVersions()}
            </Button>
            {entry.parts.length > 0 && <Parts entry={entry} chosen={chosen} onChoose={onChoose} />}
            {version}
          </>
        ) : (
          list
        )}
      </section>
    )
  }
  return (
    <div className={css.history}>
      <ScrollArea className={css.list}>{list}</ScrollArea>
      <div className={css.version}>{version || <Text c="dimmed">{m.chooseVersion()}</Text>}</div>
    </div>
  )
}
