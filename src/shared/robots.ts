import * as m from '#shared/messages.ts'
import { type Said, said } from '#shared/words/message.ts'

interface Line {
  number: number
  name: string
  value: string
}

interface Rule extends Line {
  isAllow: boolean
}

interface Group {
  agents: string[]
  rules: Rule[]
}

interface RobotsProblem {
  line: number
  message: Said
}

interface RobotsDecision {
  isAllowed: boolean
  /** The deciding rule; without one everything is allowed. */
  rule?: { line: number; text: string }
  agent?: string
}

const KNOWN = new Set(['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'host', 'clean-param'])

const beforeHash = (text: string) => text.split('#', 1).join('')

function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, index) => {
    const line = beforeHash(whole).trim()
    const colon = line.indexOf(':')
    if (colon < 0) return []
    return { number: index + 1, name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }
  })
}

export function checkRobots(text: string): RobotsProblem[] {
  const problems: RobotsProblem[] = []
  let agents: string[] | undefined
  let hasRules = false
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const plain = beforeHash(whole).trim()
    if (plain === '') continue
    const [parsed] = linesOf(plain)
    if (!parsed) {
      problems.push({ line, message: said(m.robotsDirective) })
      continue
    }
    const { name, value } = parsed
    if (name === 'user-agent') {
      agents = hasRules || !agents ? [value] : [...agents, value]
      hasRules = false
    }
    if (name === 'allow' || name === 'disallow') hasRules = true
    const message = problemOf(name, value, agents)
    if (message) problems.push({ line, message })
  }
  return problems
}

function problemOf(name: string, value: string, agents: string[] | undefined): Said | undefined {
  if (!KNOWN.has(name)) return said(m.robotsUnknown, { name: name || ':' })
  if (name === 'user-agent') return value ? undefined : said(m.robotsAgent)
  if (name === 'sitemap') {
    return /^https?:\/\/[^/\s]+\/\S*$/.test(value) ? undefined : said(m.robotsSitemap)
  }
  if (name === 'crawl-delay') return /^\d+(\.\d+)?$/.test(value) ? undefined : said(m.robotsDelay)
  if (name !== 'allow' && name !== 'disallow') return undefined
  if (!agents) return said(m.robotsNobody)
  if (value !== '' && !/^[/*]/.test(value)) return said(m.robotsPath)
  if (name === 'disallow' && value === '/' && agents.includes('*')) return said(m.robotsNothing)
  return undefined
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let isOpen = false
  for (const line of linesOf(text)) {
    const current = groups.at(-1)
    if (line.name === 'user-agent') {
      // Consecutive user agents share the rules that follow.
      if (isOpen && current) current.agents.push(line.value)
      else groups.push({ agents: [line.value], rules: [] })
      isOpen = true
    } else if (line.name === 'allow' || line.name === 'disallow') {
      isOpen = false
      if (line.value !== '') current?.rules.push({ ...line, isAllow: line.name === 'allow' })
    }
  }
  return groups
}

/** Googlebot-Image/1.0 matches “Googlebot-Image”, else “Googlebot”, else “*”. */
function agentFor(groups: Group[], userAgent: string): string | undefined {
  const agentName = userAgent.toLowerCase()
  const names = groups.flatMap(({ agents }) => agents)
  const named = names
    .filter((name) => name !== '' && name !== '*' && agentName.includes(name.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
  return named[0] ?? names.find((name) => name === '*')
}

/** Paths are compared in encoded form, as crawlers send them. */
function encoded(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

/** `*` matches anything, a final `$` the end of the path. */
export function matchesRobotsPath(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map(encoded)
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  if (rest.length === 0) return !isWhole || path === first
  let at = first.length
  for (const part of rest.slice(0, -1)) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  const last = rest.at(-1) ?? ''
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0
}

export function robotsPath(typed: string): string {
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null
  const path = url ? url.pathname + url.search : typed.trim()
  return beforeHash(encoded(path.startsWith('/') ? path : `/${path}`))
}

/** Whether a crawler may fetch a path: the longest matching rule decides, and of two equally long ones the allowing one. */
export function decideRobots(text: string, typedPath: string, userAgent: string): RobotsDecision {
  const path = robotsPath(typedPath)
  if (path === '/robots.txt') return { isAllowed: true }
  const groups = groupsOf(text)
  const agent = agentFor(groups, userAgent)
  if (agent === undefined) return { isAllowed: true }
  const isMeant = (group: Group) => group.agents.some((name) => name.toLowerCase() === agent.toLowerCase())
  const [winner] = groups
    .filter(isMeant)
    .flatMap(({ rules }) => rules)
    .filter(({ value }) => matchesRobotsPath(value, path))
    .toSorted((one, other) => other.value.length - one.value.length || Number(other.isAllow) - Number(one.isAllow))
  if (!winner) return { isAllowed: true, agent }
  const words = `${winner.isAllow ? 'Allow' : 'Disallow'}: ${winner.value}`
  return { isAllowed: winner.isAllow, rule: { line: winner.number, text: words }, agent }
}
