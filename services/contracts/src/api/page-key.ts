/** Name of the hidden field by which a plain form of a page sends its idempotency key: forms cannot send headers. */
export const pageKeyField = 'pageKey'
