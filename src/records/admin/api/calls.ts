import type { Page } from '#shared/page.ts'

/** The server fills it where it lists its calls (`src/server/api/api.ts`), with types only. */
export interface Register {}

/** The calls of the private API by method and path, each with its arguments and its response. */
export type Calls = Register['calls']

export interface CallOptions {
  signal?: AbortSignal
  /** Shows no toast: the caller reports the error itself. */
  isQuiet?: boolean
  /** Makes retries safe: the server does not execute the same key twice, even if the first response was lost. */
  idempotencyKey?: string
  /** Not started by the user: it neither extends nor ends the session. */
  isBackground?: boolean
  /** Sent even while the page unloads. */
  outlivesPage?: boolean
  /** Signing in or out: neither refreshes the session, nor is it aborted when one ends. */
  needsNoSession?: boolean
}

/** A call as the server declares it; what is undefined is not sent. */
interface Declared {
  params: unknown
  query: unknown
  body: unknown
  response: unknown
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

type Sent<D extends Declared> = Part<'params', D['params']> & Part<'query', D['query']> & Part<'body', D['body']>

export interface ClientCall<D extends Declared> {
  args: Partial<Sent<D>> extends Sent<D> ? [options?: Sent<D> & CallOptions] : [options: Sent<D> & CallOptions]
  response: D['response']
}

type CallsAt = Record<string, { args: unknown[]; response: unknown }>
export type Caller<C extends CallsAt> = <Path extends keyof C & string>(
  path: Path,
  ...args: C[Path]['args']
) => Promise<C[Path]['response']>

export type ResponseOf<M extends keyof Calls, Path extends keyof Calls[M]> = Calls[M][Path] extends {
  response: infer R
}
  ? R
  : never

type GetPath = keyof Calls['GET']

/** The names under which something can be read that has this path. */
export type NameOfPath<Rest extends string> = NameIn<GetPath, Rest>
type NameIn<Path, Rest extends string> = Path extends `/${infer Name}/${Rest}` ? Name : never

/** Of records: all have a history. */
export type CollectionName = NameOfPath<'{id}/revisions'>

/** The names of collections whose records are a `Rec`. */
export type NameOf<Rec> = {
  [Name in CollectionName]: ResponseOf<'GET', `/${Name}/{id}`> extends Rec ? Name : never
}[CollectionName]

/** What can be read under a name of its own and gives a `Response`: lists, counts. */
export type NameWith<Response> = {
  [Path in GetPath]: Path extends `/${infer Name}` ? (ResponseOf<'GET', Path> extends Response ? Name : never) : never
}[GetPath]
export type ListName = NameWith<Page<{ id: string }>>
export type ListNameOf<Item> = NameWith<Page<Item>> & ListName
