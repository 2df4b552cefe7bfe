import { z } from 'zod'
import { JOB_STATES, type JobState } from '#features/import-site/job-states.ts'
import { Choices } from '#features/import-site/schema.ts'
import { fromKeys } from '#shared/objects.ts'
import { list } from '#shared/schema/list.ts'
import { Said } from '#shared/schema/said.ts'
import { id } from '#shared/schema/text.ts'

const State = z.enum(JOB_STATES)

export interface SiteImportJobRow {
  /** Also of what it writes, in `site_import`. */
  id: string
  state: JobState
  /** All of these as JSON; '' for none. */
  files: string
  choices: string
  report: string
  progress: string
  outcome: string
  problem: string
  userId: string
  userName: string
  createdAt: string
  changedAt: string
  startedAt: string | null
  endedAt: string | null
  evenChanged: number
}

export const MAX_BYTES = 1_000_000_000
/** Small: a lost connection loses little, no proxy refuses it, and taking it apart does not hold visitors up. */
export const PART_BYTES = 1_000_000
export const MAX_FILES = 50
const NAME_MAX = 200

/** The export itself, or the pictures of the old site. */
const FileKind = z.enum(['export', 'uploads'])

export const NewFile = z
  .strictObject({ name: z.string().trim().min(1).max(NAME_MAX), size: z.int().min(0), kind: FileKind })
  .meta({ id: 'SiteImportNewFile' })
export type NewFile = z.infer<typeof NewFile>

export const NewImport = z.strictObject({ files: list(NewFile, MAX_FILES).min(1) }).meta({ id: 'SiteImportNew' })

const Kept = z.object({ what: z.string(), count: z.int(), examples: z.array(z.string()) })
const Counted = z.object({ name: z.string(), count: z.int() })

const counts = <Name extends string>(names: readonly Name[]) => z.object(fromKeys(names, () => z.int()))
/** Imports from before films came over know nothing of them. */
const films = z.int().default(0)
const WRITTEN = ['posts', 'pages', 'writers', 'rubrics', 'pictures', 'casinos', 'redirects', 'menus'] as const

export const JobReport = z
  .object({
    system: z.enum(['wordpress', 'ghost']),
    version: z.string(),
    site: z.string(),
    counts: counts([
      'posts',
      'pages',
      'drafts',
      'scheduled',
      'trash',
      'authors',
      'pictures',
      'categories',
      'tags',
      'redirects',
      'toLookAt',
      'duplicates',
      'searchFields',
      'hereAlready',
    ]),
    writes: counts([...WRITTEN, 'missingPictures']).extend({ films }),
    authors: z.array(
      z.object({
        login: z.string(),
        name: z.string(),
        posts: z.int(),
        writerId: z.string().nullable(),
        isLeftOut: z.boolean(),
      }),
    ),
    terms: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        kind: z.enum(['category', 'tag']),
        posts: z.int(),
        becomes: z.enum(['rubric', 'reviews', 'nothing']),
        rubricId: z.string().nullable(),
        path: z.string(),
      }),
    ),
    menus: z.array(z.object({ slug: z.string(), name: z.string(), items: z.int() })),
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
    /** What the addresses of categories and tags began with. */
    bases: z.object({ category: z.string(), tag: z.string() }).default({ category: 'category', tag: 'tag' }),
    blocks: z.array(Counted),
    shortcodes: z.array(Counted),
    kept: z.array(Kept),
    duplicates: z.array(z.object({ id: z.string(), title: z.string(), path: z.string() })),
    toLookAt: z.array(z.object({ title: z.string(), what: z.array(z.string()) })),
    /** From which reviews of casinos can be told. */
    types: z.array(Counted),
    fields: z.array(Counted),
    casinos: z.array(z.string()),
    errors: z.array(Said),
  })
  .meta({ id: 'SiteImportReport' })
export type JobReport = z.infer<typeof JobReport>

export const PHASES = ['reading', 'people', 'pictures', 'posts', 'redirects', 'undo'] as const

