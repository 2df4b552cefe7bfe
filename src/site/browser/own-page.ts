import { isFile, isSystemPath } from '#shared/canonical-path.ts'

export const isOwnPage = ({ origin, pathname }: URL) =>
  origin === location.origin && !isSystemPath(pathname) && !isFile(pathname)
