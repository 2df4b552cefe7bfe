import { Kbd, useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLogOut } from '#admin/layout/user-box.tsx'
import { CREATE, GO } from '#admin/palette/places.ts'
import { useFound } from '#admin/palette/use-found.ts'
import { settingsPath, tabsFor } from '#admin/settings/tabs.ts'
import { fold } from '#shared/czech/slug.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { currentUser } from '#ui/admin/user.ts'

interface Action {
  label: string
  icon: IconName
  run: () => unknown
  /** What else stands beside it: keys, or the kind of record. */
  hint?: string | undefined
}

interface PaletteDialogProps {
  /** Opens anew whenever it grows. */
  asked: number
  onHelp: () => void
}

export function PaletteDialog({ asked, onHelp }: PaletteDialogProps) {
  const [query, setQuery] = useState('')
  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])
  const { found, isSearching } = useFound(query)
  const groups = useCommands(onHelp)
    .map(([label, actions]) => [label, actions.filter((action) => matches(action.label, query))] as const)
    .filter(([, actions]) => actions.length > 0)
  const navigate = useNavigate()
  const results = found.map(({ label, hint, icon, path }) => ({ label, hint, icon, run: () => navigate(path) }))
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={440}
      aria-label="Search and commands"
    >
      <Spotlight.Search
        placeholder="Go to a screen, find a post, casino or bookmaker…"
        aria-label="Search and commands"
        leftSection={<Icon name="search" />}
      />
      <Spotlight.ActionsList>
        {results.length > 0 && <Group label="Found" actions={results} />}
        {groups.map(([label, actions]) => (
          <Group key={label} label={label} actions={actions} />
        ))}
        {results.length === 0 && groups.length === 0 && (
          <Spotlight.Empty>{isSearching ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

const matches = (label: string, query: string) =>
  fold(query)
    .split(/\s+/)
    .every((word) => fold(label).includes(word))

const Group = ({ label, actions }: { label: string; actions: Action[] }) => (
  <Spotlight.ActionsGroup label={label}>
    {actions.map(({ label: name, icon, run, hint }, index) => (
      <Spotlight.Action
        key={`${name}${index}`}
        label={name}
        leftSection={<Icon name={icon} />}
        rightSection={hint && <Kbd>{hint}</Kbd>}
        onClick={() => void run()}
      />
    ))}
  </Spotlight.ActionsGroup>
)

function useCommands(onHelp: () => void): [string, Action[]][] {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { setColorScheme } = useMantineColorScheme()
  const to = (path: string) => () => navigate(path)
  return [
    ['Go to', GO.map(({ path, label, icon, key }) => ({ label, icon, run: to(path), hint: key && `g ${key}` }))],
    ['Create', CREATE.map(({ path, label, icon }) => ({ label, icon, run: to(path) }))],
    [
      'Settings',
      tabsFor(currentUser().role).map(({ name, label }) => ({
        label,
        icon: 'settings' as const,
        run: to(settingsPath(name)),
      })),
    ],
    [
      'More',
      [
        { label: 'Light colours', icon: 'sun', run: () => setColorScheme('light') },
        { label: 'Dark colours', icon: 'moon', run: () => setColorScheme('dark') },
        { label: 'Colours as the system', icon: 'screen', run: () => setColorScheme('auto') },
        { label: 'Keyboard shortcuts', icon: 'keyboard', run: onHelp, hint: '?' },
        { label: 'Open the site', icon: 'external', run: () => window.open('/', '_blank', 'noopener') },
        { label: 'Log out', icon: 'out', run: logOut },
      ],
    ],
  ]
}
