/** Set by `npm run test:all`. */
export const isAll = process.env['TEST_ALL'] === '1'

/** How many cases a property of a whole site is tried with, when each takes a good part of a second. */
export const casesOf = (all: number): number => (isAll ? all : Math.ceil(all / 3))
