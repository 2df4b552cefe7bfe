import '#ui/site/tokens.css'
import '#ui/site/fonts.css'
import '#ui/site/base.css'
import '#ui/site/kit.css'

// Views are rendered on the server only, so the browser's build learns of their styles here.
import.meta.glob(['../blocks/**/*.css', '../posts/**/*.css', './**/*.css'], { eager: true })
