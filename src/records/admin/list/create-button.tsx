import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { createPathOf, type Resource } from '#records/admin/resource.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { mayWrite } from '#records/admin/api/user.ts'

interface CreateButtonProps {
  resource: Resource
  leftSection?: ReactNode
  children: ReactNode
}

export function CreateButton({ resource, ...button }: CreateButtonProps) {
  const wayBack = useBackState()
  if (!mayWrite(resource)) return null
  return <Button component={Link} to={createPathOf(resource)} state={wayBack} {...button} />
}
