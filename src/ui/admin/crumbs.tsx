import { Anchor, Breadcrumbs } from '@mantine/core'
import { Link } from 'react-router'
import css from './screen.module.css'

interface CrumbsProps {
  above: readonly (readonly [path: string, label: string])[]
  here: string
}

export const Crumbs = ({ above, here }: CrumbsProps) => (
  <Breadcrumbs className={css.crumbs} separator="›">
    {above.map(([path, label]) => (
      <Anchor key={path} component={Link} to={path}>
        {label}
      </Anchor>
    ))}
    <span>{here}</span>
  </Breadcrumbs>
)
