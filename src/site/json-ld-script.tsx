import { scriptJson } from '#site/json-ld.ts'

export const JsonLd = ({ graph }: { graph: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
)
