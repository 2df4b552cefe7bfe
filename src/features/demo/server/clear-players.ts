import { solvedComplaint } from '#features/change-log/logged-facts.ts'
import { removeChange } from '#features/change-log/record-changes.server.ts'
import { dropFiles } from '#features/complaints/files.server.ts'
import { COMPLAINTS } from '#features/complaints/schema.ts'
import { getComplaint, removeComplaint } from '#features/complaints/store.server.ts'
import { ALL_OFFERS } from '#features/complaints/sums.server.ts'
import { clearHistory, inParts } from '#features/demo/server/parts.ts'
import type { ClearPlan } from '#features/demo/server/plan.ts'
import { VOICES } from '#features/voices/schema.ts'
import { getVoice, removeVoice } from '#features/voices/store.server.ts'
import type { Trx } from '#records/db.server.ts'

/** What invented players have written. Returns the keys of their papers. */
export async function clearPlayers(trx: Trx, { goes, items }: ClearPlan, now: Date): Promise<string[]> {
  const [voices, complaints] = [goes.get('voice') ?? [], goes.get('complaint') ?? []]
  const keys = [...(await clearVoices(trx, voices, now)), ...(await clearComplaints(trx, complaints, now))]
  await clearHistory(trx, VOICES, voices)
  await clearHistory(trx, COMPLAINTS, complaints)
  const contacts = [...items('complaintContact')]
  // A contact that a person has written down since is theirs.
  await inParts(contacts, (some) =>
    trx
      .deleteFrom('complaintContact')
      .where('recordId', 'in', some)
      .where(
        'checkedBy',
        'in',
        trx
          .selectFrom('user')
          .where('id', 'in', ['', ...items('user')])
          .select('name'),
      )
      .execute(),
  )
  await clearHistory(trx, COMPLAINTS, contacts)
  return keys
}

async function clearVoices(trx: Trx, ids: readonly string[], now: Date): Promise<string[]> {
  const offers = new Set<string>()
  const keys: string[] = []
  for (const id of ids) {
    const voice = await getVoice(trx, id)
    await removeVoice(trx, voice, now)
    offers.add(voice.recordId)
    if (voice.proof) keys.push(voice.proof)
  }
  await inParts([...offers], (some) =>
    trx
      .deleteFrom('voiceMonth')
      .where('recordId', 'in', some)
      .where('people', '=', 0)
      .where('withdrawn', '=', 0)
      .execute(),
  )
  return keys
}

async function clearComplaints(trx: Trx, ids: readonly string[], now: Date): Promise<string[]> {
  const offers = new Set<string>()
  const keys: string[] = []
  for (const id of ids) {
    const complaint = await getComplaint(trx, id)
    keys.push(...(await dropFiles(trx, id)))
    await removeComplaint(trx, complaint, now)
    if (complaint.state === 'solved') {
      await removeChange(trx, complaint.recordId, solvedComplaint(complaint.number).fact)
    }
    offers.add(complaint.recordId)
  }
  await inParts([ALL_OFFERS, ...offers], (some) =>
    trx.deleteFrom('complaintSum').where('recordId', 'in', some).where('value', '=', 0).execute(),
  )
  return keys
}
