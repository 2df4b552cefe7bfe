import type { RuleName } from '#posts/checks/rules.ts'

/** Short names of failed rules for list filters. Separate from the rules, so that lists do not have to load those. */
export const FAILS: Record<RuleName, string> = {
  'no-title': 'No title',
  'no-writer': 'No writer',
  'no-text': 'No text',
  'no-subject': 'Nothing is reviewed',
  'missing-target': 'Link without a target',
  'offer-without-link': 'Offer without a link',
  'offer-without-licence': 'Offer without a licence',
  'unsigned-article': 'Article without a writer',
  'list-without-reason': 'List without a reason',
  'heading-order': 'Heading skips a level',
  'empty-heading': 'Heading without words',
  'leftover-words': 'Words left over',
  'old-figure': 'Figure out of date',
  'against-terms': 'Says other than the bonus terms',
  'moved-link': 'Redirected link',
  'dead-link-inside': 'Dead link within the site',
  'dead-link-outside': 'Dead link out of the site',
  'empty-block': 'Block shows nothing',
  'kept-source': 'Left over from the old site',
  'no-alt': 'Picture without alt text',
  'title-length': 'Title too long',
  'description-length': 'Length of the description',
  'same-title': 'Same title as another',
  'no-way-here': 'No page links to it',
}
