import { IMPORT_PATH, useImports } from '#features/import-site/screen/jobs.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isOpen } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/screen/messages.ts'

/** The way there from Settings → Data. */
export function ImportSiteLink() {
  const { data } = useImports()
  const open = data?.items.find(({ state }) => isOpen(state))
  return (
    <Button component={Link} to={IMPORT_PATH} variant="default" mt={14}>
      {open ? m.openIt() : m.sectionOpen()}
    </Button>
  )
}
