import './node-version.mjs'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'

process.env.NODE_ENV = 'development'

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })

// The services (the database above all) live as long as the process; the app on top of them is reloaded after a change.
const { readEnvironment } = await vite.ssrLoadModule('/src/infra/env.server.ts')
const { closeServices, createServices } = await vite.ssrLoadModule('/src/entities/create-services.server.ts')
const { prepareDatabase } = await vite.ssrLoadModule('/src/server/prepare.ts')
const { announce } = await vite.ssrLoadModule('/src/server/announce.ts')
let env
let services
let setupAddress
try {
  env = readEnvironment()
  services = createServices(env)
  setupAddress = (await prepareDatabase(services)).setupAddress
} catch (error) {
  console.error(error.name === 'ConfigError' ? error.message : error)
  process.exit(1)
}

let loaded
async function currentApp() {
  const { createDevApp } = await vite.ssrLoadModule('/src/server/dev.ts')
  if (loaded?.createDevApp !== createDevApp) loaded = { createDevApp, app: createDevApp(services) }
  return loaded.app
}

const listener = getRequestListener(async (request, bindings) => {
  try {
    return await (await currentApp()).fetch(request, bindings)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(error.stack, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
})

createHttpServer((request, response) => vite.middlewares(request, response, () => listener(request, response))).listen(
  env.PORT,
  env.HOST,
  () => announce(env, services.log, setupAddress),
)

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => closeServices(services).then(() => process.exit(0)))
