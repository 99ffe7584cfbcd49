import { z } from 'zod'

/** What staff sign: the packing slip of a parcel, or the test report of an order. */
export const signedDocument = z.enum(['packing-slip', 'test-report'])
export type SignedDocument = z.infer<typeof signedDocument>
