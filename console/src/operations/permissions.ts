/** Permission to rebuild, switch and discard, and to retry and skip. */
export const changePermission = 'operations.change'

/** Permission to see this page, and to compare. */
export const readPermission = 'operations.read'
