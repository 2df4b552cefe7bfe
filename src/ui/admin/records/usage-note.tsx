import { List } from '@mantine/core'
import type { Resource } from '#ui/admin/records/resource.ts'
import { type Usage, usageLines } from '#ui/admin/records/usage.ts'

/** What archiving means for visitors and for the records that use it. */
export const archiveNote = ({ one }: Pick<Resource, 'one'>, usages: Usage[]) => (
  <>
    Visitors will no longer see this {one}. You can take it out of the archive at any time.
    {usages.length > 0 && (
      <>
        {' '}
        What uses it stays as it is, but shows it no more until then:
        <UsageLines usages={usages} />
      </>
    )}
  </>
)

export const stillUsedNote = (usages: Usage[]) => (
  <>
    It can be deleted once nothing refers to it. Take it out of these first:
    <UsageLines usages={usages} />
  </>
)

const UsageLines = ({ usages }: { usages: Usage[] }) => (
  <List size="sm" mt={8}>
    {usageLines(usages).map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
)
