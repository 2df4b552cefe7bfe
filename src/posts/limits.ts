export const MAX_REFERENCES = 50
export const MAX_FAQ = 30
export const MAX_TABLE_CONTENT = 100
export const MAX_BREADCRUMBS = 5
export const MAX_ANSWER = 1500
export const MAX_KEPT_FIGURES = 50
export const CONTENTS_TITLE_MAX = 200
