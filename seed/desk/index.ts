import { demoWaitingChanges } from './changes.ts'
import { clickDays, demoClicks, demoPairs } from './clicks.ts'
import { demoLinkChecks } from './links.ts'
import { demoMessages } from './messages.ts'
import { demoNotes } from './notes.ts'
import { demoComplaints, demoContacts } from './complaints.ts'
import { demoPapers } from './papers.ts'
import { colleagues } from './people.ts'
import { demoPosts } from './posts.ts'
import { demoTemplates } from './templates.ts'
import { timesAround } from './times.ts'
import { demoViews } from './views.ts'
import { demoReads } from './reads.ts'
import { demoVoices } from './voices.ts'

/**
 * What happens in the newsroom around the day of the first start: none of it is on a public page but what players
 * have written. */
export function demoDesk(now: Date) {
  const times = timesAround(now)
  const voices = demoVoices(times)
  const complaints = demoComplaints(times)
  return {
    joinedAt: times.at(-90, 9),
    colleagues,
    posts: demoPosts(times),
    changes: demoWaitingChanges(times),
    notes: demoNotes(times),
    messages: demoMessages(times),
    views: demoViews(times),
    templates: demoTemplates(times),
    links: demoLinkChecks(times),
    voices,
    complaints,
    contacts: demoContacts(times),
    papers: demoPapers(voices, complaints),
    clickDays: clickDays(times),
    clicks: demoClicks(times),
    pairs: demoPairs(times),
    reads: demoReads(times),
  }
}
