/** What a role needs to rebuild, switch and discard, and to retry and skip. */
export const changePermission = 'operations.change'

/** What a role needs to see this page, and to compare. */
export const readPermission = 'operations.read'
