/** Buyers and staff are separate stores with separate tokens. */
export type Audience = 'buyer' | 'staff'
