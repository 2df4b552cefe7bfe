export const PASSWORD_HINT = 'At least 12 characters. A sentence is easier to remember than a code.'