export const Progress = z
  .object({
    phase: z.enum(PHASES),
    done: z.int(),
    total: z.int(),
    /** What came last, the latest first; a problem says why it could not. */
    recent: z.array(z.object({ at: z.iso.datetime(), name: z.string(), problem: Said.nullable() })),
    /** Of the whole; never goes back. */
    percent: z.number(),
    /** Where this run began, to guess when it ends. */
    since: z.iso.datetime(),
    sincePercent: z.number(),
    /** After a restart of the server. */
    resumedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SiteImportProgress' })
export type Progress = z.infer<typeof Progress>

export const Outcome = z
  .object({
    written: counts(WRITTEN).extend({ films }),
    isPublished: z.boolean(),
    errors: z.array(Said),
    /** What was changed here and stayed when the import was taken back. */
    stayed: z.array(z.string()),
    menusStayed: z.boolean().default(false),
    removed: z.int(),
  })
  .meta({ id: 'SiteImportOutcome' })
export type Outcome = z.infer<typeof Outcome>

export const JobFile = z
  .object({ id: z.string(), name: z.string(), size: z.int(), received: z.int(), kind: FileKind })
  .meta({ id: 'SiteImportFile' })
export type JobFile = z.infer<typeof JobFile>

const brief = {
  id: z.string(),
  state: State,
  /** Of its first file. */
  name: z.string(),
  progress: Progress.nullable(),
  outcome: Outcome.nullable(),
  problem: Said.nullable(),
  user: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Null if there is nothing to take back. */
  undoUntil: z.iso.datetime().nullable(),
}

export const JobBrief = z.object(brief).meta({ id: 'SiteImportBrief' })
export type JobBrief = z.infer<typeof JobBrief>

export const JobList = z.object({ items: z.array(JobBrief) }).meta({ id: 'SiteImportList' })

export const Job = z
  .object({
    ...brief,
    files: z.array(JobFile),
    choices: Choices,
    report: JobReport.nullable(),
  })
  .meta({ id: 'SiteImport' })
export type Job = z.infer<typeof Job>

export const Part = z
  .strictObject({ file: z.file(), fileId: id, offset: z.string().regex(/^\d{1,10}$/) })
  .meta({ id: 'SiteImportPart' })

export const ACTIONS = ['report', 'start', 'pause', 'undo'] as const

export const Act = z
  .strictObject({
    action: z.enum(ACTIONS),
    /** Takes back what was changed here, too. */
    evenChanged: z.boolean().default(false),
  })
  .meta({ id: 'SiteImportAct' })

/** Those that hold something of the old site, or the others. */
export const WHICH_POSTS = ['look', 'whole'] as const
const MAX_PAGE = 100_000
const REASON_MAX = 300

export const PostsQuery = z.strictObject({
  which: z.enum(WHICH_POSTS).default('look'),
  /** The message of one of the reasons; '' for all. */
  reason: z.string().max(REASON_MAX).default(''),
  page: z.coerce.number<string | number>().int().min(1).max(MAX_PAGE).default(1),
})

export const ImportedPosts = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        writer: z.string(),
        isActive: z.boolean(),
        version: z.int(),
        createdAt: z.string(),
        isLooked: z.boolean(),
        what: z.array(Said),
      }),
    ),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    counts: z.object({ look: z.int(), whole: z.int(), looked: z.int() }),
    reasons: z.array(z.object({ said: Said, count: z.int() })),
  })
  .meta({ id: 'SiteImportPosts' })
export type ImportedPosts = z.infer<typeof ImportedPosts>

export const Looked = z.strictObject({ postId: id, isLooked: z.boolean() }).meta({ id: 'SiteImportLooked' })

export const UndoPreview = z
  .object({
    goes: z.array(Counted),
    changed: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string() })),
  })
  .meta({ id: 'SiteImportUndoPreview' })
export type UndoPreview = z.infer<typeof UndoPreview>
