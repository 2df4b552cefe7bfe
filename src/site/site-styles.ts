import '#ui/site/tokens.css'
import '#ui/site/fonts.css'
import '#ui/site/base.css'
import '#ui/site/kit.css'

// Views are rendered on the server only, so the browser's build learns of their styles here.
// What the back office looks like is none of the site's.
import.meta.glob(['../blocks/**/*.css', '../posts/**/*.css', './**/*.css', '!**/*.module.css', '!**/admin/**'], {
  eager: true,
})
