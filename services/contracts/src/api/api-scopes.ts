/** What a key may be allowed. A call says which one it needs (`apiScope`); a call that says none refuses every key. */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'quotations:write',
  'catalogue:read',
  'stock:read',
  'stock:write',
  'events:read',
  'personal-data:read',
  'webhooks:manage',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** What a buyer's key may be allowed: calls that buyers may make need nothing else. */
export const buyerApiScopes = [
  'orders:read',
  'orders:write',
  'quotations:write',
  'catalogue:read',
  'webhooks:manage',
] as const satisfies readonly ApiScope[]

/** What the console offers for keys of staff: calls that staff may make need nothing else. Older keys can have others. */
export const staffApiScopes = [
  'catalogue:read',
  'stock:read',
  'stock:write',
  'events:read',
  'personal-data:read',
  'webhooks:manage',
] as const satisfies readonly ApiScope[]
