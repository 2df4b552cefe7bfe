import { buildIfNeeded } from './build.mjs'

/** Tests of faults start the server as people do, from its build. */
export default buildIfNeeded
