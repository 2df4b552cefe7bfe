import { z } from 'zod'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { RedirectAnswer } from '#entities/redirect/schema.ts'
import { call } from '#infra/calls.server.ts'
import { rootRelative } from '#shared/schema/url.ts'

export const publicRedirectCalls = [
  call(
    {
      method: 'get',
      path: '/redirects',
      tag: 'Redirects',
      summary: 'The redirect rule of a path; 204 when there is none',
      query: z.strictObject({ path: rootRelative }),
      answer: RedirectAnswer,
      mayBeEmpty: true,
    },
    ({ query }, { services }) => findRedirect(services.db, query.path),
  ),
]
