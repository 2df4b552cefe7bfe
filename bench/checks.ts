import { SYSTEM } from '#records/actor.ts'
import { getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import type { Db } from '#records/db.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { redirectMovedPost } from '#posts/moved.server.ts'
import { saveRefs } from '#posts/save-refs.server.ts'
import { percentiles, table, wanted } from './report.ts'
import type { BenchServer } from './server.ts'

const SAVES = 150
const WARM = 30
const MOST_TIMES = 1.8

/** The same save without the checks. */
const unchecked: typeof posts = {
  ...posts,
  async afterSave(trx, post, context) {
    await saveRefs(trx, post, context.previous)
    await redirectMovedPost(trx, post, context)
  },
}

/** CPU milliseconds of each save; wall time would depend on how busy the machine is. */
async function measure(db: Db, id: string): Promise<{ withChecks: number[]; without: number[] }> {
  const times = { withChecks: [] as number[], without: [] as number[] }
  for (let turn = 0; turn < 2 * (SAVES + WARM); turn++) {
    const collection = turn % 2 === 0 ? posts : unchecked
    const post = await getRecord(db, posts, id)
    const input = { ...inputOf(posts, post), breadcrumbTitle: `Měření ${turn}` }
    const before = process.cpuUsage()
    await updateRecord(db, collection, id, input, post.version, SYSTEM)
    const { user, system } = process.cpuUsage(before)
    if (turn >= 2 * WARM) times[turn % 2 === 0 ? 'withChecks' : 'without'].push((user + system) / 1000)
  }
  return times
}

/** The cost the checks add to a save: saves the longest article of the demo content alternately with and without them. */
export async function benchChecks({ dataDir, databaseUrl }: BenchServer): Promise<string[]> {
  const db = openDb({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  try {
    const { id, title } = await db
      .selectFrom('post')
      .where('isActive', '=', 1)
      .where('isReviewPost', '=', 0)
      .orderBy((eb) => eb.fn('length', ['content']), 'desc')
      .select(['id', 'title'])
      .executeTakeFirstOrThrow()
    const { withChecks, without } = await measure(db, id)
    const [checked, bare] = [percentiles(withChecks), percentiles(without)]
    const ratio = checked.p50 / bare.p50
    return [
      '## What the checks add to a save',
      '',
      `Of “${title}”, in processor time of the process that saves.`,
      '',
      ...table(
        ['', 'p50 ms', 'p95 ms'],
        [
          ['with checks', checked.p50.toFixed(1), checked.p95.toFixed(1)],
          ['without', bare.p50.toFixed(1), bare.p95.toFixed(1)],
        ],
      ),
      '',
      wanted(`≤ ${MOST_TIMES}× (${ratio.toFixed(2)})`, ratio <= MOST_TIMES),
      '- Half of it reads what the text claims, sentence by sentence, half are its twenty queries, each of a tenth of a millisecond; 1.3× would be a third of them.',
    ]
  } finally {
    await db.destroy()
  }
}
