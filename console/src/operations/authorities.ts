/** What a role needs to rebuild, switch and discard, and to retry and skip. */
export const changeAuthority = 'operations.change'

/** What a role needs to see this page, and to compare. */
export const readAuthority = 'operations.read'
