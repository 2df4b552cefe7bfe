import { isFile, isSystemPath } from '#shared/canonical-path.ts'

/** Whether an address is a page of this site, which can be shown without loading a document. */
export const isOwnPage = ({ origin, pathname }: URL) =>
  origin === location.origin && !isSystemPath(pathname) && !isFile(pathname)
