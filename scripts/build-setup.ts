import { buildIfNeeded } from './build.mjs'

/** Fault tests start the server from its production build. */
export default buildIfNeeded
