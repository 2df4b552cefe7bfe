import { Combobox, Kbd, Modal, ScrollArea, TextInput, useCombobox } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useEffect } from 'react'
import * as m from '#admin/palette/messages.ts'
import { type Entry, useCommands } from '#admin/palette/use-commands.ts'
import { useFound } from '#admin/palette/use-found.ts'
import { byMatch } from '#shared/match-rank.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import { fold } from '#shared/czech/slug.ts'
import css from './palette.module.css'

interface PaletteDialogProps {
  isOpen: boolean
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  onHelp: () => void
}

export const PaletteDialog = ({ isOpen, ...choice }: PaletteDialogProps) => (
  <Modal.Root opened={isOpen} onClose={choice.onClose} size={600} yOffset="12vh">
    <Modal.Overlay />
    <Modal.Content aria-label={m.searchAndCommands()} radius="lg">
      <Choice {...choice} />
    </Modal.Content>
  </Modal.Root>
)

type Group = [string, Entry[]]

/** Sorts entries in each group, and the groups, by best match. */
function ranked(groups: Group[], query: string): Group[] {
  const sorted = groups
    .filter(([, entries]) => entries.length > 0)
    .map(([label, entries]): Group => [label, byMatch(entries, (entry) => matched(entry, query), query)])
  return byMatch(sorted, ([, [best]]) => (best ? matched(best, query) : ''), query)
}

function Choice({ query, onQuery, onClose, onHelp }: Omit<PaletteDialogProps, 'isOpen'>) {
  const combobox = useCombobox({ opened: true })
  const { found, isSearching } = useFound(query)
  const commands = useCommands(onHelp)
  const shown = ranked(
    [
      ...commands.map(([label, entries]): Group => [
        label,
        entries.filter((entry) => matches(entry.label, query) || matches(inEnglish(entry), query)),
      ]),
      [m.found(), found],
    ],
    query,
  )

  // The first option is always selected, also when search results arrive later.
  const { selectFirstOption } = combobox
  const keys = shown.flatMap(([, entries]) => entries.map(({ id }) => id)).join()
  useEffect(() => {
    selectFirstOption()
  }, [selectFirstOption])
  useDidUpdate(() => {
    selectFirstOption()
  }, [keys])

  function run(id: string): void {
    const entry = shown.flatMap(([, entries]) => entries).find((each) => each.id === id)
    onClose()
    void entry?.run()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={run}>
      <Combobox.EventsTarget>
        <TextInput
          size="lg"
          variant="unstyled"
          aria-label={m.searchAndCommands()}
          placeholder={m.goOrFind()}
          leftSection={<Icon name="search" />}
          className={css.search}
          data-autofocus
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize
        mah={420}
        type="scroll"
        scrollbars="y"
        classNames={{ root: css.list, content: css.content }}
        viewportProps={{ tabIndex: 0 }}
      >
        <Combobox.Options aria-label={m.searchAndCommands()}>
          {shown.map(([label, entries]) => (
            <Combobox.Group key={label} label={label}>
              {entries.map(({ id, label: name, icon, hint, status }) => (
                <Combobox.Option key={id} value={id} className={css.option}>
                  <Icon name={icon} />
                  <span className={css.name} lang={status ? 'cs' : undefined}>
                    {name}
                  </span>
                  {status && status !== 'active' && <StatusBadge status={status} />}
                  {hint && <Kbd size="xs">{hint}</Kbd>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {shown.length === 0 && <Combobox.Empty>{isSearching ? m.searching() : m.nothingFound()}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}

const inEnglish = ({ english, label }: Entry) => english ?? label

/** The name by which it was found: commands are found by their English one, too, whatever the language. */
const matched = (entry: Entry, query: string) => (matches(entry.label, query) ? entry.label : inEnglish(entry))

/** Whether the label contains every word of the query, ignoring diacritics. */
const matches = (label: string, query: string) =>
  fold(query)
    .split(/\s+/)
    .every((word) => fold(label).includes(word))
