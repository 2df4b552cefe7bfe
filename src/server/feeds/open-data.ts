import type { Context } from 'hono'
import type { AppHono } from '#records/calls/calls.server.ts'
import { streamOf } from '#records/csv/attach-csv.server.ts'
import { allComplaints, complaintsStamp, type OpenComplaint } from '#features/complaints/read.server.ts'
import { booksStamp, listBooks, type OfferBook } from '#features/complaints/books.server.ts'
import { BOOK_CSV, COMPLAINTS_CSV } from '#features/complaints/shared/address.ts'
import { shareOf } from '#features/complaints/shared/figures.ts'
import { KINDS } from '#features/complaints/shared/kinds.ts'
import { SHOWN_STATES } from '#features/complaints/shared/states.ts'
import { OPEN_LICENCE, type OpenCasino } from '#features/facts/open-data.ts'
import { openCasinos, openDataStamp, stampOf, withdrawalsStamp } from '#features/facts/open-data.server.ts'
import { allWithdrawals, type ListedWithdrawal } from '#entities/payout-test/all.server.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { OFFER_NOUNS } from '#features/players/offer.ts'
import { openVoices, VOICES_HEAD, voicesRow } from '#features/voices/open-data.server.ts'
import { VOICES_CSV } from '#features/voices/shared/address.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { matchesEtag } from '#server/http/etag.ts'
import { CSV_TYPE, LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'

/** Compressing would need it in memory. */
const CACHE = 'public, max-age=300, no-transform'
const JSON_TYPE = 'application/json; charset=utf-8'
const HEAD = ['kasino', 'nazev', 'klic', 'udaj', 'hodnota', 'stav', 'overeno', 'druh_zdroje', 'zdroj']

const STATES = { checked: 'ověřeno', due: 'ověřujeme', unchecked: 'neověřeno' }
const SOURCES = { address: 'adresa', 'own-test': 'vlastní test', document: 'dokument', operator: 'provozovatel' }

const WITHDRAWALS_HEAD = [
  'kasino',
  'nazev',
  'metoda',
  'castka_kc',
  'poplatek_kc',
  'zadost',
  'na_uctu',
  'hodin',
  'slib_hodin',
]

const COMPLAINTS_HEAD = ['cislo', 'kasino', 'nazev', 'stav', 'druh', 'castka_kc', 'prijata', 'uzavrena', 'dni']

const BOOK_HEAD = [
  'podnik',
  'nazev',
  'druh',
  'prijatych',
  'vyresenych',
  'nevyresenych',
  'zamitnutych',
  'otevrenych',
  'podil_vyresenych',
  'median_dni',
  'nevyplaceno_kc',
]

export function mountOpenData(app: AppHono, { db, env, now }: Services): void {
  const reader = offThread(db)
  const casinosStamp = () => openDataStamp(reader, now())
  app.get('/data/kasina.csv', async (http) =>
    respond(http, CSV_TYPE, await casinosStamp(), () => csvOf(HEAD, openCasinos(reader, now()), rowsOf)),
  )
  app.get('/data/kasina.json', async (http) =>
    respond(http, JSON_TYPE, await casinosStamp(), () => jsonOf(openCasinos(reader, now()), env.SITE_URL)),
  )
  app.get('/data/vybery.csv', async (http) =>
    respond(http, CSV_TYPE, await withdrawalsStamp(reader), () =>
      csvOf(WITHDRAWALS_HEAD, allWithdrawals(reader), withdrawalRow),
    ),
  )
  app.get(VOICES_CSV, async (http) => {
    const months = await openVoices(reader)
    return respond(http, CSV_TYPE, stampOf(months), () => csvOf(VOICES_HEAD, [months], voicesRow))
  })
  app.get(BOOK_CSV, async (http) =>
    respond(http, CSV_TYPE, await booksStamp(reader, now()), () => csvOf(BOOK_HEAD, booksOf(reader, now()), bookRow)),
  )
  app.get(COMPLAINTS_CSV, async (http) =>
    respond(http, CSV_TYPE, await complaintsStamp(reader), () =>
      csvOf(COMPLAINTS_HEAD, allComplaints(reader), complaintRow),
    ),
  )
}

function respond(http: Context, type: string, stamp: string, lines: () => AsyncGenerator<string>): Response {
  const tag = `"${stamp}"`
  http.header('Cache-Control', CACHE)
  http.header('ETag', `W/${tag}`)
  if (matchesEtag(http.req.header('if-none-match'), tag)) return http.body(null, 304)
  return http.body(streamOf(lines()), 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' })
}

async function* csvOf<Item>(
  head: string[],
  parts: AsyncIterable<Item[]> | Iterable<Item[]>,
  rows: (item: Item) => string[][],
): AsyncGenerator<string> {
  yield writeCsv([head], LIST_DELIMITER)
  for await (const part of parts) yield moreCsv(part.flatMap(rows), LIST_DELIMITER)
}

const rowsOf = ({ slug, title, facts }: OpenCasino) =>
  facts.map(({ key, label, value, state, on, source }) => [
    slug,
    title,
    key,
    label,
    value,
    STATES[state],
    on ?? '',
    source ? SOURCES[source.kind] : '',
    source?.text ?? '',
  ])

function withdrawalRow(withdrawal: ListedWithdrawal): string[][] {
  const { casino, method, amount, fee, askedAt, arrivedAt } = withdrawal
  const figures = [amount, fee, askedAt, arrivedAt, hoursIn(withdrawal), casino.promise]
  return [[casino.slug, casino.title, method, ...figures.map((figure) => String(figure ?? ''))]]
}

/** Without titles and texts. */
const complaintRow = ({
  number,
  offer,
  state,
  kind,
  amount,
  receivedOn,
  closedOn,
  days,
}: OpenComplaint): string[][] => [
  [
    String(number),
    offer.slug,
    offer.title,
    SHOWN_STATES[state].czech,
    KINDS[kind].label,
    ...[amount, receivedOn, closedOn, days].map((figure) => String(figure ?? '')),
  ],
]

async function* booksOf(db: Reader, now: Date): AsyncGenerator<OfferBook[]> {
  yield await listBooks(db, now)
}

/** The last twelve months. With few closed ones the figures after the counts are empty. */
function bookRow({ collection, slug, title, book }: OfferBook): string[][] {
  const { received, solved, unsolved, rejected, open, medianDays, unpaid } = book
  const figures = [received, solved, unsolved, rejected, open, shareOf(book), medianDays, unpaid]
  return [[slug, title, OFFER_NOUNS[collection], ...figures.map((figure) => String(figure ?? ''))]]
}

/** Czech notation, as in all other files: a Czech spreadsheet would read 8.40 as a date. */
const hoursIn = (withdrawal: ListedWithdrawal) => hoursOf(withdrawal)?.toFixed(2).replace('.', ',')

async function* jsonOf(parts: AsyncGenerator<OpenCasino[]>, siteUrl: string): AsyncGenerator<string> {
  const head = { licence: OPEN_LICENCE, source: `${siteUrl}/data/` }
  yield `${JSON.stringify(head).slice(0, -1)},"casinos":[`
  let separator = ''
  for await (const part of parts) {
    for (const casino of part) {
      yield separator + JSON.stringify(casino)
      separator = ',\n'
    }
  }
  yield ']}\n'
}
