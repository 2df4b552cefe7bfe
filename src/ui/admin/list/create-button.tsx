import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { createPathOf, type Resource } from '#ui/admin/records/resource.ts'
import { useWayBack } from '#ui/admin/records/way-back.ts'

interface CreateButtonProps {
  resource: Resource
  leftSection?: ReactNode
  children: ReactNode
}

/** From a list to the form of a new record. */
export const CreateButton = ({ resource, ...button }: CreateButtonProps) => (
  <Button component={Link} to={createPathOf(resource)} state={useWayBack()} {...button} />
)
