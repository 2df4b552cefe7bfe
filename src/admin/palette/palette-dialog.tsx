import { Combobox, Kbd, Modal, ScrollArea, TextInput, useCombobox } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useEffect } from 'react'
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

const LABEL = 'Search and commands'

export const PaletteDialog = ({ isOpen, ...choice }: PaletteDialogProps) => (
  <Modal.Root opened={isOpen} onClose={choice.onClose} size={600} yOffset="12vh">
    <Modal.Overlay />
    <Modal.Content aria-label={LABEL} radius="lg">
      <Choice {...choice} />
    </Modal.Content>
  </Modal.Root>
)

type Group = [string, Entry[]]

/** Sorts entries in each group, and the groups, by best match. */
function ranked(groups: Group[], query: string): Group[] {
  const sorted = groups
    .filter(([, entries]) => entries.length > 0)
    .map(([label, entries]): Group => [label, byMatch(entries, (entry) => entry.label, query)])
  return byMatch(sorted, ([, [best]]) => best?.label ?? '', query)
}

function Choice({ query, onQuery, onClose, onHelp }: Omit<PaletteDialogProps, 'isOpen'>) {
  const combobox = useCombobox({ opened: true })
  const { found, isSearching } = useFound(query)
  const commands = useCommands(onHelp)
  const shown = ranked(
    [
      ...commands.map(([label, entries]): Group => [label, entries.filter((entry) => matches(entry.label, query))]),
      ['Found', found],
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
          aria-label={LABEL}
          placeholder="Go to a screen, find a post, casino, writer or rubric…"
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
        <Combobox.Options aria-label={LABEL}>
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
          {shown.length === 0 && <Combobox.Empty>{isSearching ? 'Searching…' : 'Nothing found'}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}

/** Whether the label contains every word of the query, ignoring diacritics. */
const matches = (label: string, query: string) =>
  fold(query)
    .split(/\s+/)
    .every((word) => fold(label).includes(word))
