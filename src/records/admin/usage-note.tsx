import { List } from '@mantine/core'
import type { Removed } from '#shared/schema/usage.ts'
import type { Resource } from '#records/admin/resource.ts'
import type { Usage } from '#shared/schema/usage.ts'
import { removedLines, usageLines } from '#records/admin/usage.ts'

export const archiveNote = ({ one }: Pick<Resource, 'one'>, usages: Usage[]) => (
  <>
    Visitors will no longer see this {one}. You can take it out of the archive at any time.
    {usages.length > 0 && (
      <>
        {' '}
        What uses it stays as it is, but shows it no more until then:
        <Lines lines={usageLines(usages)} />
      </>
    )}
  </>
)

export const stillUsedNote = (usages: Usage[]) => (
  <>
    It can be deleted once nothing refers to it. Take it out of these first:
    <Lines lines={usageLines(usages)} />
  </>
)

export const deletionNote = ({ one }: Pick<Resource, 'one'>, removed: Removed[]) => (
  <>
    The {one} will be gone, and its history can no longer be opened. This cannot be undone.
    {removed.length > 0 && (
      <>
        {' '}
        What goes with it:
        <Lines lines={removedLines(removed)} />
      </>
    )}
  </>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <List size="sm" mt={8}>
    {lines.map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
)
