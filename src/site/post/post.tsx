import { data } from 'react-router'
import { servicesContext } from '#infra/services.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import type { Route } from './+types/post.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const slug = params['*'].split('/').findLast(Boolean) ?? ''
  const post = await findPublicPost(db, { slug }, now())
  if (!post) throw data(`Page not found: /${params['*']}`, { status: 404 })
  return { title: post.title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }]

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{loaderData.title}</h1>
    </main>
  )
}
